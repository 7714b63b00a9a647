import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import type { SectionVersion } from '@lunchpail/contracts/profile/rules/newer-section'
import { sectionNames, type SectionName, type SectionValue } from '@lunchpail/contracts/profile/sections'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import type { Preferences as PreferencesRow, ReferenceRequest, Section } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { preferencesOf, type StoredPreferences } from './preferences.ts'

export interface StoredSection extends SectionVersion {
  readonly value: SectionValue
}

/** All that is stored of one person. */
export interface StoredPerson {
  readonly accountId: string
  readonly sections: Readonly<Partial<Record<SectionName, StoredSection>>>
  /** the values of all sections together */
  readonly value: SectionValue
  readonly storedPreferences: StoredPreferences
  readonly preferences: Preferences
  /** by which box, and when, they agreed to job alerts by text */
  readonly alertsConsent: AlertsConsent | null
  readonly relocation: Relocation
  /** how many questions of companies they answered */
  readonly companyAnswers: number
  /** what the managers who gave a reference were asked about */
  readonly references: readonly ReferenceRequest[]
}

export interface AlertsConsent {
  readonly at: Date
  readonly wording: string
}

/** Null where the person was never asked. */
export interface Relocation {
  readonly locationScreen: boolean | null
  readonly moveDate: string | null
}

type Reader = Pick<Tx, 'section' | 'preferences' | 'relocation' | 'referenceRequest' | 'answer'>

export async function readPerson(database: Reader, accountId: string): Promise<StoredPerson> {
  const [rows, preferences, relocation, references, companyAnswers] = await Promise.all([
    database.section.findMany({ where: { accountId } }),
    database.preferences.findUnique({ where: { accountId } }),
    database.relocation.findUnique({ where: { accountId } }),
    database.referenceRequest.findMany({ where: { accountId, state: 'answered' } }),
    database.answer.count({ where: { accountId } }),
  ])
  return { ...personOf(accountId, rows, preferences, relocation), companyAnswers, references }
}

type StoredRow = Pick<PreferencesRow, 'value' | 'alertsAgreedAt' | 'alertsWording'>

const consentOf = (row: StoredRow | null | undefined): AlertsConsent | null =>
  row?.alertsAgreedAt && row.alertsWording ? { at: row.alertsAgreedAt, wording: row.alertsWording } : null

/** A box for texts that was ticked before it said to what is no consent, and no answer: whoever ticked it is asked anew. */
function preferencesIn(row: StoredRow | null | undefined): StoredPreferences {
  const { sms_job_alerts_enabled: texts, ...rest } = (row?.value ?? {}) as StoredPreferences
  return texts === undefined || (texts && !consentOf(row)) ? rest : { ...rest, sms_job_alerts_enabled: texts }
}

export function personOf(
  accountId: string,
  rows: readonly Section[],
  stored: StoredRow | null | undefined,
  relocation: Relocation | null = null,
): StoredPerson {
  const known = rows.filter((row) => (sectionNames as readonly string[]).includes(row.name))
  const sections: StoredPerson['sections'] = Object.fromEntries(
    known.map((row) => [
      row.name,
      { version: row.version, changed_at: row.changedAt.toISOString(), value: row.value as SectionValue },
    ]),
  )
  return {
    accountId,
    ...withSections(sections, preferencesIn(stored)),
    alertsConsent: consentOf(stored),
    relocation: relocation ?? { locationScreen: null, moveDate: null },
    companyAnswers: 0,
    references: [],
  }
}

/** What the sections and the stored preferences come to. */
export function withSections(
  sections: StoredPerson['sections'],
  storedPreferences: StoredPreferences,
): Pick<StoredPerson, 'sections' | 'value' | 'storedPreferences' | 'preferences'> {
  const value: SectionValue = Object.assign({}, ...Object.values(sections).map((section) => section.value))
  return { sections, value, storedPreferences, preferences: preferencesOf(storedPreferences, value) }
}

/** Makes writes of one person wait for each other, so that each is based on the one before. */
export async function lockPerson(tx: Tx, accountId: string): Promise<StoredPerson> {
  await lockAccount(tx, accountId)
  return readPerson(tx, accountId)
}
