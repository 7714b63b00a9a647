import type { cancelPortalEvent as contract } from '@lunchpail/contracts/engagement/portal-events'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { notifyRegistration } from './registrations/notify-registration.ts'
import { publishGatherings } from './publish-gatherings.ts'
import { updateRegistrationTabs } from '../notices/update-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { hasBegun } from './gathering-rules.ts'
import { presentPortalEvent } from './present-gathering.ts'
import { companyGathering } from './company-gathering.ts'
import { countRegistrations } from './registrations/count-registrations.ts'
import { lockGathering } from './lock-gathering.ts'
import { whoComes } from './registrations/registrants.ts'

/** Everybody keeps their registration, which says what they came for, and is told once that nothing comes of it. */
export const cancelPortalEvent =
  ({ write, clock, updateTabs, updateDesk }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { id } = request.params
    const accountIds: string[] = []
    const reply = await write(request, async (tx) => {
      await companyGathering(tx, id, request.caller)
      const before = await lockGathering(tx, id)
      const now = clock.now()
      if (before.canceledAt !== null) return refuse('gathering-canceled')
      if (hasBegun(before, now)) return refuse('gathering-begun')
      const data = { canceledAt: now, isOpen: false, version: { increment: 1 } }
      const row = await tx.gathering.update({ where: { id }, data })
      await publishGatherings(tx, [row], { at: now, traceparent: request.traceparent })
      const coming = await tx.registration.findMany({
        where: { gatheringId: id, state: { not: 'canceled' } },
        orderBy: { turn: 'asc' },
      })
      for (const one of coming) await notifyRegistration(tx, 'event-canceled', row, one, now)
      accountIds.push(...(await whoComes(tx, id)))
      const counts = await countRegistrations(tx, [id])
      return { status: 200, body: presentPortalEvent({ ...before, ...row }, counts.get(id), now) }
    })
    updateRegistrationTabs({ updateTabs, updateDesk }, accountIds, companyIdOf(request.caller))
    return reply
  }
