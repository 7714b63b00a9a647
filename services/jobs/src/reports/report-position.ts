import type { reportPosition as endpoint } from '@lunchpail/contracts/jobs/api'
import { livePortalStates, reportReason } from '@lunchpail/contracts/jobs/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { limitReports } from './limit-reports.ts'

export const reportPosition =
  ({ write, clock }: Deps): Handler<typeof endpoint> =>
  async (request) => {
    const { params, body, caller } = request
    return write(request, async (tx) => {
      const at = clock.now()
      const shown = await tx.position.count({
        where: { id: params.id, portalState: { in: [...livePortalStates] }, withheld: false },
      })
      if (shown === 0) return refuse('not-found')
      const said = { reason: reportReason[body.reason], note: body.note || null, at }
      const accountId = caller.account?.id ?? null
      const isFirst = await save(tx, params.id, accountId, said)
      if (isFirst) {
        await queue(tx, params.id, at)
        await limitReports(tx, request, params.id)
      }
      return { status: 201, body: {} }
    })
  }

interface Said {
  readonly reason: number
  readonly note: string | null
  readonly at: Date
}

/** Returns whether it is a new one: an account has one about a job, also where it presses twice at once. */
async function save(tx: Tx, positionId: number, accountId: string | null, said: Said): Promise<boolean> {
  const { count } = await tx.report.createMany({
    data: [{ positionId, accountId, ...said }],
    skipDuplicates: true,
  })
  if (count === 0) await tx.report.updateMany({ where: { positionId, accountId }, data: said })
  return count > 0
}

/** An operator looks at it, also where one kept it before; candidates see it meanwhile. */
async function queue(tx: Tx, positionId: number, at: Date): Promise<void> {
  // SQL by hand: an upsert whose change depends on the row.
  await tx.$executeRaw`
    insert into review (position_id, state, held, reports, since) values (${positionId}, 'waiting', false, 1, ${at})
    on conflict (position_id) do update set reports = review.reports + 1,
      state = case when review.state = 'kept' then 'waiting' else review.state end,
      held = review.state <> 'kept' and review.held,
      since = case when review.state = 'kept' then excluded.since else review.since end`
}
