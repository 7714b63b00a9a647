import type { Question } from '@lunchpail/contracts/jobs/question'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { Database } from '../database.ts'
import { findKnownAnswers, withKnownAnswers } from './known-answers.ts'
import { answeredBefore, prefill } from './prefill.ts'

/** Submits that are looked through for when a question was answered. */
const maxSubmits = 100

/**
 * The answers of the last application that was submitted, with what was answered elsewhere since, and without those that the
 * `current` questions ask again.
 */
export async function afterLastSubmit(
  database: Pick<Database, 'submission' | 'knownAnswer'>,
  accountId: string,
  current: readonly Question[],
  now: Date,
): Promise<Application | undefined> {
  const order = { where: { accountId }, orderBy: { submittedAt: 'desc' } } as const
  const [last, submits, known] = await Promise.all([
    database.submission.findFirst({ ...order, select: { application: true, submittedAt: true } }),
    database.submission.findMany({
      ...order,
      take: maxSubmits,
      select: { questions: true, submittedAt: true },
    }),
    findKnownAnswers(database, accountId, current),
  ])
  if (!last) return undefined
  const submitted = submits.map(({ questions, submittedAt }) => ({
    questions: questions as unknown as Question[],
    submittedAt,
  }))
  const prefilled = prefill(last.application as Application, answeredBefore(submitted, current), now)
  return withKnownAnswers(prefilled, known, current, { savedAt: last.submittedAt, now })
}
