import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import type { SectionVersion } from '@lunchpail/contracts/profile/rules/newer-section'
import { sectionNames, type SectionName, type SectionValue } from '@lunchpail/contracts/profile/sections'
import { sendAccountLock } from '@lunchpail/kit-database/lock-account'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Preferences as PreferencesRow, Section } from '../../generated/client.ts'
import { preferencesOf, type StoredPreferences } from './preferences.ts'
import { selectPerson, type AboutJob, type Published } from './select-person.ts'

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
  readonly references: readonly AboutJob[]
  /** what was last published of them for matching */
  readonly published: Published | null
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

export async function readPerson(on: Transaction, accountId: string): Promise<StoredPerson> {
  const { sections, preferences, relocation, answers, ...rest } = await selectPerson(on, accountId)
  const rows = sections.map(({ name, version, changedAt, value }) => ({
    name,
    version,
    changedAt: new Date(changedAt),
    value: value as SectionRow['value'],
  }))
  const stored = preferences && {
    value: preferences.value as StoredRow['value'],
    alertsAgreedAt: preferences.alertsAgreedAt === null ? null : new Date(preferences.alertsAgreedAt),
    alertsWording: preferences.alertsWording,
  }
  return { ...personOf(accountId, rows, stored, relocation), ...rest, companyAnswers: answers }
}

type StoredRow = Pick<PreferencesRow, 'value' | 'alertsAgreedAt' | 'alertsWording'>
type SectionRow = Omit<Section, 'accountId'> & Partial<Section>

const consentOf = (row: StoredRow | null | undefined): AlertsConsent | null =>
  row?.alertsAgreedAt && row.alertsWording ? { at: row.alertsAgreedAt, wording: row.alertsWording } : null

/** A box for texts that was ticked before it said to what is no consent, and no answer: whoever ticked it is asked anew. */
function preferencesIn(row: StoredRow | null | undefined): StoredPreferences {
  const { sms_job_alerts_enabled: texts, ...rest } = (row?.value ?? {}) as StoredPreferences
  return texts === undefined || (texts && !consentOf(row)) ? rest : { ...rest, sms_job_alerts_enabled: texts }
}

export function personOf(
  accountId: string,
  rows: readonly SectionRow[],
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
    published: null,
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
export async function lockPerson(tx: Transaction, accountId: string): Promise<StoredPerson> {
  await sendAccountLock(tx, accountId)
  return readPerson(tx, accountId)
}
