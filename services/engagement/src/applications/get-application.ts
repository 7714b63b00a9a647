import type { getApplication as contract } from '@lunchpail/contracts/engagement/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findLast } from './find-last.ts'
import { findPositions } from '../rows/find-positions.ts'
import { findReplyDays } from './find-reply-days.ts'
import { applicationInclude, stepsOf } from '../rows/includes.ts'
import { findNoShowsOf } from '../interviews/no-shows/find-no-shows.ts'
import { presentApplication } from './present-application.ts'

/** Another person's application answers as one that is not there. */
export const getApplication =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, params, query }) => {
    const row = await database.application.findFirst({
      where: { id: params.id, accountId: caller.account.id },
      include: { ...applicationInclude, changes: stepsOf(query.before) },
    })
    if (!row) return refuse('not-found')
    const positions = await findPositions(database, [row.positionId])
    const now = clock.now()
    const replyDays = await findReplyDays(database, [row.employerId], now)
    const position = positions.get(row.positionId)
    const last = await findLast(database, caller.account.id, [row])
    return {
      status: 200,
      body: {
        application: presentApplication(row, position, now, {
          replyDays: replyDays(row.employerId),
          isLast: last.has(row.id),
          before: query.before,
          noShows: await findNoShowsOf(database, caller.account.id, [row]),
        }),
      },
    }
  }
