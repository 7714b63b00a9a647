import { hourMs } from '@lunchpail/contracts/durations'
import type { Message } from '@lunchpail/contracts/engagement/messages-api'
import type { Progress } from '@lunchpail/contracts/notifications/ways'
import { furtherOf, type Progresses } from '../notices/find-progress.ts'

interface Written {
  readonly id: string
  readonly at: Date
}

/** Where a text has come so far, no email is looked for. */
const onItsWay: readonly (Progress | undefined)[] = ['delivered', 'handed-over', 'short-email', 'held']
const whole: readonly Progress[] = ['delivered', 'handed-over']

/**
 * How far a manager's message has come. One that no text brings and that has no email of its own has that of the earlier one
 * within the hour (email-of-hour.ts), which leads to the thread: what became of it became of this one.
 */
export function sentOf(
  { id, at }: Written,
  latestFirst: readonly Written[],
  { furthest, byEmail }: Progresses,
): Pick<Message, 'sent' | 'told_before'> {
  const own = furthest.get(id)
  const told = latestFirst.filter((one) => one.at <= at && byEmail.has(one.id))
  const before = told[0] && byEmail.get(told[0].id)
  if (!before || byEmail.has(id) || onItsWay.includes(own?.progress)) return { sent: own ?? null }
  if (at.getTime() - sentAtOf(told) >= hourMs) return { sent: own ?? null }
  if (whole.includes(before.progress)) return { sent: own ?? null, told_before: true }
  return { sent: furtherOf(own, before) }
}

/** When the email of the latest of these went: as it was written, or at the end of the hour of the email before. */
const sentAtOf = (latestFirst: readonly Written[]): number =>
  latestFirst.reduceRight((before, { at }) => Math.max(at.getTime(), before + hourMs), -Infinity)
