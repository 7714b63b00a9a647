import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { knownVersion } from '../fields/request-fields.ts'
import { application, type Application } from '../wizard/application.ts'

/*
 * A person's sections. Profile owns them; `version` grows by one with each change of a section. Its value has the keys of
 * an application, so that a step of the wizard edits either.
 */

/** The keys of an application by section. `info` holds what is private: birth date, address, right to work. */
export const sectionKeys = {
  info: [
    'address_international',
    'address_line1',
    'address_line2',
    'address_city',
    'address_state',
    'address_postal_code',
    'birth_date',
    'eligible',
  ],
  schools: ['schools'],
  availability: [
    'pref_shift_day',
    'pref_shift_swing',
    'pref_shift_night',
    'pref_shift_weekend',
    'pref_shift_overtime',
  ],
  shifts: ['pref_shift_start'],
  skills: ['skills'],
  history: ['jobs', 'gaps', 'done_adding_jobs'],
  summary: ['self_promo'],
} as const satisfies Record<string, readonly (keyof Application)[]>
export type SectionName = keyof typeof sectionKeys
export const sectionNames = Object.keys(sectionKeys) as SectionName[]

/** The part of an application that one or several sections hold. */
export const sectionValue = z.pick(application, {
  address_international: true,
  address_line1: true,
  address_line2: true,
  address_city: true,
  address_state: true,
  address_postal_code: true,
  birth_date: true,
  eligible: true,
  schools: true,
  pref_shift_day: true,
  pref_shift_swing: true,
  pref_shift_night: true,
  pref_shift_weekend: true,
  pref_shift_overtime: true,
  pref_shift_start: true,
  skills: true,
  jobs: true,
  gaps: true,
  done_adding_jobs: true,
  self_promo: true,
})
export type SectionValue = z.output<typeof sectionValue>

/** The version of each section that a page was rendered from; 0 for one that was never saved. */
export const sectionVersions = z.partialRecord(z.enum(sectionNames), knownVersion)
export type SectionVersions = z.output<typeof sectionVersions>

/** Sections that were changed elsewhere in between. */
export const replacedSections = listOf(z.enum(sectionNames), sectionNames.length)

/** The part of an application that belongs to a section; keys that are absent stay absent. */
export function sectionOf(name: SectionName, from: Application): SectionValue {
  const entries = sectionKeys[name].filter((key) => from[key] !== undefined).map((key) => [key, from[key]])
  return Object.fromEntries(entries) as SectionValue
}
