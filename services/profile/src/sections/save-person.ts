import { isDeepStrictEqual } from 'node:util'
import { relocationChanged } from '@lunchpail/contracts/profile/events'
import { alertsTextWording } from '@lunchpail/contracts/profile/alerts-consent'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { candidateFields } from './candidate.ts'
import type { StoredPreferences } from './preferences.ts'
import type { FindHome } from './find-home.ts'
import { withSections, type AlertsConsent, type Relocation, type StoredPerson } from './read-person.ts'
import { publishCandidate } from './publish-candidate.ts'
import { saveSections, type SaveContext } from './save-sections.ts'
import { upsertPreferences, upsertRelocation } from './upsert-person.ts'

/**
 * Saves what a person sent, under their lock, and publishes it: each section that changed, and the candidate where a field
 * changed that matching may know. Returns the person as they are now, or nothing where nothing changed.
 */
export async function savePerson(
  tx: Transaction,
  person: StoredPerson,
  sent: {
    readonly value?: SectionValue
    readonly preferences?: StoredPreferences
    readonly relocation?: Partial<Relocation>
  },
  context: SaveContext,
  findHome: FindHome,
): Promise<StoredPerson | undefined> {
  const { changed, sections } = await saveSections(tx, person, sent.value ?? {}, context)
  const stored = await savePreferences(tx, person, sent.preferences ?? {}, context)
  const relocation = await saveRelocation(tx, person, sent.relocation ?? {}, context)
  const after = {
    ...person,
    ...withSections(sections, stored?.value ?? person.storedPreferences),
    alertsConsent: stored ? stored.alertsConsent : person.alertsConsent,
  }
  const isTold = stored || changed.some((field) => (candidateFields as readonly string[]).includes(field))
  const published = isTold ? await publishCandidate(tx, after, findHome, context) : person.published
  return stored || relocation || changed.length > 0
    ? { ...after, published, relocation: relocation ?? person.relocation }
    : undefined
}

async function saveRelocation(
  tx: Transaction,
  { accountId, relocation }: StoredPerson,
  sent: Partial<Relocation>,
  { at, traceparent }: SaveContext,
): Promise<Relocation | undefined> {
  const value = { ...relocation, ...sent }
  if (isDeepStrictEqual(value, { ...relocation })) return undefined
  const { moveDate } = value
  const isMove = moveDate !== relocation.moveDate
  const version = await upsertRelocation(tx, accountId, value, isMove)
  if (isMove) {
    const state = { id: accountId, version, move_date: moveDate }
    await emit(tx, relocationChanged, { things: [state] }, { at, traceparent })
  }
  return value
}

async function savePreferences(
  tx: Transaction,
  { accountId, storedPreferences, alertsConsent: before }: StoredPerson,
  sent: StoredPreferences,
  { at }: SaveContext,
): Promise<{ readonly value: StoredPreferences; readonly alertsConsent: AlertsConsent | null } | undefined> {
  // one without a value is taken back
  const value = Object.fromEntries(
    Object.entries({ ...storedPreferences, ...sent }).filter(([, answer]) => answer !== undefined),
  )
  // agreed to when it was ticked, not when the same is saved again; none is stored without a consent (`preferencesIn`)
  const alertsConsent = value['sms_job_alerts_enabled']
    ? (before ?? { at, wording: alertsTextWording })
    : null
  if (isDeepStrictEqual(value, storedPreferences) && alertsConsent === before) return undefined
  await upsertPreferences(tx, accountId, value, alertsConsent)
  return { value, alertsConsent }
}
