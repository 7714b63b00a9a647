import { randomUUID } from 'node:crypto'
import { accountErased, managerNoticeRequested } from '@lunchpail/contracts/auth/events'
import { messagesReported } from '@lunchpail/contracts/engagement/events'
import { sealTo } from '@lunchpail/kit-service/seal'
import { beforeAll, expect, it } from 'vitest'
import { shareNotifications, type Notifications } from '../../test/notifications-service.ts'
import { publicKeyOf } from '../providers/public-key.ts'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})

const seal = (value: object) => sealTo(publicKeyOf(notifications.key))(value)
const report = async (candidate_id: string) =>
  notifications.publish(messagesReported, {
    account_id: randomUUID(),
    candidate_id,
    application_id: randomUUID(),
    by: 'manager',
    sealed_report: await seal({ reason: 'Rude', last: 'What the candidate wrote' }),
  })
const asksToJoin = async (person_id: string, expires_at: string | null = null) =>
  notifications.publish(managerNoticeRequested, {
    account_id: randomUUID(),
    person_id,
    what: 'join-asked',
    language: 'en',
    expires_at,
    sealed_notice: await seal({ to: 'admin@example.com', company: 'Acme', person: 'Rosa Diaz', secret: '' }),
  })
const messages = async () =>
  (await notifications.pool.query('select names_id, status from message order by 1')).rows.map(
    ({ names_id, status }) => `${names_id} ${status}`,
  )

it.each([
  ['the support, of what a candidate wrote', report],
  ['an admin, of whoever wants to join', asksToJoin],
])('[BY-04] an email to %s goes with the person whom it names', async (_, tell) => {
  await notifications.pool.query('truncate message')
  const [gone, other] = [randomUUID(), randomUUID()]
  await tell(gone)
  await tell(other)
  await expect.poll(messages).toEqual([gone, other].toSorted().map((id) => `${id} sent`))
  await notifications.publish(accountErased, { account_id: gone })
  await expect.poll(messages).toEqual([`${other} sent`])
  await tell(gone)
  await tell(other)
  await expect.poll(messages).toEqual([`${other} sent`, `${other} sent`])
})

it('an email to an admin does not go once what it is about has expired', async () => {
  await notifications.pool.query('truncate message')
  await asksToJoin(randomUUID(), '2020-01-01T00:00:00.000Z')
  const outcomes = async () => (await notifications.pool.query('select status, outcome from message')).rows
  await expect.poll(outcomes).toEqual([{ status: 'skipped', outcome: 'expired' }])
})
