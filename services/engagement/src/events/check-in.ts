import type { checkIn as contract } from '@lunchpail/contracts/engagement/portal-events'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { updateRegistrationTabs } from '../notices/update-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { presentRegistrant } from './registrations/present-registration.ts'
import { whoWaits } from './registrations/registrants.ts'
import { companyGathering } from './company-gathering.ts'
import { findPeople } from '../rows/find-people.ts'

/**
 * Who waited and came all the same has a place by that: they are at the door. A phone's clock may be wrong: no one came in the
 * future, or before they registered.
 */
export const checkIn =
  ({ write, clock, updateTabs, updateDesk }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountIds = new Set<string>()
    const reply = await write(request, async (tx) => {
      const { id } = request.params
      const now = clock.now()
      const gathering = await companyGathering(tx, id, request.caller)
      if (gathering.canceledAt !== null) return refuse('gathering-canceled')
      const codes = request.body.check_ins.map(({ code }) => code)
      const expected = await tx.registration.findMany({
        where: { gatheringId: id, code: { in: codes } },
        select: { code: true, registeredAt: true },
      })
      const since = new Map(expected.map(({ code, registeredAt }) => [code, registeredAt]))
      const first = new Map<string, Date>()
      for (const { code, at } of request.body.check_ins) {
        const registeredAt = since.get(code)
        if (!registeredAt) continue
        const marked = new Date(at)
        const cameAt = marked < registeredAt || marked > now ? now : marked
        if (cameAt < (first.get(code) ?? Infinity)) first.set(code, cameAt)
      }
      let isShorter = false
      for (const [code, checkedInAt] of first) {
        const who = { gatheringId: id, code }
        // another phone at the door, which was offline, may have seen them before
        const unmarkedOrLater = [{ checkedInAt: null }, { checkedInAt: { gt: checkedInAt } }]
        const came = await tx.registration.updateManyAndReturn({
          where: { ...who, state: 'registered', OR: unmarkedOrLater },
          data: { checkedInAt },
        })
        const letIn =
          came.length > 0
            ? []
            : await tx.registration.updateManyAndReturn({
                where: { ...who, state: 'waiting', checkedInAt: null },
                data: { checkedInAt, state: 'registered', atDoor: true },
              })
        for (const { accountId } of [...came, ...letIn]) accountIds.add(accountId)
        isShorter ||= letIn.length > 0
      }
      // who waited behind them is further ahead
      for (const accountId of isShorter ? await whoWaits(tx, id) : []) accountIds.add(accountId)
      const rows = await tx.registration.findMany({
        where: {
          gatheringId: id,
          code: { in: codes },
          state: { not: 'canceled' },
          checkedInAt: { not: null },
        },
      })
      const people = await findPeople(
        tx,
        rows.map(({ accountId }) => accountId),
      )
      return {
        status: 200,
        body: {
          registrants: rows.map((row) => presentRegistrant(row, gathering, people.get(row.accountId))),
          unknown: codes.filter((code) => !rows.some((row) => row.code === code)),
        },
      }
    })
    // another phone at the same door too
    updateRegistrationTabs({ updateTabs, updateDesk }, accountIds, companyIdOf(request.caller))
    return reply
  }
