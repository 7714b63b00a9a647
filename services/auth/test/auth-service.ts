import { tokenKeys } from '@lunchpail/contracts/auth/api'
import { exportJWK, generateKeyPair } from 'jose'
import { freePort } from '@lunchpail/kit-events/testing/free-port'
import { opener } from '@lunchpail/kit-service/seal'
import { shareService, type Shared } from '@lunchpail/kit-service/testing/shared-service'
import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import type { Contact } from '../src/accounts/account-state.ts'
import { service } from '../src/service.ts'

export const csrfSecret = 'a secret of the tests of 32 characters or more'
/** shared with wizard */
export const contactSecret = 'another secret of the tests, as long as it has to be'

export type OwnAuth = Awaited<ReturnType<typeof startAuth>>
/** as most files have it: the one that they share */
export type Auth = Shared<OwnAuth>

/** The service on a database of its own, which checks the tokens that it signs. `open` opens what it seals. */
export async function startAuth(options: TestServiceOptions = {}) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
  const port = await freePort()
  const running = await startTestService(service, {
    ...options,
    env: {
      CSRF_SECRET: csrfSecret,
      CONTACT_SECRET: contactSecret,
      NOTIFICATIONS_PUBLIC_KEY: JSON.stringify(await exportJWK(publicKey)),
      PORT: String(port),
      AUTH_URL: `http://127.0.0.1:${port}`,
      TOKEN_KEYS: '',
      ...options.env,
    },
  })
  const open = opener([await exportJWK(privateKey)])
  return Object.assign(running, { open: (sealed: string) => open(sealed) as Promise<Contact> })
}

/** Its key is made before the first file comes, and stays: the service keeps it in memory, and none signs a month later. */
export const shareAuth = (): Promise<Auth> =>
  shareService(service, async () => {
    const auth = await startAuth()
    await auth.visitor().call(tokenKeys)
    return auth
  })
