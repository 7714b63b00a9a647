import type pg from 'pg'

/** As long as one may be: what is longer does not fit the event. */
export const excerpt =
  'Pick, pack and load orders for stores near you. You start the shift with a short meeting, scan what you take, and leave the aisle as you found it. Training is paid and takes one week, and there is no…'

const count = { companies: 200, facilities: 1_500 }

const statements = (positions: number) => [
  `insert into company (source, external_id, name, about)
   select 'bench', n::text, 'Riverside Distribution ' || n, 'We move what the region eats and wears.'
   from generate_series(1, ${count.companies}) as n`,
  `insert into facility (company_id, external_id, address, city, region, zip, latitude, longitude, approximate)
   select 1 + n % ${count.companies}, n::text, n || ' Commerce Road', city, state, zip, latitude, longitude, n % 7 = 0
   from (select *, row_number() over (order by md5(zip)) as n from place where city <> '') as known
   where n <= ${count.facilities}`,
  `insert into position (source, external_id, company_id, facility_id, state, title, excerpt, sections, wage_from,
     wage_to, role, shifts, schedule_type, schedule_start, posted_at, changed_at, version, content_hash)
   select 'bench', n::text, f.company_id, f.id, case when n % 20 = 0 then 'closed' else 'open' end,
     'Warehouse Associate, Line ' || n,
     '${excerpt}',
     '[{"heading":"What you will do","text":"- Pick orders by scanner\\n- Load trailers\\n- Keep the aisle clear"}]',
     15 + n % 12, case when n % 3 = 0 then null else 17 + n % 14 end,
     (array[8, 16, 32, 64])[1 + n % 4], 1 + n / 4 % 7, n % 3, '7:00AM',
     timestamptz '2026-11-20' - n % 40 * interval '1 day', timestamptz '2026-11-20', 1, md5(n::text)
   from generate_series(1, ${positions}) as n
   join facility f on f.id = 1 + n * 7919 % ${count.facilities}`,
  'analyze',
]

/** Positions at facilities all over the country, as dense as ZIP codes. The same in every run. */
export async function fillPositions(client: Pick<pg.Client, 'query'>, positions: number): Promise<void> {
  for (const statement of statements(positions)) await client.query(statement)
}
