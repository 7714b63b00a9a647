/** The version of a section as it is stored. */
export interface SectionVersion {
  readonly version: number
  /** ISO 8601: when the person saved it */
  readonly changed_at: string
}

/** A save of the section. */
export interface SavedSection {
  /** version that the person saw when they began; 0 where there was none */
  readonly based_on: number
  /** ISO 8601: when the person saved it */
  readonly saved_at: string
}

/**
 * Which of the two wins: the stored section or the save. A save wins that was based on the stored version, or on a later
 * one that is unknown here. Where the section was changed elsewhere in between, the last writer wins by the time of the
 * person's save; at the same time, the stored one.
 */
export function newerSection(stored: SectionVersion | null, saved: SavedSection): 'stored' | 'saved' {
  if (!isChangedElsewhere(stored, saved.based_on)) return 'saved'
  return Date.parse(saved.saved_at) > Date.parse(stored!.changed_at) ? 'saved' : 'stored'
}

/** Whether a section was changed after the version that the person saw. */
export const isChangedElsewhere = (
  stored: Pick<SectionVersion, 'version'> | null,
  based_on: number,
): boolean => stored !== null && stored.version > based_on
