import type { listReferences as contract } from '@lunchpail/contracts/profile/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentReference } from '../sections/reference-request.ts'

const maxShown = 50

export const listReferences =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const rows = await database.referenceRequest.findMany({
      where: { accountId: caller.account.id, state: { not: 'replaced' } },
      orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    })
    const latest = rows.filter(
      (row, place) => rows.findIndex(({ referenceId }) => referenceId === row.referenceId) === place,
    )
    const now = clock.now()
    return {
      status: 200,
      body: { references: latest.slice(0, maxShown).map((row) => presentReference(row, now)) },
    }
  }
