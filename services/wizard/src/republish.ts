import { maxStateItems } from '@lunchpail/contracts/event'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { batches } from '@lunchpail/kit-events/batches'
import type { Republish } from '@lunchpail/kit-events/event-service'
import type { Database } from './database.ts'

/** Publishes who applied to what again, in the order of the applications' ids. */
export const republish =
  (database: Database): Republish =>
  async (emit) => {
    const sent = batches(
      (id) =>
        database.application.findMany({
          where: { id },
          orderBy: { id: 'asc' },
          take: maxStateItems,
          include: { submission: { select: { submittedAt: true } } },
        }),
      ({ id }) => id,
    )
    for await (const applications of sent) {
      const states = applications.map(({ id, accountId, positionId, companyName, submission }) => ({
        id,
        version: 1,
        account_id: accountId,
        position_id: positionId,
        submitted_at: submission.submittedAt.toISOString(),
        company_name: companyName,
      }))
      await emit(applicationChanged, { things: states })
    }
  }
