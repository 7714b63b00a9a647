import { randomUUID } from 'node:crypto'
import { managerNoticeRequested } from '@lunchpail/contracts/auth/events'
import { deskNoticeRequested } from '@lunchpail/contracts/engagement/desk-events'
import { sealTo } from '@lunchpail/kit-service/seal'
import { beforeAll, expect, it } from 'vitest'
import { messagesOf } from '../../../test/messages.ts'
import { shareNotifications, type Notifications } from '../../../test/notifications-service.ts'
import { publicKeyOf } from '../../providers/public-key.ts'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})
const { save, statuses, forget } = messagesOf(() => notifications)

it('[BY-14] [BY-26] strangers who ask to join a company are told of ten times a day, and take the place of nothing else', async () => {
  await forget()
  const admin = await save({ email: 'admin@example.com', proven: true })
  const sealed_notice = await sealTo(publicKeyOf(notifications.key))({
    to: 'admin@example.com',
    company: 'Acme',
    person: 'Rosa Diaz',
    secret: '',
  })
  const counts = async () =>
    (await statuses()).reduce<Record<string, number>>(
      (found, one) => ({ ...found, [one]: (found[one] ?? 0) + 1 }),
      {},
    )
  for (let asked = 0; asked < 50; asked++)
    await notifications.publish(managerNoticeRequested, {
      account_id: admin,
      person_id: randomUUID(),
      what: 'join-asked',
      language: 'en',
      expires_at: null,
      sealed_notice,
    })
  const told = { 'email join-request sent': 10, 'email join-request skipped daily-limit': 40 }
  await expect.poll(counts).toEqual(told)
  for (let written = 0; written < 50; written++)
    await notifications.publish(deskNoticeRequested, {
      account_id: admin,
      candidate_id: null,
      what: 'message',
      company_name: 'Acme',
      count: 1,
      roles: [{ title: 'Welder', city: 'Newark', count: 1 }],
      first_name: 'Rosa',
      application_id: randomUUID(),
      starts_at: null,
      zone: null,
    })
  await expect.poll(counts).toEqual({ ...told, 'email desk-notice sent': 50 })
})
