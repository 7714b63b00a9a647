import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import {
  maxEvents,
  maxOffered,
  type listPortalEvents as contract,
} from '@lunchpail/contracts/engagement/portal-events'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { gatheringsOf, rolesOf } from '../policies.ts'
import { countRegistrations } from './registrations/count-registrations.ts'
import { readGatherings } from './read-gatherings.ts'
import { presentPortalEvent } from './present-gathering.ts'

export const listPortalEvents =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const rows = await readGatherings(database, {
      where: gatheringsOf(caller),
      orderBy: [{ startsAt: { sort: 'desc', nulls: 'first' } }, { id: 'asc' }],
      take: maxEvents,
    })
    const counts = await countRegistrations(
      database,
      rows.map(({ id }) => id),
    )
    const now = clock.now()
    const isAhead = ({ endsAt, canceledAt }: (typeof rows)[number]) =>
      canceledAt === null && (endsAt === null || endsAt > now)
    // the next one first, then programs, then what is over or was canceled
    const inOrder = [...rows.filter(isAhead).toReversed(), ...rows.filter((row) => !isAhead(row))]
    const roles = await database.position.findMany({
      where: { ...rolesOf(caller), isOpen: true, title: { not: null } },
      orderBy: [{ title: 'asc' }, { id: 'asc' }],
      take: maxOffered,
    })
    return {
      status: 200,
      body: {
        events: inOrder.map((row) => presentPortalEvent(row, counts.get(row.id), now)),
        roles: roles.map(({ id, title }) => ({ id, title: title! })),
        may: { edit: isAllowed(caller.account.company, 'company', 'edit') },
      },
    }
  }
