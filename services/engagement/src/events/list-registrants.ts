import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import {
  maxRegistrants,
  type listRegistrants as contract,
} from '@lunchpail/contracts/engagement/portal-events'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentPortalEvent } from './present-gathering.ts'
import { presentRegistrant } from './registrations/present-registration.ts'
import { companyGathering } from './company-gathering.ts'
import { countRegistrations } from './registrations/count-registrations.ts'
import { findPeople } from '../rows/find-people.ts'

export const listRegistrants =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, params: { id } }) => {
    const gathering = await companyGathering(database, id, caller)
    const rows = await database.registration.findMany({
      where: { gatheringId: id, state: { not: 'canceled' } },
      orderBy: { turn: 'asc' },
      take: maxRegistrants,
    })
    const people = await findPeople(
      database,
      rows.map(({ accountId }) => accountId),
    )
    const counts = await countRegistrations(database, [id])
    return {
      status: 200,
      body: {
        event: presentPortalEvent(gathering, counts.get(id), clock.now()),
        registrants: rows.map((row) => presentRegistrant(row, gathering, people.get(row.accountId))),
        may: { edit: isAllowed(caller.account.company, 'company', 'edit') },
      },
    }
  }
