import type pg from 'pg'
import { excerpt } from '../http/fill-positions.ts'

const companyCount = 400
const positionsPerFacility = 3

/*
 * Positions spread like the population. The population of a ZIP code is not known, but a county has the more ZIP codes the
 * more people live in it, so counties are weighted by theirs. The same in every run.
 */
const prepare = [
  `create table bench_weight as
   select zip, city, state, latitude, longitude, sum(weight) over (order by zip) as up_to
   from (select *, count(*) over (partition by state, county) as weight from place where city <> '') as known`,
  'create unique index on bench_weight (up_to)',
  `insert into company (source, external_id, name, about)
   select 'scale', n::text, 'Riverside Distribution ' || n, 'We move what the region eats and wears.'
   from generate_series(1, ${companyCount}) as n`,
]

/** A number from 0 to 1 that is always the same for the same text. */
const chance = (text: string) => `(('x' || substr(md5(${text}), 1, 8))::bit(32)::bigint / 4294967296.0)`

const facilities = `insert into facility (company_id, external_id, address, city, region, zip, latitude, longitude, approximate)
   select (select min(id) from company where source = 'scale') + n % ${companyCount}, n::text, n || ' Commerce Road',
     place.city, place.state, place.zip, place.latitude + (${chance(`'a' || n`)} - 0.5) / 20,
     place.longitude + (${chance(`'o' || n`)} - 0.5) / 20, false
   from generate_series($1::int, $2::int) as n,
   lateral (select * from bench_weight
            where up_to >= ${chance('n::text')} * (select max(up_to) from bench_weight)
            order by up_to limit 1) as place
   on conflict do nothing`

const positions = `insert into position (source, external_id, company_id, facility_id, state, title, excerpt, sections, wage_from,
     wage_to, role, shifts, schedule_type, schedule_start, posted_at, changed_at, version, content_hash, weekend,
     entry, experience_months, keywords)
   select 'scale', n::text, f.company_id, f.id, case when n % 20 = 0 then 'closed' else 'open' end,
     'Warehouse Associate, Line ' || n,
     '${excerpt}',
     '[{"heading":"What you will do","text":"- Pick orders by scanner\\n- Load trailers\\n- Keep the aisle clear"}]',
     15 + n % 12, case when n % 3 = 0 then null else 17 + n % 14 end,
     (array[8, 16, 32, 64])[1 + n % 4], 1 + n / 4 % 7, n % 3, '7:00AM',
     now() - n % 40 * interval '1 day', now(), 1, md5(n::text), n % 3 = 0, n % 2 = 0, n % 4 * 6,
     (array['{forklift}', '{forklift,picking}', '{}', '{pallet-jack}'])[1 + n % 4]::text[]
   from generate_series($1::int, $2::int) as n
   join facility f on f.external_id = (1 + n / ${positionsPerFacility})::text and f.company_id >= (select min(id) from company where source = 'scale')`

/** Adds positions to the database, up to a number. */
export async function grow(client: pg.Client, from: number, to: number): Promise<void> {
  if (from === 0) for (const statement of prepare) await client.query(statement)
  await client.query(facilities, [
    Math.floor(from / positionsPerFacility) + 1,
    Math.floor(to / positionsPerFacility) + 1,
  ])
  await client.query(positions, [from + 1, to])
  await client.query('analyze')
}
