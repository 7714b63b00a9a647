// SQL by hand: positions and people as jobs and profile would have told of them, many at once.
import type pg from 'pg'
import { excerpt } from '@lunchpail/kit-local/rig/fill-positions'
import { shiftRatingDefault } from '@lunchpail/contracts/profile/enumerations'
import { position } from '../../contracts/test/position.ts'
import { readPlaces } from '../../services/jobs/src/places/read-places.ts'
import { written } from '../scale/titles.ts'

/** So many in one statement. */
const atOnce = 100_000

/** Where people live and work: ZIP codes, each as often as its county has some, since a county has the more of them the more people live in it. */
async function spread() {
  const places = await readPlaces()
  const countyOf = ({ state, county }: (typeof places)[number]) => `${state} ${county}`
  const inCounty = new Map<string, number>()
  for (const one of places) inCounty.set(countyOf(one), (inCounty.get(countyOf(one)) ?? 0) + 1)
  const whole = places.reduce((sum, one) => sum + inCounty.get(countyOf(one))!, 0)
  let sum = 0
  const upTo = places.map((one) => (sum += inCounty.get(countyOf(one))! / whole))
  const latitudes = places.map(({ latitude }) => latitude)
  return [upTo.slice(0, -1), latitudes, places.map(({ longitude }) => longitude)] as const
}

/** Numbers from one to another, each with a place and random numbers from 0 to 1. */
const drawn = `drawn as (
    select n, r, width_bucket(place, $3::float8[]) + 1 as at, (north - 0.5) / 20 as north, (east - 0.5) / 20 as east
    from (select n, random() as place, random() as north, random() as east, (random() * 1e8)::int as r
      from generate_series($1::int, $2::int) n) as random)`

const skillSets = `insert into skill_set (keywords) select distinct array(select jsonb_array_elements_text(named->'skills') order by 1)
  from jsonb_array_elements($1::jsonb) as named on conflict do nothing`

/** One of twenty is closed. What a title says of the work, its position asks for. */
const positions = `with ${drawn},
  placed as (
    select n, r, ($4::float8[])[at] + north as latitude, ($5::float8[])[at] + east as longitude,
      $6::jsonb->(r % jsonb_array_length($6::jsonb)) as named from drawn),
  card as (
    insert into position_card (position_id, state)
    select n, $7::jsonb || jsonb_build_object('id', n, 'title', named->>'title', 'wage_from', 15 + r % 21,
      'latitude', latitude, 'longitude', longitude) from placed)
  insert into position (id, version, open, role, shifts, weekend, overtime, attributes, wage_from, wage_to, latitude, longitude,
    experience_months, skill_set_id, posted)
  select n, 1, n % 20 <> 0, (named->>'role')::int, 1 + r / 4 % 7, r % 3 = 0, r % 5 = 0, r / 16 % 8, 15 + r % 21,
    case when n % 3 = 0 then null else 17 + r % 24 end, latitude, longitude,
    case when r / 2 % 3 = 0 then 0 else r / 8 % 4 * 6 end, s.id,
    extract(epoch from now() - r % 40 * interval '1 day' - n % 86400 * interval '1 second')::bigint * 1000
  from placed join skill_set s on s.keywords = array(select jsonb_array_elements_text(named->'skills') order by 1)`

/** With wishes of every kind. Those whose ids are given come first; the first half of them live in New York and go any distance. */
const people = `with ${drawn},
  settled as (
    select n, r, n <= cardinality($6::uuid[]) / 2 as in_new_york, coalesce(($6::uuid[])[n], gen_random_uuid()) as id,
      ($4::float8[])[at] + north as latitude, ($5::float8[])[at] + east as longitude, north, east from drawn)
  insert into candidate (account_id, version, latitude, longitude, told, role, shift, wage, weekend, commute_type, commute_length,
    rating_day, rating_swing, rating_night, rating_weekend, rating_overtime, skills, skill_months, missing_skills, experience_months, answers)
  select id, 1, case when in_new_york then 40.73 + north else latitude end, case when in_new_york then -73.95 + east else longitude end,
    true, (array[0, 8, 16, 32, 64, 40])[1 + r % 6], (array[0, 1, 3, 4])[1 + r / 2 % 4], (array[10, 15, 18, 20])[1 + r / 4 % 4], r % 3 > 0,
    (array[1, 3, 2])[1 + r / 8 % 3], case when in_new_york then 120 else (array[15, 30, 45, 60, 120])[1 + r / 16 % 5] end,
    ${shiftRatingDefault.day}, ${shiftRatingDefault.swing}, 1 + r / 32 % 3, 3, 3, '{forklift}', '{12}', '{pallet-jack}', r % 48, 20
  from settled`

async function inSteps(count: number, step: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += atOnce) await step(from + 1, Math.min(count, from + atOnce))
}

export interface Filled {
  readonly positions: number
  readonly people: number
}

/** The same in every run; whose decks are asked for have these ids. */
export async function fill(client: pg.Client, to: Filled, ids: readonly string[]): Promise<void> {
  const places = await spread()
  await client.query('select setseed(0.5)')
  await client.query(skillSets, [written.titles])
  const { title: _title, ...state } = position({ description: excerpt, weekend: true })
  await inSteps(to.positions, (...range) =>
    client.query(positions, [...range, ...places, written.titles, state]),
  )
  await inSteps(to.people, (...range) => client.query(people, [...range, ...places, ids]))
  await client.query('vacuum analyze')
}
