import { newerSection } from '@lunchpail/contracts/profile/rules/newer-section'
import { stepErrors } from '@lunchpail/contracts/profile/rules/sent-errors'
import { sectionNames, sectionOf } from '@lunchpail/contracts/profile/sections'
import { knownSectionValue } from '@lunchpail/contracts/profile/sent-section'
import { isKnown } from '@lunchpail/contracts/open-enumeration'
import { sectionSaved } from '@lunchpail/contracts/wizard/events'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { lockPerson } from './read-person.ts'
import { savePerson } from './save-person.ts'

/**
 * Saves a section that was answered in the application, unless the person saved it here later. It is checked as on the
 * day when it was saved there; a section that breaks a rule is skipped.
 */
export const onSectionSaved = ({
  clock,
  notice,
  findHome,
  log,
}: Pick<Deps, 'clock' | 'notice' | 'findHome' | 'log'>) =>
  reaction(sectionSaved, { from: 'beginning' }, async (tx: Tx, data, { id, traceparent }) => {
    const { account_id: accountId, section } = data
    const sent = knownSectionValue(data.value)
    if (!isKnown(sectionNames, section) || sent === null) {
      // of a newer release: the application keeps it until profile publishes it
      log.warn({ event: id }, 'section of an application is not known yet')
      return undefined
    }
    const savedAt = new Date(data.saved_at)
    const person = await lockPerson(tx, accountId)
    if (newerSection(person.sections[section] ?? null, data) === 'stored') return undefined
    const value = sectionOf(section, sent)
    const fields = Object.keys(stepErrors(value, person.value, utcDay(savedAt)))
    if (fields.length > 0) {
      log.warn({ event: id, section, fields: fields.length }, 'section of an application skipped')
      return undefined
    }
    const changed = await savePerson(
      tx,
      person,
      { value },
      { savedAt, at: clock.now(), traceparent },
      findHome,
    )
    return changed ? () => notice({ kind: 'changed', accountId, topic: 'profile' }) : undefined
  })
