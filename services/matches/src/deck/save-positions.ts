// SQL by hand: one statement for up to 500 positions, which are written where their version is newer.
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { isNewer } from '@lunchpail/kit-database/upsert-newest'

/** A row of the tables position, skill_set and position_card. */
export interface PositionInput {
  readonly id: number
  readonly version: number
  readonly open: boolean
  /** bit, 0 where no category fits */
  readonly role: number
  /** bits, 0 where none is known */
  readonly shifts: number
  readonly weekend: boolean
  readonly overtime: boolean
  /** bits */
  readonly attributes: number
  readonly wage_from: number | null
  readonly wage_to: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly experience_months: number
  /** milliseconds since 1970, 0 where it is not known */
  readonly posted: number
  /** sorted */
  readonly keywords: readonly string[]
  readonly state: object
}

/** A set that another instance inserts at the same time is found by the next statement. */
const insertSkillSets = `insert into skill_set (keywords)
  select distinct array(select jsonb_array_elements_text(item -> 'keywords')) as keywords
  from jsonb_array_elements($1::jsonb) as item
  except select keywords from skill_set
  on conflict do nothing`

/** What a position fits by, or who is pre-qualified for it. */
const fitsBy = (row: 'old' | 'new'): string =>
  [
    'role',
    'shifts',
    'weekend',
    'overtime',
    'attributes',
    'wage_from',
    'wage_to',
    'latitude',
    'longitude',
    'experience_months',
    'skill_set_id',
  ]
    .map((column) => `${row}.${column}`)
    .join(', ')

const upsert = `with items as (
    select distinct on (item.id) item.*, s.id as skill_set_id
    from jsonb_to_recordset($1::jsonb) as item (id int, version int, open bool, role int, shifts int, weekend bool,
      overtime bool, attributes int,
      wage_from float8, wage_to float8, latitude float8, longitude float8, experience_months int, posted bigint,
      keywords text[], state jsonb)
    join skill_set s on s.keywords = item.keywords
    order by item.id, item.version desc
  ), changed as (
    insert into position as stored (id, version, open, role, shifts, weekend, overtime, attributes, wage_from, wage_to, latitude, longitude,
      experience_months, skill_set_id, posted, epoch)
    select id, version, open, role, shifts, weekend, overtime, attributes, wage_from, wage_to, latitude, longitude, experience_months,
      skill_set_id, posted, coalesce($2::bigint, 0) from items
    on conflict (id) do update set (version, open, role, shifts, weekend, overtime, attributes, wage_from, wage_to, latitude, longitude,
      experience_months, skill_set_id, posted, epoch)
    = (excluded.version, excluded.open, excluded.role, excluded.shifts, excluded.weekend, excluded.overtime,
      excluded.attributes, excluded.wage_from,
      excluded.wage_to, excluded.latitude, excluded.longitude, excluded.experience_months, excluded.skill_set_id,
      excluded.posted, greatest(stored.epoch, excluded.epoch))
    where ${isNewer('excluded.version')}
    returning new.id, new.epoch, new.version, new.open and (old.open is not true
      or (${fitsBy('old')}) is distinct from (${fitsBy('new')})) as fits_others
  ), card as (
    insert into position_card (position_id, state, epoch) select id, state, changed.epoch from items join changed using (id)
    on conflict (position_id) do update set (state, epoch) = (excluded.state, excluded.epoch)
  ), marked as (
    -- the card is read here as it was before this statement
    insert into changed_position (position_id, version, changed_at, twin_id)
    select id, version, $3::timestamptz, (before.state ->> 'same_as')::int
    from changed left join position_card before on before.position_id = id
    where fits_others and $3::timestamptz is not null
    on conflict (position_id) do update set (version, changed_at, done_to, twin_id)
      = (excluded.version, excluded.changed_at, null, excluded.twin_id)
    returning position_id
  )
  select count(*)::int as marked from marked`

/** Returns how many are open anew, or fit others than before: at `newsAt` they are marked for src/fan-out, or not where that is null. */
export async function savePositions(
  tx: Transaction,
  positions: readonly PositionInput[],
  epoch: number | undefined,
  newsAt: Date | null,
): Promise<number> {
  const rows = JSON.stringify(positions)
  await tx.$executeRawUnsafe(insertSkillSets, rows)
  const [saved] = await tx.$queryRawUnsafe<{ readonly marked: number }[]>(
    upsert,
    rows,
    epoch ?? null,
    newsAt?.toISOString() ?? null,
  )
  return saved!.marked
}
