import { MovableClock } from '@lunchpail/kit-service/clock'
import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { service } from '../src/service.ts'
import { createKey } from './factories.ts'
import { startProviders } from './providers.ts'

export type Notifications = Awaited<ReturnType<typeof startNotifications>>

/** Of this day, so that the queue, whose clock is the database's, runs what is due. No quiet hour is near. */
const noonInNewYork = (): Date => {
  const now = new Date()
  const noon = new Date(now.toISOString().replace(/T.*/, 'T17:00:00.000Z'))
  return noon > now ? new Date(noon.getTime() - 86_400_000) : noon
}

/** The service on a database of its own, with providers that it sends by and the key that opens contacts. */
export async function startNotifications(options: TestServiceOptions = {}) {
  const [providers, key] = await Promise.all([startProviders(), createKey()])
  const env = {
    ...providers.env,
    PUBLIC_URL: 'https://lunchpail.example',
    NOTIFICATIONS_PRIVATE_KEY: JSON.stringify(key),
    RECIPIENT_SECRET: 'recipients-of-test-recipients-of-test',
    POSTAL_ADDRESS: 'Lunchpail, 1 Test Street',
    ...options.env,
  }
  const running = await startTestService(service, {
    clock: new MovableClock(noonInNewYork()),
    ...options,
    env,
  })
  const { stop: stopService } = running
  const stop = async () => {
    await stopService()
    await providers.close()
  }
  return Object.assign(running, { providers, key, stop })
}
