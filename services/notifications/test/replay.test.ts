import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { expect, it, onTestFinished } from 'vitest'
import { submission } from '../../../contracts/test/submission.ts'
import { main } from '../../../kit/service/bin/operate.ts'
import { startNotifications } from './notifications-service.ts'

it('[SH-06] a replay after a restore writes to nobody again: it builds read models alone', async () => {
  const notifications = await startNotifications()
  onTestFinished(notifications.stop)
  const { pool, env, nats } = notifications
  const handled = async () =>
    (await pool.query<{ consumer: string }>('select consumer from kit.inbox')).rows.map(
      ({ consumer }) => consumer,
    )
  const reaction = 'notifications--wizard-application-submitted-v1'
  await notifications.publish(applicationSubmitted, submission())
  await expect.poll(handled).toContainEqual(expect.stringContaining(reaction))
  await pool.query('delete from kit.inbox')

  const run = runHere(main, () => ({ ...env, NATS_URL: nats.url }))
  const { code, out } = await run('notifications', 'replay', '--since', '2020-01-01T00:00:00Z')
  expect(code).toBe(0)
  expect(out).toContain('notifications--auth-account-erased-v1: nothing\n')
  expect(out).not.toContain(reaction)
  expect(await handled()).toEqual([])
})
