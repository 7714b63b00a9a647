import { accountStatus, isClosed } from '@lunchpail/contracts/auth/enumerations'
import type { sendInvites as contract } from '@lunchpail/contracts/engagement/portal-interviews-api'
import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import { applicationState, interviewType } from '@lunchpail/contracts/engagement/enumerations'
import { inviteChanged } from '@lunchpail/contracts/engagement/events'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { callOffInvites } from '../interviews/call-off-invites.ts'
import { changeApplication } from '../rows/change-application.ts'
import { inviteStateOf } from '../interviews/change-invite.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { measureReplies } from './measure-replies.ts'
import { mayBeInvited } from './may-be-invited.ts'
import { requestNotice } from '../notices/request-notice.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { ofCompany } from '../policies.ts'
import { findPeople } from '../rows/find-people.ts'

/**
 * Invites those whose application is open and who have no interview time, a few times a day. New times replace those of which none was picked, and
 * with `replaces` a time that is still to come.
 */
export const sendInvites =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, body, traceparent } = request
    const own = ofCompany(caller)
    const at = deps.clock.now()
    const about = { at, traceparent }
    const capacities = new Map(
      body.times.map(({ starts_at, capacity }) => [new Date(starts_at).getTime(), capacity]),
    )
    const times = [...capacities].filter(([startsAt]) => startsAt > at.getTime())
    if (times.length === 0) return refuse('invalid', { fieldErrors: { times: 'interview.times-past' } })
    if (body.type === interviewType.custom && !body.custom_type)
      return refuse('invalid', { fieldErrors: { custom_type: 'field.required' } })
    const ids = [...new Set(body.applications)]
    const accountIds: string[] = []
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, ids)
      const rows = await tx.application.findMany({
        where: {
          id: { in: ids },
          ...own,
          invites: {
            none: {
              state: 'open',
              timeId: { not: null },
              ...(body.replaces && { time: { startsAt: { lte: at } } }),
            },
          },
        },
        orderBy: { id: 'asc' },
      })
      const people = await findPeople(
        tx,
        rows.map(({ accountId }) => accountId),
      )
      // there is no one to be invited
      const hasOpenAccount = (id: string) => !isClosed(people.get(id)?.status ?? accountStatus.active)
      const open = await mayBeInvited(
        tx,
        rows.filter(({ state, accountId }) => rowOfState(state).open && hasOpenAccount(accountId)),
        own,
        at,
      )
      if (open.length === 0) return { status: 200, body: { done: [], invites: [] } }
      const offer = await tx.offer.create({
        data: {
          ...own,
          type: body.type,
          customType: body.type === interviewType.custom ? body.custom_type : null,
          zone: body.zone,
          place: body.place || null,
          link: body.link,
          note: body.note || null,
          minutes: body.minutes,
          createdAt: at,
          inviter: { create: { accountId: caller.account.id } },
          times: {
            create: times.map(([startsAt, capacity]) => ({ startsAt: new Date(startsAt), capacity })),
          },
        },
      })
      const invites = []
      for (const application of open) {
        await callOffInvites(tx, application, 'closed', about)
        const invite = await tx.invite.create({
          data: {
            accountId: application.accountId,
            applicationId: application.id,
            offerId: offer.id,
            createdAt: at,
          },
        })
        invites.push({ id: invite.id, application_id: application.id })
        await emit(
          tx,
          inviteChanged,
          { things: [inviteStateOf({ ...invite, time: null })] },
          { at, traceparent },
        )
        // with another interview to come, it is among those that are invited
        const change = {
          state: applicationState.interview,
          what: 'invited',
          answered: true,
          hadInterview: false,
        } as const
        await changeApplication(tx, application, change, about)
        await requestNotice(tx, 'invited', application, { ...invite, offer, time: null }, about)
        accountIds.push(application.accountId)
      }
      if (open.some(({ answeredAt }) => answeredAt === null)) await measureReplies(tx, own.employerId, about)
      return { status: 200, body: { done: open.map(({ id }) => id), invites } }
    })
    updateApplicationTabs(deps, accountIds, own.employerId)
    return reply
  }
