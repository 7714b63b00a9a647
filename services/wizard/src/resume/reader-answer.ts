import type { Resume } from './read-resume.ts'
import { UnreadableResume, type UnreadableReason } from './unreadable-resume.ts'

/** What a reader's thread is asked. */
export interface Asked {
  readonly bytes: Uint8Array
  /** so many pages are not looked at, for the case that one took all the time of the file */
  readonly without: number
}

/** What a reader's thread says of a file. */
export type Answer = { readonly resume: Resume } | { readonly unreadable: UnreadableReason }

/** What it says of the pages so far, for the case that it does not come to the last. */
export interface SoFar {
  readonly soFar: Resume
}

export const answerOf = (reading: Promise<Resume>): Promise<Answer> =>
  reading.then(
    (resume): Answer => ({ resume }),
    (failure: unknown): Answer => ({
      unreadable: failure instanceof UnreadableResume ? failure.reason : 'damaged',
    }),
  )
