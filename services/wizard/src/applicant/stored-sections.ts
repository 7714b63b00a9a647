import { sectionNames } from '@lunchpail/contracts/profile/sections'
import { knownSectionValue, type SentSectionValue } from '@lunchpail/contracts/profile/sent-section'
import type { KnownSection, KnownSections } from './merge-draft.ts'

/** As profile sent them: a newer release may know sections and answers that this one does not. */
export type StoredSections = Readonly<
  Record<string, Omit<KnownSection, 'value'> & { readonly value: SentSectionValue }>
>

/** The sections that this release knows, each with a value that it knows whole. */
export const sectionsOf = (stored: StoredSections): KnownSections =>
  Object.fromEntries(
    sectionNames.flatMap((name) => {
      const section = stored[name]
      const value = section && knownSectionValue(section.value)
      return value ? [[name, { ...section, value }]] : []
    }),
  )
