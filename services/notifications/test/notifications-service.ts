import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { service } from '../src/service.ts'
import { createKey } from './factories.ts'
import { startProviders } from './providers.ts'

export type Notifications = Awaited<ReturnType<typeof startNotifications>>

/** The service on a database of its own, with providers that it sends by and the key that opens contacts. */
export async function startNotifications(options: TestServiceOptions = {}) {
  const [providers, key] = await Promise.all([startProviders(), createKey()])
  const env = {
    ...providers.env,
    PUBLIC_URL: 'https://lunchpail.example',
    NOTIFICATIONS_PRIVATE_KEY: JSON.stringify(key),
    ...options.env,
  }
  const running = await startTestService(service, { ...options, env })
  const { stop: stopService } = running
  const stop = async () => {
    await stopService()
    await providers.close()
  }
  return Object.assign(running, { providers, key, stop })
}
