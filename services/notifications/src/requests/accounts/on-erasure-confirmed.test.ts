import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { accountErased, erasureConfirmed } from '@lunchpail/contracts/auth/events'
import { sealTo } from '@lunchpail/kit-service/seal'
import { forgetSent, shareNotifications, type Notifications } from '../../../test/notifications-service.ts'
import { publicKeyOf } from '../../providers/public-key.ts'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})

beforeEach(() => forgetSent(notifications))

const confirm = async (email: string) => {
  await notifications.publish(accountErased, { account_id: randomUUID() })
  const sealed_address = await sealTo(publicKeyOf(notifications.key))({ email, proven: true })
  await notifications.publish(erasureConfirmed, { receipt: 'the-receipt', language: 'es', sealed_address })
}
const expectNothingLeft = () =>
  vi.waitFor(async () => {
    const { rows } = await notifications.pool.query(
      `select (select count(*)::int from message) as messages, (select count(*)::int from graphile_worker.jobs
        where task_identifier = 'send-message') as jobs`,
    )
    expect(rows).toEqual([{ messages: 0, jobs: 0 }])
  })

it('[BY-04] a deleted account is confirmed by one email, after which nothing is left of its address', async () => {
  const email = 'was.here@example.com'
  await confirm(email)
  await vi.waitFor(() => expect(notifications.providers.sent).toHaveLength(1))
  const [sent] = notifications.providers.sent
  expect(sent).toMatchObject({ channel: 'email', to: email, subject: 'Se eliminó tu cuenta de Lunchpail' })
  expect(sent!.text).toContain('https://lunchpail.example/account/erased#the-receipt')
  await expectNothingLeft()
})

it('[BY-04] nothing is left of the address of a deleted account to which nothing can be sent, either', async () => {
  const { answers, sent } = notifications.providers
  answers.push('refuse')
  await confirm('is.nowhere@example.com')
  await vi.waitFor(() => expect(answers).toEqual([]))
  await expectNothingLeft()
  expect(sent).toEqual([])
})
