import { parseArgs } from 'node:util'
import { systemClock } from '@lunchpail/kit-service/clock'
import { runMain, type Command } from '@lunchpail/kit-service/command'
import { openService } from '@lunchpail/kit-service/open-service'
import { operatorName } from '@lunchpail/kit-service/operator-name'
import { settleTwins } from '../src/duplicates/settle-twins.ts'
import { decideReview, decisions, type Decision } from '../src/reports/decide-review.ts'
import { describeReview, lineOfReview } from '../src/reports/describe-review.ts'
import { countQueue, findQueue, findReview } from '../src/reports/find-queue.ts'
import { service } from '../src/service.ts'

const usage =
  'npm run reports [-- show <job id> | keep|reopen <job id> [--reason "why"] | hide <job id> --reason "why, as its company reads it"] [--by <your name>]\n'
const listed = 100
const reasonCharacters = 500

const isDecision = (action: string | undefined): action is Decision =>
  (decisions as readonly (string | undefined)[]).includes(action)

/** Lists the jobs that wait for a look, shows one with both sides, or decides about one. */
export const main: Command = async (args, { env, out, err }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { reason: { type: 'string' }, by: { type: 'string' } },
  })
  const [action, typed = '', ...more] = positionals
  const id = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
  const reason = typeof values['reason'] === 'string' ? values['reason'].trim() : ''
  const by = (typeof values['by'] === 'string' && values['by'].trim()) || operatorName()
  const isKnown = action === 'show' || isDecision(action)
  if (action !== undefined && (!isKnown || id === 0 || more.length > 0)) {
    err(usage)
    return 2
  }
  if (reason.length > reasonCharacters || (action === 'hide' && !reason)) {
    err(`Say why, in at most ${reasonCharacters} characters. ${usage}`)
    return 2
  }
  const { transaction, close } = await openService(service, { LOG_LEVEL: 'warn', ...env })
  try {
    if (isDecision(action)) {
      const decided = await transaction((tx) =>
        decideReview(tx, id, action, { by, reason: reason || null, at: systemClock.now() }),
      )
      // the same job of another feed may take its place, or give it back
      if (decided) await settleTwins(transaction, systemClock)
      if (!decided) err('There is no such job, or it is so already.\n')
      else out(`${JSON.stringify(decided.title)} is ${decided.state}.\n`)
      return decided ? 0 : 1
    }
    if (action === 'show') {
      const review = await transaction((tx) => findReview(tx, id))
      if (!review) err('Such a job is not reviewed, and never was.\n')
      else out(describeReview(review))
      return review ? 0 : 1
    }
    const [queue, count] = await transaction(
      async (tx) => [await findQueue(tx, listed), await countQueue(tx)] as const,
    )
    for (const review of queue) out(lineOfReview(review))
    out(
      `${count} ${count === 1 ? 'job waits' : 'jobs wait'} for a look${count > queue.length ? `; these are the first ${queue.length}` : ''}\n`,
    )
    return 0
  } finally {
    await close()
  }
}

if (import.meta.main) await runMain(main)
