import { createHash } from 'node:crypto'
import type pg from 'pg'
import { hourSeconds } from '@lunchpail/contracts/durations'
import { storedLimiter } from './stored-limiter.ts'

/**
 * Other emails and phone numbers than one's own about which one may ask a service in an hour whether an account has them: auth
 * and wizard count each by itself, as they share no database, which is twice as many at most.
 */
export const contactQuestions = {
  /** typing errors, and a family that applies on one phone */
  ofAccount: 20,
  /** a job center */
  ofNetwork: 200,
} as const

interface Asker {
  readonly accountId: string
  readonly network: string
  readonly contact: string
}

/** Whether the question may be answered. The same one counts once: a page saves it again and again. */
export type CountContactQuestion = (asker: Asker) => Promise<boolean>

/** Counts by account and by network, over all instances; nothing in the table shows whose contact it was. */
export function countContactQuestions(pool: pg.Pool): CountContactQuestion {
  const limiter = (of: string, points: number) =>
    storedLimiter(pool, `contact questions ${of}`, { points, duration: hourSeconds })
  const asked = limiter('asked', 1)
  const limits = [
    limiter('account', contactQuestions.ofAccount),
    limiter('network', contactQuestions.ofNetwork),
  ]
  return async ({ accountId, network, contact }) => {
    const question = hashed(`${accountId} ${contact}`)
    const before = await asked.get(question)
    if (before !== null && before.consumedPoints > 0) return true
    for (const [index, key] of [accountId, network].entries())
      if (!(await consumes(limits[index]!, hashed(key)))) return false
    await consumes(asked, question)
    return true
  }
}

type Limiter = ReturnType<typeof storedLimiter>

async function consumes(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await limiter.consume(key)
    return true
  } catch (failure) {
    // else it is what is left
    if (failure instanceof Error) throw failure
    return false
  }
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')
