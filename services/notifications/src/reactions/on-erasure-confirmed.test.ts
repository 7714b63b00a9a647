import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accountErased, erasureConfirmed } from '@lunchpail/contracts/auth/events'
import { sealTo } from '@lunchpail/kit-service/seal'
import { startNotifications, type Notifications } from '../../test/notifications-service.ts'
import { publicKeyOf } from '../domain/public-key.ts'

let notifications: Notifications
beforeAll(async () => {
  notifications = await startNotifications()
})
afterAll(() => notifications.stop())

it('[BY-04] a deleted account is confirmed by one email, after which nothing is left of its address', async () => {
  const email = 'was.here@example.com'
  const account_id = randomUUID()
  await notifications.publish(accountErased, { account_id })
  const sealed_address = await sealTo(publicKeyOf(notifications.key))({ email })
  await notifications.publish(erasureConfirmed, { receipt: 'the-receipt', language: 'es', sealed_address })
  await vi.waitFor(() => expect(notifications.providers.sent).toHaveLength(1))
  const [sent] = notifications.providers.sent
  expect(sent).toMatchObject({ channel: 'email', to: email, subject: 'Se eliminó tu cuenta de Lunchpail' })
  expect(sent!.text).toContain('https://lunchpail.example/account/erased#the-receipt')
  await vi.waitFor(async () =>
    expect((await notifications.pool.query('select 1 from message')).rowCount).toBe(0),
  )
})
