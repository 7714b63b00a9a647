import { interviewOutcome } from '@lunchpail/contracts/engagement/enumerations'
import { systemClock } from '@lunchpail/kit-service/clock'
import { runMain, type Command } from '@lunchpail/kit-service/command'
import { openService } from '@lunchpail/kit-service/open-service'
import { settleNoShow, type Unsettled } from '../src/interviews/no-shows/settle-no-show.ts'
import { noShowStateOf } from '../src/interviews/no-shows/no-shows.ts'
import { findNoShows } from '../src/interviews/no-shows/find-no-shows.ts'
import type { InviteRow } from '../src/rows/includes.ts'
import { service } from '../src/service.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const settlements = { stands: 'stands', drop: 'dropped' } as const
const listed = 100
const whyUnsettled: Readonly<Record<Unsettled, string>> = {
  unknown: 'There is no such no-show.',
  settled: 'It is settled so already.',
  undisputed: 'It is not disputed: it counts already.',
}

/**
 * Lists what is disputed, or what an account has, with both sides; or settles one. Whoever settled one by mistake
 * settles it the other way.
 */
export const main: Command = async ([action, id = ''], { env, out, err }) => {
  const settledAs = action === 'stands' || action === 'drop' ? settlements[action] : undefined
  if (action !== undefined && !((settledAs || action === 'of') && uuid.test(id))) {
    err('npm run no-shows [-- of <account id> | stands|drop <id>]\n')
    return 2
  }
  const { transaction, close } = await openService(service, { LOG_LEVEL: 'warn', ...env })
  try {
    if (settledAs) {
      const settled = await transaction((tx) => settleNoShow(tx, id, settledAs, { at: systemClock.now() }))
      if (typeof settled === 'string') {
        err(`${whyUnsettled[settled]}\n`)
        return 1
      }
      out(describe(settled))
      out(
        `The no-show of account ${settled.accountId} ${settledAs === 'stands' ? 'stands' : 'is dropped'}.\n`,
      )
      return 0
    }
    const found = await transaction((tx) =>
      findNoShows(tx, action === 'of' ? { accountId: id } : 'disputed', listed),
    )
    for (const each of found) out(describe(each))
    out(action === 'of' ? `${found.length} no-shows\n` : `${found.length} no-shows are disputed\n`)
    return 0
  } finally {
    await close()
  }
}

const outcomeName = (value: number): string =>
  Object.entries(interviewOutcome).find(([, each]) => each === value)?.[0] ?? String(value)

/** Both sides, as an operator compares them. */
function describe(invite: InviteRow): string {
  const { id, accountId, application, time, feedback, outcome } = invite
  const said = (words: string | null) => (words ? `: ${JSON.stringify(words)}` : '')
  return [
    `${id}  interview ${time?.startsAt.toISOString() ?? 'without a time'}, ${application.title} at ${application.companyName}`,
    `  account ${accountId}, application ${application.id}, ${noShowStateOf(invite)}`,
    `  company   ${outcome!.at.toISOString()} NO_SHOW${said(outcome!.note)}`,
    ...(feedback
      ? [`  candidate ${feedback.at.toISOString()} ${outcomeName(feedback.state)}${said(feedback.reason)}`]
      : []),
    ...(outcome!.contestedAt
      ? [`  candidate ${outcome!.contestedAt.toISOString()} was there${said(outcome!.contestReason)}`]
      : []),
    ...(outcome!.settledAt ? [`  operator  ${outcome!.settledAt.toISOString()} ${outcome!.settledAs}`] : []),
    '',
    '',
  ].join('\n')
}

if (import.meta.main) await runMain(main)
