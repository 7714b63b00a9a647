import * as api from '@lunchpail/contracts/engagement/interviews-api'
import { withdrawApplication } from '@lunchpail/contracts/engagement/api'
import * as messages from '@lunchpail/contracts/engagement/messages-api'
import * as portalApi from '@lunchpail/contracts/engagement/portal-interviews-api'
import { rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import {
  interviewAnswered,
  messageAnswered,
  noticeProgressed,
} from '@lunchpail/contracts/notifications/events'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { expect, it } from 'vitest'
import { shareEngagement } from '../../test/engagement-service.ts'
import { applied, invited, knownManager } from '../../test/interviews.ts'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'

it('open tabs of the candidate and of the company are told of each step of an application', async () => {
  const engagement = await shareEngagement()
  const toldTo = await watchTabs(engagement.nats.url)
  const manager = await knownManager(engagement)
  const { id, candidate } = await applied(engagement, manager)
  const [ana, desk] = [engagement.as(candidate), engagement.as(manager)]
  const params = { id }
  const about = { account_id: candidate.id, application_id: id }
  const now = engagement.clock.now().toISOString()
  const message = await desk.call(messages.sendPortalMessage, { params, body: { text: 'Can you start?' } })
  const message_id = message.body.messages[0]!.id
  await invited(engagement, manager, [id])
  const [own] = (await ana.call(api.listInvites)).body.invites
  const invite = { id: own!.id }
  const { times } = (await ana.call(api.getInvite, { params: invite })).body
  const [time_id, starts_at] = [times[0]!.id, times[0]!.starts_at]
  const end = () => runJobsNow(engagement.pool, `task_identifier = 'end-interview'`)
  const withdrawn = { state: 2, reason: rejectionBit('withdrawn'), reason_other: 'Found work' } as const

  const [candidateOnly, companyOnly, both] = ['candidate', 'company', 'candidate and company'] as const
  const steps: [string, typeof candidateOnly | typeof companyOnly | typeof both, () => Promise<unknown>][] = [
    ['read', candidateOnly, () => ana.call(messages.markMessagesRead, { params, body: { message_id } })],
    ['written', both, () => ana.call(messages.sendMessage, { params, body: { text: 'Yes' } })],
    [
      'written by text',
      both,
      () => engagement.publish(messageAnswered, { ...about, cause: `text ${id}`, text: 'At six' }),
    ],
    [
      'delivered',
      companyOnly,
      () =>
        engagement.publish(noticeProgressed, {
          ...about,
          about_id: message_id,
          channel: 'text',
          progress: 'delivered',
          until: null,
          told_at: now,
        }),
    ],
    [
      'reported',
      both,
      () => ana.call(messages.reportMessages, { params, body: { reason: 'Asks for money' } }),
    ],
    ['time picked', both, () => ana.call(api.pickTime, { params: invite, body: { time_id } })],
    [
      'confirmed by text',
      both,
      () =>
        engagement.publish(interviewAnswered, {
          account_id: candidate.id,
          invite_id: invite.id,
          starts_at,
          answer: 'confirm',
        }),
    ],
    ['given back', both, () => ana.call(api.cancelTime, { params: invite })],
    ['picked again', both, () => ana.call(api.pickTime, { params: invite, body: { time_id } })],
    ['ended', both, end],
    ['moved', both, () => desk.call(portalApi.moveApplications, { body: { applications: [id], state: 3 } })],
    ['withdrawn', both, () => ana.call(withdrawApplication, { params, body: withdrawn as never })],
  ]
  // applied, with the message and the invite
  let [atCandidate, atDesk] = [3, 2]
  const told = () => [toldTo(candidate.id), toldTo(manager.id!)].map((topics) => topics.join(' '))
  for (const [step, who, act] of [['begun', '', async () => {}] as const, ...steps]) {
    await act()
    if (who.startsWith(candidateOnly)) atCandidate++
    if (who.endsWith(companyOnly)) atDesk++
    const expected = [Array(atCandidate).fill('applications'), Array(atDesk).fill('desk')]
    await expect.poll(told, { message: step }).toEqual(expected.map((topics) => topics.join(' ')))
  }
})
