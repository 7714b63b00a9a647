import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { systemClock } from '@lunchpail/kit-service/clock'
import { runMain, type Command } from '@lunchpail/kit-service/command'
import { openService } from '@lunchpail/kit-service/open-service'
import { service } from '../src/service.ts'
import { findRankedCandidate } from '../src/weights/find-ranking.ts'
import { findReasons } from '../src/why/find-reasons.ts'
import { presentReasons } from '../src/why/present-reasons.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const job = /^[1-9]\d{0,8}$/

/** Tells who supports a candidate what the job's page tells them. */
export const main: Command = async ([account = '', position = ''], { env, out, err }) => {
  if (!uuid.test(account) || !job.test(position)) {
    err('npm run why -- <account id> <job id>\n')
    return 2
  }
  const { pool, close } = await openService(service, { LOG_LEVEL: 'warn', ...env })
  try {
    const statements = pgStatements(pool)
    const now = systemClock.now()
    const candidate = await findRankedCandidate(statements, account)
    const why = await findReasons(statements, candidate, Number(position), now)
    if (!why) {
      err('There is no such job, or candidates may not see it.\n')
      return 1
    }
    const { reason, text, link, more } = presentReasons(why, candidate, 'en', now)
    if (!candidate.known) out('Nothing is known of this account: it is judged by the defaults.\n')
    out([`${reason}: ${text}`, ...more, ...(link ? [link.path] : []), ''].join('\n'))
    return 0
  } finally {
    await close()
  }
}

if (import.meta.main) await runMain(main)
