import type pg from 'pg'
import { rulesVersion } from '../../services/jobs/src/screening/rules.ts'
import { excerpt } from '@lunchpail/kit-local/rig/fill-positions'
import { written } from './titles.ts'

const companyCount = 4_000
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
   select 'scale', n::text,
     (array['Riverside','Summit','Copper','Blue Line','Harbor','Prairie','Golden','Northgate'])[1 + n % 8] || ' '
       || (array['Distribution','Logistics','Foods','Manufacturing','Freight','Builders','Mechanical','Supply'])[1 + n / 8 % 8] || ' ' || n,
     'We move what the region eats and wears.'
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

const atFacility = `join facility f on f.external_id = (1 + n / ${positionsPerFacility})::text
   and f.company_id >= (select min(id) from company where source = 'scale')`

/** So many are written one by one; all others say the same at other places, as their words take most of the time. */
const writtenCount = 10_000

const writtenPositions = `insert into position (source, external_id, company_id, facility_id, state, title, excerpt, sections,
     wage_from, wage_to, role, shifts, schedule_type, schedule_start, posted_at, changed_at, version, content_hash, weekend,
     entry, experience_months, keywords, benefits, screened)
   select 'scale', n::text, f.company_id, f.id, case when n % 20 = 0 then 'closed' else 'open' end,
     named->>'title',
     '${excerpt}',
     jsonb_build_array(jsonb_build_object('heading', 'What you will do', 'text',
       concat_ws('. ', ($4::text[])[1 + s % 16], ($4::text[])[1 + s / 16 % 16], ($4::text[])[1 + s / 256 % 16], ($4::text[])[1 + s / 4096 % 16]))),
     15 + s % 21, case when n % 3 = 0 then null else 17 + s % 24 end,
     (named->>'role')::int, 1 + s / 4 % 7, s / 64 % 3, '7:00AM',
     now() - s % 40 * interval '1 day' - n % 86400 * interval '1 second', now(), 1, md5(n::text), s % 3 = 0, s / 2 % 3 = 0,
     s / 8 % 4 * 6, array(select jsonb_array_elements_text(named->'skills')), s / 128 % 256, ${rulesVersion}
   from (select n, ('x' || substr(md5('p' || n), 1, 6))::bit(24)::int as s from generate_series($1::int, $2::int) as n) as drawn
   cross join lateral (select $3::jsonb->(s % jsonb_array_length($3::jsonb)) as named) as titled
   ${atFacility}`

const alike = [
  'state',
  'title',
  'excerpt',
  'sections',
  'wage_from',
  'wage_to',
  'role',
  'shifts',
  'schedule_type',
  'schedule_start',
].concat([
  'changed_at',
  'version',
  'weekend',
  'entry',
  'experience_months',
  'keywords',
  'benefits',
  'screened',
])

/** Words of those that are copied, without what says where and when each is: a copy is elsewhere. */
const copiedWords = `create temp table bench_words as
   select id, ts_delete(ts_filter(words, '{a,b}'), array(select lexeme from unnest(words) where lexeme ~ '^zz[nad][0-9]+$')) as heads,
     strip(to_tsvector('words', plain_words((select string_agg(part #>> '{}', ' ') from jsonb_path_query(sections, '$[*].*') as part)))) as body
   from position where source = 'scale' and external_id::int <= ${writtenCount}`

/** As the trigger of `position` writes them. */
const copiedPositions = `with copied as (
     select n, f.company_id, f.id as facility_id, like_this.posted_at - n % 3600 * interval '1 second' as posted_at, f.spot,
       cell_of(f.latitude, f.longitude, 10) as cell, known.heads, known.body,
       cell_of(f.latitude, f.longitude, 4) as near, cell_of(f.latitude, f.longitude, 1) as around,
       concat_ws(' ', c.name, f.city, f.region, f.zip) as at, ${alike.map((column) => `like_this.${column}`).join(', ')}
     from generate_series($1::int, $2::int) as n
     join position like_this on like_this.source = 'scale' and like_this.external_id = (1 + n * 7919::bigint % ${writtenCount})::text
     join bench_words known on known.id = like_this.id
     ${atFacility} join company c on c.id = f.company_id),
   said as (
     select *, heads || setweight(to_tsvector('words', plain_words(at)), 'C')
       || setweight(to_tsvector('words', concat('zzn', near, ' zza', around, ' zzd', extract(epoch from posted_at)::int / 86400)), 'B') as words
     from copied)
   insert into position (source, external_id, company_id, facility_id, posted_at, content_hash, spot, cell, words, body, ${alike.join(', ')})
   select 'scale', n::text, company_id, facility_id, posted_at, md5(n::text), spot, cell, words, strip(words) || body, ${alike.join(', ')}
   from said`

/**
 * What is offered while a visitor types, and what a mistyped word is compared with: titles, companies, cities and their words.
 */
const phrases = `with shown as (
     select distinct 1 as kind, title as shown from position where source = 'scale'
     union select 2, name from company union select 3, city from facility),
   known as (
     select trim(lower(unaccent(plain_words(shown)))) as phrase, kind, shown from shown
     union all select word, 0, word from shown, regexp_split_to_table(lower(unaccent(plain_words(shown))), '[^a-z]+') as word
     where length(word) between 4 and 30)
   insert into search_phrase (phrase, kind, shown) select distinct on (phrase, kind) phrase, kind, shown from known
   where phrase <> '' on conflict do nothing`

/** Runs it without the trigger and the indexes of `position`, which are built anew after it. */
async function inBulk(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'position'::regclass and not indisunique`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query('alter table position disable trigger position_words')
  await work()
  await client.query('alter table position enable trigger position_words')
  await client.query(`set maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await client.query(definition)
}

/** Adds positions to the database, up to a number. */
export async function grow(client: pg.Client, from: number, to: number): Promise<void> {
  if (from === 0) for (const statement of prepare) await client.query(statement)
  await client.query(facilities, [
    Math.floor(from / positionsPerFacility) + 1,
    Math.floor(to / positionsPerFacility) + 1,
  ])
  await client.query('analyze')
  const lastWritten = Math.min(to, writtenCount)
  if (from < lastWritten)
    await client.query(writtenPositions, [from + 1, lastWritten, written.titles, written.sentences])
  if (to > lastWritten)
    await inBulk(client, async () => {
      await client.query(copiedWords)
      await client.query(copiedPositions, [Math.max(from, lastWritten) + 1, to])
      await client.query('drop table bench_words')
    })
  await client.query(phrases)
  await client.query('vacuum analyze')
}
