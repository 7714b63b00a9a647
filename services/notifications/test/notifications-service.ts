import { MovableClock } from '@lunchpail/kit-service/clock'
import { jobsNowQuery } from '@lunchpail/kit-service/testing/run-jobs-now'
import { shareService, type Shared } from '@lunchpail/kit-service/testing/shared-service'
import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { expect } from 'vitest'
import { service } from '../src/service.ts'
import { createKey } from './factories.ts'
import { openProviders } from './providers.ts'

export type OwnNotifications = Awaited<ReturnType<typeof startNotifications>>
/** as most files have it: the one that they share */
export type Notifications = Shared<OwnNotifications>

/**
 * The last one that is two hours ago, so that the queue, whose clock is the database's, runs what is due, and providers, whose
 * clock is the machine's, have nothing from before a test that moves its own. No quiet hour is near.
 */
const noonInNewYork = (): Date => {
  const before = new Date(Date.now() - 2 * hourMs)
  const noon = new Date(before.toISOString().replace(/T.*/, 'T17:00:00.000Z'))
  return noon > before ? new Date(noon.getTime() - dayMs) : noon
}

/** The service on a database of its own, with providers that it sends by and the key that opens contacts. */
export async function startNotifications(options: TestServiceOptions = {}) {
  const [providers, key] = await Promise.all([openProviders(), createKey()])
  const env = {
    ...providers.env,
    PUBLIC_URL: 'https://lunchpail.example',
    NOTIFICATIONS_PRIVATE_KEY: JSON.stringify(key),
    RECIPIENT_SECRET: 'recipients-of-test-recipients-of-test',
    POSTAL_ADDRESS: 'Lunchpail, 1 Test Street',
    // the second of a clock that stands still has no end
    TEXTS_PER_SECOND: '1000',
    ...options.env,
  }
  const running = await startTestService(service, {
    clock: new MovableClock(noonInNewYork()),
    ...options,
    env,
  })
  return Object.assign(running, { providers, key })
}

/** For the next test, as if nothing had been sent: once what the one before has under way is. */
export async function forgetSent({ pool, providers }: Pick<OwnNotifications, 'pool' | 'providers'>) {
  const underWay = async () => (await pool.query<{ count: number }>(jobsNowQuery)).rows[0]!.count
  await expect.poll(underWay).toBe(0)
  providers.forget()
}

export async function shareNotifications(now = noonInNewYork()): Promise<Notifications> {
  const notifications = await shareService(service, startNotifications, now)
  notifications.providers.forget()
  return notifications
}
