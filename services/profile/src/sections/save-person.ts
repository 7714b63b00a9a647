import { isDeepStrictEqual } from 'node:util'
import { relocationChanged } from '@lunchpail/contracts/profile/events'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import { candidateFields } from './candidate.ts'
import type { StoredPreferences } from './preferences.ts'
import type { FindHome } from './find-home.ts'
import type { Relocation, StoredPerson } from './read-person.ts'
import { publishCandidate } from './publish-candidate.ts'
import { saveSections, type SaveContext } from './save-sections.ts'

/**
 * Saves what a person sent, under their lock, and publishes it: each section that changed, and the candidate where a field
 * changed that matching may know. Returns whether anything changed.
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
): Promise<boolean> {
  const changed = await saveSections(tx, person, sent.value ?? {}, context)
  const preferred = await savePreferences(tx, person, sent.preferences ?? {})
  if (preferred || changed.some((field) => (candidateFields as readonly string[]).includes(field)))
    await publishCandidate(tx, person.accountId, findHome, context)
  const moved = await saveRelocation(tx, person, sent.relocation ?? {}, context)
  return preferred || moved || changed.length > 0
}

async function saveRelocation(
  tx: Tx,
  { accountId, relocation }: StoredPerson,
  sent: Partial<Relocation>,
  { at, traceparent }: SaveContext,
): Promise<boolean> {
  const value = { ...relocation, ...sent }
  if (isDeepStrictEqual(value, { ...relocation })) return false
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
    await emit(
      tx,
      relocationChanged,
      { things: [state] },
      { at, ...(traceparent !== undefined && { traceparent }) },
    )
  }
  return true
}

async function savePreferences(
  tx: Tx,
  { accountId, storedPreferences }: StoredPerson,
  sent: StoredPreferences,
): Promise<boolean> {
  // one without a value is taken back
  const value = Object.fromEntries(
    Object.entries({ ...storedPreferences, ...sent }).filter(([, answer]) => answer !== undefined),
  )
  if (isDeepStrictEqual(value, storedPreferences)) return false
  await tx.preferences.upsert({ where: { accountId }, create: { accountId, value }, update: { value } })
  return true
}
