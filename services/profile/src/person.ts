import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import { sectionNames, type SectionName, type SectionValue } from '@lunchpail/contracts/profile/sections'
import type { Section } from '../generated/client.ts'
import type { Tx } from './database.ts'
import { preferencesOf, type KeptPreferences } from './domain/preferences.ts'

export interface KeptSection {
  readonly version: number
  readonly changed_at: string
  readonly value: SectionValue
}

/** All that is kept of one person. */
export interface Person {
  readonly accountId: string
  readonly sections: Readonly<Partial<Record<SectionName, KeptSection>>>
  /** the values of all sections together */
  readonly value: SectionValue
  readonly keptPreferences: KeptPreferences
  readonly preferences: Preferences
}

type Reader = Pick<Tx, 'section' | 'preferences'>

export async function readPerson(database: Reader, accountId: string): Promise<Person> {
  const [rows, preferences] = await Promise.all([
    database.section.findMany({ where: { accountId } }),
    database.preferences.findUnique({ where: { accountId } }),
  ])
  return personOf(accountId, rows, preferences?.value)
}

export function personOf(accountId: string, rows: readonly Section[], kept: unknown): Person {
  const known = rows.filter((row) => (sectionNames as readonly string[]).includes(row.name))
  const sections: Person['sections'] = Object.fromEntries(
    known.map((row) => [
      row.name,
      { version: row.version, changed_at: row.changedAt.toISOString(), value: row.value as SectionValue },
    ]),
  )
  const value: SectionValue = Object.assign({}, ...known.map((row) => row.value))
  const keptPreferences = (kept ?? {}) as KeptPreferences
  return { accountId, sections, value, keptPreferences, preferences: preferencesOf(keptPreferences, value) }
}

/** Two writes of one person wait for each other here, so that each is decided on what stands. */
export async function lockPerson(tx: Tx, accountId: string): Promise<Person> {
  await tx.$executeRawUnsafe('select pg_advisory_xact_lock(hashtextextended($1, 0))', accountId)
  return readPerson(tx, accountId)
}
