import type {
  takeBackApplication as takeBack,
  withdrawApplication as contract,
} from '@lunchpail/contracts/engagement/api'
import { takeBackUntil } from '@lunchpail/contracts/engagement/rules/take-back'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler, Reply, Request } from '@lunchpail/kit-service/route'
import type { Application } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'
import { withdraw } from './withdraw.ts'
import type { Deps } from '../deps.ts'
import { presentApplication } from './present-application.ts'
import { findNoShowsOf } from '../interviews/no-shows/find-no-shows.ts'
import { findLast } from './find-last.ts'
import { findPositions } from '../rows/find-positions.ts'
import { applicationInclude } from '../rows/includes.ts'

export const withdrawApplication =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    withdrawn(deps, request, {
      reasonOther: request.body.reason_other,
      isAllowed: () => true,
      write: (work) => deps.write(request, work),
    })

/** What auto-apply sent, without a reason. Pressed twice, it is taken back once. */
export const takeBackApplication =
  (deps: Deps): Handler<typeof takeBack> =>
  (request) =>
    withdrawn(deps, request, {
      reasonOther: null,
      isAllowed: ({ automatic, submittedAt, withdrawnAt }) =>
        automatic && (withdrawnAt !== null || deps.clock.now() < takeBackUntil(submittedAt)),
      write: (work) => deps.write(request, work),
    })

type Answer = Reply<typeof contract>
interface Withdrawal {
  readonly reasonOther: string | null
  readonly isAllowed: (application: Application) => boolean
  readonly write: (work: (tx: Tx) => Promise<Answer>) => Promise<Answer>
}

async function withdrawn(
  deps: Deps,
  { caller, params, traceparent }: Pick<Request<typeof contract>, 'caller' | 'params' | 'traceparent'>,
  { reasonOther, isAllowed, write }: Withdrawal,
): Promise<Answer> {
  const where = { id: params.id, accountId: caller.account.id }
  const about = { at: deps.clock.now(), traceparent }
  const { employerId } =
    (await deps.database.application.findFirst({ where, select: { employerId: true } })) ??
    refuse('not-found')
  const reply = await write(async (tx) => {
    await lockApplications(tx, [params.id])
    const application = (await tx.application.findFirst({ where })) ?? refuse('not-found')
    if (!isAllowed(application) || !(await withdraw(tx, application, reasonOther, about)))
      return refuse('conflict')
    const row = await tx.application.findUniqueOrThrow({ where, include: applicationInclude })
    const positions = await findPositions(tx, [row.positionId])
    const last = await findLast(tx, caller.account.id, [row])
    return {
      status: 200,
      body: {
        application: presentApplication(row, positions.get(row.positionId), about.at, {
          replyDays: null,
          isLast: last.has(row.id),
          noShows: await findNoShowsOf(tx, caller.account.id, [row]),
        }),
      },
    }
  })
  updateApplicationTabs(deps, [caller.account.id], employerId)
  return reply
}
