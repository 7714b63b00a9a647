import { randomUUID, type UUID } from 'node:crypto'
import * as api from '@lunchpail/contracts/engagement/interviews-api'
import * as portalApi from '@lunchpail/contracts/engagement/portal-interviews-api'
import * as events from '@lunchpail/contracts/engagement/events'
import { hourMs } from '@lunchpail/contracts/durations'
import type { Engagement } from './engagement-service.ts'
import { applied, invited, newManager } from './interviews.ts'

/** Interviews and what both sides say of them, by the service that a test has. */
export function outcomesOf(engagementNow: () => Engagement) {
  const noticesOf = (accountId: string) =>
    engagementNow()
      .events.published(events.candidateNoticeRequested)
      .map(({ data }) => data)
      .filter(({ account_id }) => account_id === accountId)
      .map(({ what }) => what)
  const getInvite = async (account: { readonly id: string }, id: string) =>
    (await engagementNow().as(account).call(api.getInvite, { params: { id } })).body
  /** The interview of a candidate is over. */
  const interviewed = async (candidate = { id: randomUUID() }, manager = newManager()) => {
    const { id } = await applied(engagementNow(), manager, candidate)
    return interviewedAgain({ id, candidate, manager })
  }
  /** Another interview of the same application, over as well. */
  const interviewedAgain = async ({
    id,
    candidate,
    manager,
  }: {
    readonly id: string
    readonly candidate: { readonly id: UUID }
    readonly manager: ReturnType<typeof newManager>
  }) => {
    const sent = await invited(engagementNow(), manager, [id])
    const invite = sent.invites[0]!.id
    const { times } = await getInvite(candidate, invite)
    await engagementNow()
      .as(candidate)
      .call(api.pickTime, { params: { id: invite }, body: { time_id: times[0]!.id } })
    await engagementNow().pool.query('update offered_time set starts_at = $2 where id = $1', [
      times[0]!.id,
      new Date(engagementNow().clock.now().getTime() - hourMs),
    ])
    return { id, invite, candidate, manager }
  }
  const outcome = (
    { manager, invite }: { manager: Parameters<Engagement['as']>[0]; invite: string },
    given: number,
  ) =>
    engagementNow()
      .as(manager)
      .call(portalApi.giveOutcome, { params: { id: invite }, body: { outcome: given } as never })
  return { noticesOf, getInvite, interviewed, interviewedAgain, outcome }
}
