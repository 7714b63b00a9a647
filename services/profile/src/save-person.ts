import { isDeepStrictEqual } from 'node:util'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import type { Tx } from './database.ts'
import { candidateFields } from './domain/candidate.ts'
import type { KeptPreferences } from './domain/preferences.ts'
import { keepSections, type Saving } from './keep-sections.ts'
import type { Person } from './person.ts'
import type { FindHome } from './places/homes.ts'
import { tellCandidate } from './tell-candidate.ts'

/**
 * Keeps what a person said, in their lock, and tells it: every section that changed, and matching where something
 * changed that it may know. Answers whether anything changed.
 */
export async function savePerson(
  tx: Tx,
  person: Person,
  sent: { readonly value?: SectionValue; readonly preferences?: KeptPreferences },
  saving: Saving,
  findHome: FindHome,
): Promise<boolean> {
  const changed = await keepSections(tx, person, sent.value ?? {}, saving)
  const preferred = await keepPreferences(tx, person, sent.preferences ?? {})
  if (preferred || changed.some((field) => (candidateFields as readonly string[]).includes(field)))
    await tellCandidate(tx, person.accountId, findHome, saving)
  return preferred || changed.length > 0
}

async function keepPreferences(
  tx: Tx,
  { accountId, keptPreferences }: Person,
  sent: KeptPreferences,
): Promise<boolean> {
  const value = { ...keptPreferences, ...sent }
  if (isDeepStrictEqual(value, keptPreferences)) return false
  await tx.preferences.upsert({ where: { accountId }, create: { accountId, value }, update: { value } })
  return true
}
