import {
  maxExcerpt,
  messageSides,
  type listInbox as contract,
} from '@lunchpail/contracts/engagement/messages-api'
import { pageSize } from '@lunchpail/contracts/page-size'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { ofCandidate } from '../policies.ts'

/** An application is in it once it has a message. */
export const listInbox =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const page = query.page ?? 1
    const own = ofCandidate(caller)
    const [total, latest] = await Promise.all([
      database.application.count({ where: { ...own, messages: { some: {} } } }),
      database.message.groupBy({
        by: ['applicationId'],
        where: { application: own },
        _max: { at: true },
        orderBy: [{ _max: { at: 'desc' } }, { applicationId: 'desc' }],
        skip: (page - 1) * pageSize,
        take: pageSize,
      }),
    ])
    const rows = await database.application.findMany({
      where: { ...own, id: { in: latest.map(({ applicationId }) => applicationId) } },
      select: {
        id: true,
        title: true,
        companyName: true,
        unreadMessages: true,
        messages: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 1 },
      },
    })
    return {
      status: 200,
      body: {
        conversations: latest.flatMap(({ applicationId }) => {
          const row = rows.find(({ id }) => id === applicationId)
          const message = row?.messages[0]
          if (!row || !message) return []
          return {
            application_id: row.id,
            title: row.title,
            company_name: row.companyName,
            from: messageSides.find((side) => side === message.side) ?? 'candidate',
            // never half of a pair of surrogates
            excerpt: message.text.slice(0, maxExcerpt).replace(/[\uD800-\uDBFF]$/, ''),
            at: message.at.toISOString(),
            unread: row.unreadMessages,
          }
        }),
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
      },
    }
  }
