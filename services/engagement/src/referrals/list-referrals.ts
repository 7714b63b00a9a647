import type { listReferrals as contract } from '@lunchpail/contracts/engagement/referral-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentReferral } from './present-referral.ts'

const maxListed = 100

export const listReferrals =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const rows = await database.referral.findMany({
      where: { accountId: caller.account.id },
      include: { joined: true },
      orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
      take: maxListed,
    })
    return { status: 200, body: { referrals: rows.map(presentReferral) } }
  }
