import { isDeepStrictEqual } from 'node:util'
import { sectionChanged, type SectionState } from '@lunchpail/contracts/profile/events'
import {
  sectionNames,
  sectionOf,
  type SectionName,
  type SectionValue,
} from '@lunchpail/contracts/profile/sections'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from './database.ts'
import { withReferenceIds } from './domain/reference-ids.ts'
import type { Person } from './person.ts'

/** When the person saved it, the moment of now, and what caused it. */
export interface Saving {
  readonly savedAt: Date
  readonly at: Date
  readonly traceparent?: string | undefined
}

/** The sections that hold one of the fields that were sent. */
export const sectionsOf = (sent: SectionValue): SectionName[] =>
  sectionNames.filter((name) => Object.keys(sectionOf(name, sent)).length > 0)

/**
 * Keeps what was sent over what is there, and says each section that changed; an equal save changes nothing. Answers the
 * fields that changed.
 */
export async function keepSections(
  tx: Tx,
  { accountId, sections }: Person,
  sent: SectionValue,
  { savedAt, at, traceparent }: Saving,
): Promise<(keyof SectionValue)[]> {
  const changedFields: (keyof SectionValue)[] = []
  const things: SectionState[] = []
  for (const name of sectionsOf(sent)) {
    const kept = sections[name]
    const value = { ...kept?.value, ...sectionOf(name, sent) }
    if (value.jobs) value.jobs = withReferenceIds(value.jobs, kept?.value.jobs)
    const changed = (Object.keys(value) as (keyof SectionValue)[]).filter(
      (field) => !isDeepStrictEqual(value[field], kept?.value[field]),
    )
    if (changed.length === 0) continue
    changedFields.push(...changed)
    const version = (kept?.version ?? 0) + 1
    // A clock that is behind makes no section older than it was.
    const changedAt = new Date(Math.max(savedAt.getTime(), kept ? Date.parse(kept.changed_at) : 0))
    await tx.section.upsert({
      where: { accountId_name: { accountId, name } },
      create: { accountId, name, version, changedAt, value },
      update: { version, changedAt, value },
    })
    things.push({ account_id: accountId, section: name, version, changed_at: changedAt.toISOString(), value })
  }
  if (things.length > 0)
    await emit(
      tx,
      sectionChanged,
      { things },
      { at, subject: accountId, ...(traceparent && { traceparent }) },
    )
  return changedFields
}
