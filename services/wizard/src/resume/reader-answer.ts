import type { Resume } from './read-resume.ts'
import { UnreadableResume, type UnreadableReason } from './unreadable-resume.ts'

/** What a reader's thread says of a file. */
export type Answer = { readonly resume: Resume } | { readonly unreadable: UnreadableReason }

export const answerOf = (reading: Promise<Resume>): Promise<Answer> =>
  reading.then(
    (resume): Answer => ({ resume }),
    (failure: unknown): Answer => ({
      unreadable: failure instanceof UnreadableResume ? failure.reason : 'damaged',
    }),
  )
