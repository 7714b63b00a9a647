import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { backUp } from '@lunchpail/kit-service/testing/back-up'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { expect, it, onTestFinished } from 'vitest'
import { submission } from '../../../contracts/test/submission.ts'
import { main } from '../../../kit/service/bin/operate.ts'
import { account } from './factories.ts'
import { messagesOf } from './messages.ts'
import { startNotifications } from './notifications-service.ts'

it('[SH-06] a restore sends no one again what was on its way or asked for since, and what came later is sent', async () => {
  const notifications = await startNotifications()
  onTestFinished(notifications.stop)
  const { pool, env, nats, publish, key, providers } = notifications
  const { statuses, submit, sent } = messagesOf(() => notifications)
  const person = await account(key, { email: 'ana@example.com', phone: '2125550142', proven: true })
  const both = (status: string) =>
    ['email', 'text'].map((channel) => `${channel} application-submitted ${status}`)

  // it waits for its account, about which it comes to know after the backup
  await publish(applicationSubmitted, submission({ account_id: person.id }))
  await expect.poll(() => statuses()).toEqual(both('queued'))
  const restore = await backUp(pool)
  await publish(accountChanged, { things: [person] })
  await expect.poll(() => statuses()).toEqual(both('sent'))
  await submit(person.id)
  await expect.poll(() => providers.sent.length).toBe(4)

  await notifications.halt()
  await restore()
  await submit(person.id)
  const run = runHere(main, () => ({ ...env, NATS_URL: nats.url }))
  const { code, out } = await run('notifications', 'replay', '--since', '2020-01-01T00:00:00Z')
  expect(code).toBe(0)
  expect(out).toContain('wizard-application-submitted-v1: 1 duplicate, 1 handled\n')
  expect(out).toContain('2 rows settled\n')
  await notifications.restart()
  await expect
    .poll(async () => (await statuses()).toSorted())
    .toEqual([...both('sent restored'), ...both('skipped restored'), ...both('sent')].toSorted())
  expect([sent('text').length, sent('email').length]).toEqual([3, 3])
})
