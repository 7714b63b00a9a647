import type { ResumeProblem } from '@lunchpail/contracts/wizard/enumerations'

export const unreadableReasons = [
  'empty',
  'too-large',
  'type',
  'malware',
  'encrypted',
  'damaged',
  'macros',
  'too-many-pages',
  'too-long',
  'no-text',
  'nothing-found',
  'time',
  'memory',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

/** What its person is told of it. */
export const problemOf = (reason: UnreadableReason): ResumeProblem =>
  reason === 'type' || reason === 'malware' ? reason : 'unreadable'

/** A file that cannot be read, and why. What its parser said is not told: it quotes the file. */
export class UnreadableResume extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}
