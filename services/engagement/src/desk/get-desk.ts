import { dayMs } from '@lunchpail/contracts/durations'
import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import { pipelineTab } from '@lunchpail/contracts/engagement/enumerations'
import type { getDesk as contract } from '@lunchpail/contracts/engagement/portal-stats-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { invitesOf, ofCompany, rolesOf } from '../policies.ts'
import { countApplicants } from './find-applicants.ts'

export const getDesk =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const now = clock.now()
    const [counts, roles, interviews] = await Promise.all([
      countApplicants(database, { ...ofCompany(caller), tab: pipelineTab.search }),
      database.position.count({ where: rolesOf(caller) }),
      database.invite.count({
        where: {
          ...invitesOf(ofCompany(caller)),
          state: 'open',
          time: { startsAt: { gte: now, lt: new Date(now.getTime() + dayMs) } },
        },
      }),
    ])
    const { account } = caller
    const may = {
      post: isAllowed(account.company, 'position', 'edit'),
      invite: isAllowed(account.company, 'user', 'admin'),
    }
    return { status: 200, body: { counts, roles, interviews, may } }
  }
