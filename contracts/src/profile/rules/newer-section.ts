/** A section as it is kept. */
export interface KeptSection {
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
 * Which of the two stands: what is kept, or the save. A save that was based on what is kept, or on something later that
 * is not known here yet, stands. Where the section was changed somewhere else in between, what the person saved later
 * stands; of two at the same moment the one that is kept.
 */
export function newerSection(kept: KeptSection | null, saved: SavedSection): 'kept' | 'saved' {
  if (!isChangedElsewhere(kept, saved.based_on)) return 'saved'
  return Date.parse(saved.saved_at) > Date.parse(kept!.changed_at) ? 'saved' : 'kept'
}

/** Whether a section was changed after the version that somebody saw: they are told. */
export const isChangedElsewhere = (kept: Pick<KeptSection, 'version'> | null, based_on: number): boolean =>
  kept !== null && kept.version > based_on
