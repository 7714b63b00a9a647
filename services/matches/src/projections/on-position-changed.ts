import { positionChanged, type PositionState } from '@lunchpail/contracts/jobs/events'
import { roleBit, shiftBit } from '@lunchpail/contracts/jobs/enumerations'
import { requiredMonths } from '@lunchpail/contracts/matches/rules/score'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** One that another instance adds at the same time is found by the statement after this one. */
const addSkillSets = `insert into skill_set (keywords)
  select distinct array(select jsonb_array_elements_text(thing -> 'keywords')) as keywords
  from jsonb_array_elements($1::jsonb) as thing
  except select keywords from skill_set
  on conflict do nothing`

const upsert = `with things as (
    select distinct on (told.id) told.*, s.id as skill_set_id
    from jsonb_to_recordset($1::jsonb) as told (id int, version int, open bool, role int, shifts int, weekend bool,
      wage_from float8, wage_to float8, latitude float8, longitude float8, experience_months int, posted bigint,
      keywords text[], state jsonb)
    join skill_set s on s.keywords = told.keywords
    order by told.id, told.version desc
  ), changed as (
    insert into position as now (id, version, open, role, shifts, weekend, wage_from, wage_to, latitude, longitude,
      experience_months, skill_set_id, posted)
    select id, version, open, role, shifts, weekend, wage_from, wage_to, latitude, longitude, experience_months,
      skill_set_id, posted from things
    on conflict (id) do update set (version, open, role, shifts, weekend, wage_from, wage_to, latitude, longitude,
      experience_months, skill_set_id, posted)
    = (excluded.version, excluded.open, excluded.role, excluded.shifts, excluded.weekend, excluded.wage_from,
      excluded.wage_to, excluded.latitude, excluded.longitude, excluded.experience_months, excluded.skill_set_id,
      excluded.posted)
    where now.version < excluded.version
    returning id
  )
  insert into position_card (position_id, state) select id, state from things where id in (select id from changed)
  on conflict (position_id) do update set state = excluded.state`

const rowOf = (position: PositionState) => {
  const { questions: _asked, ...state } = position
  return {
    id: position.id,
    version: position.version,
    open: position.state === 'open',
    role: position.role ? roleBit[position.role] : 0,
    shifts: position.shifts.reduce((bits, shift) => bits | shiftBit[shift], 0),
    weekend: position.weekend,
    wage_from: position.wage_from,
    wage_to: position.wage_to,
    latitude: position.latitude,
    longitude: position.longitude,
    experience_months: requiredMonths(position),
    posted: position.posted_at === null ? 0 : Date.parse(position.posted_at),
    keywords: [...new Set(position.keywords.map(({ id }) => id))].toSorted(),
    state,
  }
}

export const onPositionChanged = projection(positionChanged, async (tx: Tx, { things }) => {
  const rows = JSON.stringify(things.map(rowOf))
  await tx.$executeRawUnsafe(addSkillSets, rows)
  await tx.$executeRawUnsafe(upsert, rows)
})
