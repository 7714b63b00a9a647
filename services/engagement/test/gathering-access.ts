import { registerForHiringEvent } from '@lunchpail/contracts/engagement/gathering-api'
import { recordUserAction } from '@lunchpail/contracts/engagement/prompts-api'
import { sendReferrals } from '@lunchpail/contracts/engagement/referral-api'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import type { CallInput, TestService } from '@lunchpail/kit-service/testing/test-service'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { contactSecret } from './engagement-service.ts'
import { addGathering } from './gatherings.ts'

let registration: string

/** Stores of the owner an event of their company, a registration, and referrals by them and of them. Returns the hash of their email. */
export async function seedGatherings(
  engagement: TestService,
  owner: { readonly id: string; readonly companyId: string },
): Promise<string> {
  await addGathering(engagement, { id: 'owners-event', companyId: owner.companyId })
  const client = engagement.as({ id: owner.id })
  const registered = await client.call(registerForHiringEvent, {
    query: { _st: 'her' },
    body: { hiring_event: 'owners-event', positions: '12', search: 'warehouse' },
  })
  registration = registered.body.registration.id
  await client.call(recordUserAction, { body: { action_state: 'terms-and-privacy-update' } })
  await client.call(sendReferrals, { body: { emails: ['friend-of-owner@example.com'] } })
  const email = 'owner@example.com'
  await engagement.as().call(sendReferrals, { body: { emails: [email] } })
  return contactSecretFrom([{ kid: '', secret: contactSecret }]).hash('email', email)
}

export const gatheringCalls = (): Record<string, CallInput<Endpoint>> => ({
  'engagement.gathering.list': {},
  'engagement.gathering.get': { params: { id: 'owners-event' } },
  'engagement.registration.hiring-event': {
    query: { _st: 'her' },
    body: { hiring_event: 'owners-event', positions: '12' },
  },
  'engagement.registration.training-event': { params: { id: 'owners-event' } },
  'engagement.registration.program': { params: { id: 'owners-event' } },
  'engagement.registration.list': {},
  'engagement.registration.cancel': { params: { id: registration } },
  'engagement.portal-event.list': {},
  'engagement.portal-event.registrants': { params: { id: 'owners-event' } },
  'engagement.portal-event.check-in': {
    params: { id: 'owners-event' },
    body: { check_ins: [{ code: '2345ABCD', at: '2026-11-22T12:00:00.000Z' }] },
  },
  'engagement.portal-event.undo-check-in': {
    params: { id: 'owners-event' },
    body: { code: '2345ABCD' },
  },
  'engagement.portal-event.cancel': { params: { id: 'owners-event' } },
  'engagement.portal-event.save': {
    body: {
      kind: 'program',
      name: 'Program',
      description: '',
      place: null,
      zone: 'America/New_York',
      starts_at: null,
      ends_at: null,
      capacity: null,
      positions: [],
      open: true,
    },
  },
  'engagement.referral.send': { body: { emails: ['friend@example.com'] } },
  'engagement.referral.list': {},
  'engagement.user-action.record': { body: { action_state: 'terms-and-privacy-update' } },
  'engagement.user-action.get': {},
})

export const messageCalls = (id: string, message_id: string): Record<string, CallInput<Endpoint>> => ({
  'engagement.message.list': { params: { id } },
  'engagement.message.read': { params: { id }, body: { message_id } },
  'engagement.message.send': { params: { id }, body: { text: 'When does it start?' } },
  'engagement.portal-message.list': { params: { id } },
  'engagement.portal-message.send': { params: { id }, body: { text: 'At six' } },
  'engagement.portal-message.report': { params: { id }, body: { reason: 'Not about the job' } },
  'engagement.message.report': { params: { id }, body: { reason: 'Not about the job' } },
})
