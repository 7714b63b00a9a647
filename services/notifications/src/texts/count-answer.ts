import { dayMs } from '@lunchpail/contracts/durations'
import type { Tx } from '../database.ts'

/**
 * Answers to keywords, and to what nobody reads, that one number gets in a day: a text costs, and two machines that answer each
 * other never stop.
 */
const mostInADay = 10

interface Texted {
  /** the provider's name of the text, which it may pass on twice */
  readonly cause: string
  readonly recipient: string
  /** every hash that the number ever had */
  readonly hashes: readonly string[]
}

/** Notes that a text is answered; false where the number has had as many answers as it gets. */
export async function countAnswer(tx: Tx, { cause, recipient, hashes }: Texted, at: Date): Promise<boolean> {
  const since = new Date(at.getTime() - dayMs)
  const before = await tx.keywordAnswer.count({
    where: { recipient: { in: [...hashes] }, at: { gt: since }, cause: { not: cause } },
  })
  if (before >= mostInADay) return false
  await tx.keywordAnswer.createMany({ data: { cause, recipient, at }, skipDuplicates: true })
  return true
}
