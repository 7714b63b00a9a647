import type { DataOf } from '@lunchpail/contracts/event'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import { newerSection } from '@lunchpail/contracts/profile/rules/newer-section'
import { stepErrors } from '@lunchpail/contracts/profile/rules/sent-errors'
import { sectionNames, sectionOf, type SectionValue } from '@lunchpail/contracts/profile/sections'
import { knownSectionValue } from '@lunchpail/contracts/profile/sent-section'
import { sectionsSaved } from '@lunchpail/contracts/wizard/events'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { sqlReaction, type AfterCommit } from '@lunchpail/kit-events/subscription'
import type { Deps } from '../deps.ts'
import { lockPerson } from './read-person.ts'
import { savePerson } from './save-person.ts'

type Saved = DataOf<typeof sectionsSaved>['sections'][number]
type Needs = Pick<Deps, 'clock' | 'updateTabs' | 'findHome' | 'log'>

/**
 * Saves the sections that were answered in the application, but for those that the person saved here later. Each is checked as
 * on the day when it was saved there, with those before it; one that breaks a rule is skipped. The person is published once.
 */
export const onSectionSaved = (deps: Needs) => [
  sqlReaction(sectionsSaved, { from: 'beginning' }, async (tx, { account_id, sections }, meta) =>
    saveAnswered(tx, deps, { accountId: account_id, sections }, meta),
  ),
]

async function saveAnswered(
  tx: Transaction,
  { clock, updateTabs, findHome, log }: Needs,
  { accountId, sections }: { readonly accountId: string; readonly sections: readonly Saved[] },
  { id, traceparent }: { readonly id: string; readonly traceparent?: string | undefined },
): Promise<AfterCommit | undefined> {
  let person = await lockPerson(tx, accountId)
  /** by when they were saved: those of one save but seldom were at different times */
  const accepted = new Map<string, SectionValue>()
  let known = person.value
  for (const { section, value: sent, ...saved } of sections) {
    const given = knownSectionValue(sent)
    if (!isKnown(sectionNames, section) || given === null) {
      // of a newer release: the application keeps it until profile publishes it
      log.warn({ event: id }, 'section of an application is not known yet')
      continue
    }
    if (newerSection(person.sections[section] ?? null, saved) === 'stored') continue
    const value = sectionOf(section, given)
    const fields = Object.keys(stepErrors(value, known, utcDay(new Date(saved.saved_at))))
    if (fields.length > 0) {
      log.warn({ event: id, section, fields: fields.length }, 'section of an application skipped')
      continue
    }
    known = { ...known, ...value }
    accepted.set(saved.saved_at, { ...accepted.get(saved.saved_at), ...value })
  }
  let changed = false
  for (const [savedAt, value] of accepted) {
    const context = { savedAt: new Date(savedAt), at: clock.now(), traceparent }
    const now = await savePerson(tx, person, { value }, context, findHome)
    if (!now) continue
    person = now
    changed = true
  }
  return changed ? () => updateTabs({ kind: 'changed', accountId, topic: 'profile' }) : undefined
}
