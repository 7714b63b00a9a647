import { randomUUID } from 'node:crypto'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { candidateNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { referralRequested } from '@lunchpail/contracts/engagement/registration-events'
import { sealTo } from '@lunchpail/kit-service/seal'
import { failNewerValues } from '@lunchpail/kit-service/testing/newer-values'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { submission } from '../../../contracts/test/submission.ts'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { publicKeyOf } from '../src/providers/public-key.ts'
import { service } from '../src/service.ts'
import { account } from './factories.ts'
import { startNotifications, type OwnNotifications } from './notifications-service.ts'

let notifications: OwnNotifications
beforeAll(async () => {
  notifications = await startNotifications()
})
afterAll(() => notifications.stop())

const seal = (content: object) => sealTo(publicKeyOf(notifications.key))(content)
const newer = (value: string) => value as never

it('a value that a newer release sends in an event is no dead letter', async () => {
  const anything = {
    email: 'ana@example.com',
    phone: null,
    text_consent: null,
    proven: true,
    email_proven: true,
    phone_proven: false,
    phone_type: null,
    taken_at: null,
    to: 'ana@example.com',
    secret: '123456',
    company: 'Acme',
    person: 'Ana',
    from: 'Dana',
    text: 'Hello',
    message: 'Help',
    contact: 'ana@example.com',
    reason: 'rude',
    last: 'No',
    candidate: 'Ana',
    until: '2027-01-01T10:00:00.000Z',
    hash: 'a',
    question: 'Can you lift 50 pounds?',
  }
  const { failures, tried } = await failNewerValues(service, notifications, (field) =>
    field.startsWith('sealed_') ? seal(anything) : undefined,
  )
  expect(failures).toEqual([])
  expect(tried).toBeGreaterThan(10)
})

it('what only a newer release can say is not said, and waits for it', async () => {
  await notifications.pool.query('truncate message')
  notifications.providers.forget()
  const person = await account(notifications.key)
  await notifications.publish(accountChanged, { things: [person] })
  await notifications.publish(candidateNoticeRequested, {
    account_id: person.id,
    what: newer('next-month'),
    application_id: randomUUID(),
    invite_id: null,
    title: 'Picker',
    company_name: 'Acme',
    starts_at: null,
    zone: null,
    place: null,
    link: null,
    note: null,
    until: null,
  })
  await notifications.publish(referralRequested, {
    account_id: person.id,
    channel: newer('next-month'),
    language: 'en',
    campaign: 'friends',
    referral_id: randomUUID(),
    sealed_referral: await seal({ to: 'friend@example.com', from: 'Ana' }),
  })
  const rows = async () =>
    (await notifications.pool.query('select template, status from message order by 1')).rows
  // of these messages: a job of one before, which is gone now, may wait a minute for its next try
  const tried = `select from graphile_worker.jobs join message on key = 'message:' || message.id
    where jobs.attempts > 0 and last_error like '%does not know%'`
  await expect.poll(async () => (await notifications.pool.query(tried)).rowCount).toBe(2)
  expect(await rows()).toEqual([
    { template: 'candidate-notice', status: 'queued' },
    { template: 'referral', status: 'queued' },
  ])
  expect(notifications.providers.sent).toEqual([])
})

it('[AU-24] an account of a status that only a newer release knows is told nothing', async () => {
  await notifications.pool.query('truncate message')
  const person = await account(notifications.key, {}, { status: 77 })
  await notifications.publish(accountChanged, { things: [person] })
  await notifications.publish(applicationSubmitted, submission({ account_id: person.id }))
  const outcomes = async () => (await notifications.pool.query('select outcome from message')).rows
  await expect.poll(outcomes).toEqual([{ outcome: 'closed' }, { outcome: 'closed' }])
})
