import { maxInvites, type listInvites as contract } from '@lunchpail/contracts/engagement/interviews-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentInvite } from './present-invite.ts'
import { inviteInclude } from '../rows/includes.ts'

export const listInvites =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const rows = await database.invite.findMany({
      where: { accountId: caller.account.id, state: 'open' },
      // ascending puts those without a time last
      orderBy: [{ time: { startsAt: 'asc' } }, { createdAt: 'asc' }, { id: 'asc' }],
      take: maxInvites,
      include: inviteInclude,
    })
    const now = clock.now()
    return { status: 200, body: { invites: rows.map((row) => presentInvite(row, now)) } }
  }
