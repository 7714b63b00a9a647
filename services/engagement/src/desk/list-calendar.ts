import { dayMs } from '@lunchpail/contracts/durations'
import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import {
  maxCalendar,
  type listCalendar as contract,
} from '@lunchpail/contracts/engagement/portal-calendar-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { invitesOf, ofCompany } from '../policies.ts'

/** Interviews that were taken back or withdrawn are not in it; a time is offered while it is free. */
export const listCalendar =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const from = new Date(query.from)
    if (Number.isNaN(from.getTime())) return refuse('invalid', { fieldErrors: { from: 'field.invalid' } })
    const to = new Date(from.getTime() + (query.days ?? 7) * dayMs)
    const rows = await database.invite.findMany({
      where: {
        ...invitesOf(ofCompany(caller)),
        state: { in: ['open', 'closed'] },
        time: { startsAt: { gte: from, lt: to } },
      },
      include: { offer: true, time: true, outcome: true, application: true },
      orderBy: [{ time: { startsAt: 'asc' } }, { id: 'asc' }],
      take: maxCalendar,
    })
    const names = await database.candidate.findMany({
      where: { accountId: { in: rows.map(({ accountId }) => accountId) } },
    })
    const nameOf = new Map(names.map((name) => [name.accountId, name]))
    const now = clock.now()
    const times = await database.offeredTime.findMany({
      where: {
        startsAt: { gte: from > now ? from : now, lt: to },
        offer: {
          ...ofCompany(caller),
          invites: { some: { state: 'open', timeId: null } },
        },
      },
      include: {
        invites: { where: { state: 'open' }, select: { id: true } },
        offer: {
          include: {
            invites: {
              where: { state: 'open', timeId: null },
              orderBy: { id: 'asc' },
              include: { application: { select: { positionId: true, title: true } } },
            },
          },
        },
      },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: maxCalendar,
    })
    const free = times.filter(({ capacity, invites }) => invites.length < capacity)
    const seesRoles = isAllowed(caller.account.company, 'position', 'view')
    return {
      status: 200,
      body: {
        interviews: rows.map(({ id, accountId, application, offer, time, confirmedAt, outcome }) => ({
          invite_id: id,
          application_id: application.id,
          candidate: {
            first_name: nameOf.get(accountId)?.firstName ?? '',
            last_name: nameOf.get(accountId)?.lastName ?? '',
          },
          starts_at: time!.startsAt.toISOString(),
          minutes: offer.minutes,
          zone: offer.zone,
          type: offer.type,
          place: offer.place,
          confirmed: confirmedAt !== null,
          outcome: outcome?.outcome ?? null,
          position: seesRoles ? { id: application.positionId, title: application.title } : null,
        })),
        offered: free.map(({ id, startsAt, capacity, invites, offer }) => {
          const [first] = offer.invites
          return {
            id,
            starts_at: startsAt.toISOString(),
            minutes: offer.minutes,
            zone: offer.zone,
            type: offer.type,
            place: offer.place,
            left: capacity - invites.length,
            invited: offer.invites.length,
            position:
              seesRoles && first
                ? { id: first.application.positionId, title: first.application.title }
                : null,
          }
        }),
        may: { edit: isAllowed(caller.account.company, 'user', 'edit') },
      },
    }
  }
