import type { listApplications as contract } from '@lunchpail/contracts/engagement/api'
import { pageSize } from '@lunchpail/contracts/page-size'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findLast } from './find-last.ts'
import { findPositions } from '../rows/find-positions.ts'
import { findReplyDays } from './find-reply-days.ts'
import { applicationInclude } from '../rows/includes.ts'
import { findNoShowsOf } from '../interviews/no-shows/find-no-shows.ts'
import { presentApplication } from './present-application.ts'

export const listApplications =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const page = query.page ?? 1
    const where = { accountId: caller.account.id }
    const [total, unread, rows] = await Promise.all([
      database.application.count({ where }),
      database.application.aggregate({ where, _sum: { unreadMessages: true } }),
      database.application.findMany({
        where,
        orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
        skip: (page - 1) * pageSize,
        take: pageSize,
        include: applicationInclude,
      }),
    ])
    const positions = await findPositions(
      database,
      rows.map(({ positionId }) => positionId),
    )
    const now = clock.now()
    const replyDays = await findReplyDays(
      database,
      rows.map(({ employerId }) => employerId),
      now,
    )
    const last = await findLast(database, caller.account.id, rows)
    const noShows = await findNoShowsOf(database, caller.account.id, rows)
    return {
      status: 200,
      body: {
        applications: rows.map((row) =>
          presentApplication(row, positions.get(row.positionId), now, {
            replyDays: replyDays(row.employerId),
            isLast: last.has(row.id),
            noShows,
          }),
        ),
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
        unread_messages: unread._sum.unreadMessages ?? 0,
      },
    }
  }
