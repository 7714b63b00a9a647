// SQL by hand: people as profile and auth would have told of them, many at once.
import type pg from 'pg'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { shiftBit, tradeBit, trades } from '@lunchpail/contracts/jobs/enumerations'
import { position } from '../../contracts/test/position.ts'

/** Where people live: the first city is the largest, the second half of it, the third a third. */
const cities = Array.from({ length: 60 }, (_, index) => ({
  latitude: 27 + ((index * 7) % 21),
  longitude: -122 + ((index * 13) % 49),
  weight: 1 / (index + 1),
}))
const whole = cities.reduce((sum, { weight }) => sum + weight, 0)
let sum = 0
const upTo = cities.map(({ weight }) => (sum += weight / whole))

/** A number from 0 to 1 that is always the same for the same index. */
const chance = (index: number, salt: number): number => {
  const mixed = Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453
  return mixed - Math.floor(mixed)
}

/** People from one number to another, all of whom want alerts by text and email, a third of them at once, with wishes of every kind. */
const people = `with drawn as (
    select n, gen_random_uuid() as id, random() as place, random() as north, random() as east, random() as far
    from generate_series($1::int, $2::int) n),
  settled as (
    select *, width_bucket(place, $3::float8[]) + 1 as city from drawn),
  told as (
    insert into account_status (account_id, version, status, timezone, job_alerts)
    select id, 1, 1, 'America/New_York', true from settled)
  insert into candidate (account_id, version, latitude, longitude, told, role, shift, wage, weekend, commute_type, commute_length,
    rating_day, rating_swing, rating_night, rating_weekend, skills, missing_skills, experience_months, answers, offered, reach,
    text_alerts, email_alerts, alert_frequency, text_agreed_at, text_wording, wants_new)
  select id, 1, ($4::float8[])[city] + (north - 0.5) * 0.8, ($5::float8[])[city] + (east - 0.5) * 0.8, true,
    (array[0, 8, 16, 32, 64, 40])[1 + n % 6], (array[0, 1, 3, 4])[1 + n / 2 % 4], (array[10, 15, 18, 20])[1 + n / 4 % 4],
    n % 3 > 0, 1, 30, 4, 3, 2, 3, '{forklift}', '{pallet-jack}', n % 48, 20, (array[7, 1, 2, 4, 3, 5])[1 + n % 6],
    3 + far * 25, true, true, (array['at-once', 'daily', 'weekly'])[1 + n / 8 % 3], now(), 'job-alerts.text-consent-1', true
  from settled`

export async function fillPeople(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query('select setseed(0.5)')
  const latitudes = cities.map(({ latitude }) => latitude)
  const longitudes = cities.map(({ longitude }) => longitude)
  for (let next = from; next < to; next += 100_000)
    await client.query(people, [
      next + 1,
      Math.min(to, next + 100_000),
      upTo.slice(0, -1),
      latitudes,
      longitudes,
    ])
  await client.query('vacuum analyze candidate')
  await client.query('vacuum analyze account_status')
}

/** Of every kind, spread like the people. */
export function positions(count: number, firstId: number): PositionState[] {
  return Array.from({ length: count }, (_, index) => {
    const city = cities[upTo.findIndex((up) => chance(index, 1) <= up)] ?? cities[0]!
    const wage = 14 + Math.floor(chance(index, 2) * 14)
    return position({
      id: firstId + index,
      title: `Order Picker ${index}`,
      company_name: 'Riverside Freight',
      latitude: city.latitude + (chance(index, 3) - 0.5) * 0.6,
      longitude: city.longitude + (chance(index, 4) - 0.5) * 0.6,
      role: trades[index % trades.length]!,
      shifts: index % 4 === 0 ? [] : [(['day', 'swing', 'night'] as const)[index % 3]!],
      weekend: index % 5 === 0,
      wage_from: wage,
      wage_to: wage + 4,
      posted_at: new Date().toISOString(),
    })
  })
}

/** Straight into the database: no one is told of them. */
export async function fillPositions(client: pg.Client, jobs: readonly PositionState[]): Promise<void> {
  const rows = jobs.map((job) => ({
    id: job.id,
    role: tradeBit[job.role!],
    shifts: job.shifts.reduce((bits, shift) => bits | shiftBit[shift], 0),
    weekend: job.weekend,
    wage_from: job.wage_from,
    wage_to: job.wage_to,
    latitude: job.latitude,
    longitude: job.longitude,
  }))
  await client.query(
    `insert into position (id, version, open, role, shifts, weekend, wage_from, wage_to, latitude, longitude, experience_months, skill_set_id, posted)
     select id, 1, true, role, shifts, weekend, wage_from, wage_to, latitude, longitude, 0, 0, 0
     from jsonb_to_recordset($1::jsonb) as job (id int, role int, shifts int, weekend bool, wage_from float8, wage_to float8, latitude float8, longitude float8)`,
    [JSON.stringify(rows)],
  )
  await client.query('analyze position')
}

/** A position that fits so many people and no others: they want alerts at once and move to a place where no one else is. */
export async function nearAll(client: pg.Client, count: number, id: number): Promise<PositionState> {
  const place = { latitude: 51, longitude: -100 }
  await client.query(
    `update candidate set latitude = $2 + (random() - 0.5) / 20, longitude = $3 + (random() - 0.5) / 20, reach = 20,
       alert_frequency = 'at-once'
     where account_id in (select account_id from candidate where (role = 0 or role & 8 <> 0) limit $1)`,
    [count, place.latitude, place.longitude],
  )
  await client.query('vacuum analyze candidate')
  return position({
    id,
    title: 'Order Picker',
    company_name: 'Riverside Freight',
    ...place,
    role: 'warehouse',
    shifts: [],
    wage_from: 20,
    wage_to: 25,
    posted_at: new Date().toISOString(),
  })
}
