import { isDeepStrictEqual } from 'node:util'
import { sectionChanged, type SectionState } from '@lunchpail/contracts/profile/events'
import { storedJob, storedSchool } from '@lunchpail/contracts/profile/rules/job-texts'
import {
  sectionKeys,
  sectionNames,
  sectionOf,
  type SectionName,
  type SectionValue,
} from '@lunchpail/contracts/profile/sections'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { currentHistory } from '@lunchpail/contracts/wizard/rules/history/current-history'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { withReferenceIds } from './reference-ids.ts'
import type { StoredPerson } from './read-person.ts'

/** What a save is stored and published with. */
export interface SaveContext {
  /** when the person saved it */
  readonly savedAt: Date
  /** now */
  readonly at: Date
  readonly traceparent?: string | undefined
}

/** The fields of a section that were sent; one without a value is taken back. */
const sentOf = (name: SectionName, sent: SectionValue): SectionValue =>
  Object.fromEntries(sectionKeys[name].filter((key) => key in sent).map((key) => [key, sent[key]]))

/** The sections that hold one of the fields that were sent. */
export const sentSections = (sent: SectionValue): SectionName[] =>
  sectionNames.filter((name) => sectionKeys[name].some((key) => key in sent))

// By hand: Prisma's upsert takes one row at a time.
const upsert = `insert into section (account_id, name, version, changed_at, value)
  select account_id, section, version, changed_at, value from jsonb_to_recordset($1::jsonb)
    as state (account_id uuid, section text, version int, changed_at timestamptz, value jsonb)
  on conflict (account_id, name) do update set version = excluded.version, changed_at = excluded.changed_at,
    value = excluded.value`

/**
 * Merges what was sent into the stored sections and publishes each that changed; an equal save changes nothing. Returns
 * the fields that changed, and the sections as they are now.
 */
export async function saveSections(
  tx: Transaction,
  { accountId, sections }: StoredPerson,
  sent: SectionValue,
  { savedAt, at, traceparent }: SaveContext,
): Promise<{
  readonly changed: readonly (keyof SectionValue)[]
  readonly sections: StoredPerson['sections']
}> {
  const changedFields: (keyof SectionValue)[] = []
  const states: SectionState[] = []
  for (const name of sentSections(sent)) {
    const stored = sections[name]
    const value = sectionOf(name, { ...stored?.value, ...sentOf(name, sent) })
    if (value.jobs) value.jobs = withReferenceIds(value.jobs.map(storedJob), stored?.value.jobs)
    if (name === 'history') Object.assign(value, currentHistory(value, utcDay(savedAt)))
    if (value.schools) value.schools = value.schools.map(storedSchool)
    const changed = sectionKeys[name].filter(
      (field) => !isDeepStrictEqual(value[field], stored?.value[field]),
    )
    if (changed.length === 0) continue
    changedFields.push(...changed)
    const version = (stored?.version ?? 0) + 1
    // A clock that is behind must not make a section older than it was.
    const changedAt = new Date(Math.max(savedAt.getTime(), stored ? Date.parse(stored.changed_at) : 0))
    states.push({ account_id: accountId, section: name, version, changed_at: changedAt.toISOString(), value })
  }
  if (states.length > 0) {
    await sendStatement(tx, upsert, JSON.stringify(states))
    await emit(tx, sectionChanged, { things: states }, { at, subject: accountId, traceparent })
  }
  const now = states.map(({ section, version, changed_at, value }) => [
    section,
    { version, changed_at, value },
  ])
  return { changed: changedFields, sections: { ...sections, ...Object.fromEntries(now) } }
}
