import { exportJWK, generateKeyPair } from 'jose'
import { opener } from '@lunchpail/kit-service/seal'
import { shareService, type Shared } from '@lunchpail/kit-service/testing/shared-service'
import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { service } from '../src/service.ts'

export type OwnEngagement = Awaited<ReturnType<typeof startEngagement>>
/** as most files have it: the one that they share */
export type Engagement = Shared<OwnEngagement>

/** shared with auth */
export const contactSecret = 'another secret of the tests, as long as it has to be'

/** The variables that the service needs, and the key of notifications. */
export async function engagementEnvironment() {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
  const env = {
    CONTACT_SECRET: contactSecret,
    NOTIFICATIONS_PUBLIC_KEY: JSON.stringify(await exportJWK(publicKey)),
  }
  return { env, privateKey: await exportJWK(privateKey) }
}

/** The service on a database of its own. `open` opens what it seals. */
export async function startEngagement(options?: TestServiceOptions) {
  const { env, privateKey } = await engagementEnvironment()
  const running = await startTestService(service, { ...options, env: { ...env, ...options?.env } })
  return Object.assign(running, { open: opener([privateKey]) })
}

export const shareEngagement = (now?: Date): Promise<Engagement> =>
  shareService(service, startEngagement, now)
