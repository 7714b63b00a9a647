export const unreadableReasons = [
  'empty',
  'too-large',
  'type',
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

/** A file that cannot be read, and why. What its parser said is not told: it quotes the file. */
export class UnreadableResume extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}
