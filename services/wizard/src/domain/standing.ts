import { newerSection } from '@lunchpail/contracts/profile/rules/newer-section'
import {
  sectionNames,
  type SectionName,
  type SectionValue,
  type SectionVersions,
} from '@lunchpail/contracts/profile/sections'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { isSameValue } from './section-value.ts'

/** A section as it was edited here. */
export type Edit = {
  readonly value: SectionValue
  /** version of profile that the person saw */
  readonly based_on: number
  /** version that profile had told of by then */
  readonly heard: number
  /** ISO 8601 */
  readonly saved_at: string
  /** it was whole, and profile was told of it */
  readonly told: boolean
}
export type Edits = Readonly<Partial<Record<SectionName, Edit>>>

/** A section as profile tells it. */
export interface KnownSection {
  readonly version: number
  /** ISO 8601 */
  readonly changed_at: string
  readonly value: SectionValue
  /** fingerprints of the values before, by version */
  readonly earlier: Readonly<Record<string, string>>
}
export type KnownSections = Readonly<Partial<Record<SectionName, KnownSection>>>

interface Standing {
  readonly value: SectionValue
  /** `edit`: profile has not told of it, nor of anything later */
  readonly from: 'edit' | 'profile' | 'nothing'
  /** the edit gave way to what the person saved somewhere else later */
  readonly gaveWay: boolean
}

/** Which of the two stands: what was edited here, or what profile tells. */
export function standing(edit: Edit | undefined, known: KnownSection | undefined): Standing {
  if (!edit || !known) {
    const from = edit ? 'edit' : known ? 'profile' : 'nothing'
    return { value: edit?.value ?? known?.value ?? {}, from, gaveWay: false }
  }
  const same = isSameValue(edit.value, known.value)
  if (!same && newerSection(known, edit) === 'saved')
    return { value: edit.value, from: 'edit', gaveWay: false }
  // At the very moment of the edit it is the edit itself, as profile took it.
  const later = Date.parse(known.changed_at) > Date.parse(edit.saved_at)
  return { value: known.value, from: 'profile', gaveWay: !same && later }
}

/** The person's sections, with what was edited in the draft laid over them. */
export function standingSections(
  edits: Edits,
  known: KnownSections,
): { readonly application: Application; readonly replaced: SectionName[] } {
  const all = sectionNames.map((name) => ({ name, ...standing(edits[name], known[name]) }))
  return {
    application: Object.assign({}, ...all.map(({ value }) => value)),
    replaced: all.filter(({ gaveWay }) => gaveWay).map(({ name }) => name),
  }
}

export const versionsOf = (known: KnownSections): SectionVersions =>
  Object.fromEntries(Object.entries(known).map(([name, { version }]) => [name, version]))
