import { isDeepStrictEqual } from 'node:util'
import { relocationChanged } from '@lunchpail/contracts/profile/events'
import { alertsTextWording } from '@lunchpail/contracts/profile/alerts-consent'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import { candidateFields } from './candidate.ts'
import type { StoredPreferences } from './preferences.ts'
import type { FindHome } from './find-home.ts'
import { withSections, type AlertsConsent, type Relocation, type StoredPerson } from './read-person.ts'
import { publishCandidate } from './publish-candidate.ts'
import { saveSections, type SaveContext } from './save-sections.ts'

/**
 * Saves what a person sent, under their lock, and publishes it: each section that changed, and the candidate where a field
 * changed that matching may know. Returns the person as they are now, or nothing where nothing changed.
 */
export async function savePerson(
  tx: Tx,
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
  const now = {
    ...person,
    ...withSections(sections, stored?.value ?? person.storedPreferences),
    alertsConsent: stored ? stored.alertsConsent : person.alertsConsent,
  }
  if (stored || changed.some((field) => (candidateFields as readonly string[]).includes(field)))
    await publishCandidate(tx, now, findHome, context)
  return stored || relocation || changed.length > 0
    ? { ...now, relocation: relocation ?? person.relocation }
    : undefined
}

async function saveRelocation(
  tx: Tx,
  { accountId, relocation }: StoredPerson,
  sent: Partial<Relocation>,
  { at, traceparent }: SaveContext,
): Promise<Relocation | undefined> {
  const value = { ...relocation, ...sent }
  if (isDeepStrictEqual(value, { ...relocation })) return undefined
  const { locationScreen, moveDate } = value
  const data = { locationScreen, moveDate }
  const isMove = moveDate !== relocation.moveDate
  const { version } = await tx.relocation.upsert({
    where: { accountId },
    create: { accountId, ...data, version: isMove ? 1 : 0 },
    update: { ...data, ...(isMove && { version: { increment: 1 } }) },
  })
  if (isMove) {
    const state = { id: accountId, version, move_date: moveDate }
    await emit(tx, relocationChanged, { things: [state] }, { at, traceparent })
  }
  return value
}

async function savePreferences(
  tx: Tx,
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
  const row = {
    value,
    alertsAgreedAt: alertsConsent?.at ?? null,
    alertsWording: alertsConsent?.wording ?? null,
  }
  await tx.preferences.upsert({ where: { accountId }, create: { accountId, ...row }, update: row })
  return { value, alertsConsent }
}
