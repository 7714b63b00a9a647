import { exportJWK, generateKeyPair } from 'jose'
import { once } from 'node:events'
import net from 'node:net'
import { opener } from '@lunchpail/kit-service/seal'
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@lunchpail/kit-service/testing/test-service'
import type { Contact } from '../src/domain/account-state.ts'
import { service } from '../src/service.ts'

export interface AuthUnderTest extends TestService {
  /** opens what was sealed to notifications */
  readonly open: (sealed: string) => Promise<Contact>
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Auth on a database and a NATS of its own, checking the tokens that it signs itself. */
export async function startAuth(options: TestServiceOptions = {}): Promise<AuthUnderTest> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
  const port = await freePort()
  const running = await startTestService(service, {
    ...options,
    env: {
      CSRF_SECRET: 'a secret of the tests, 32 characters or more',
      NOTIFICATIONS_PUBLIC_KEY: JSON.stringify(await exportJWK(publicKey)),
      PORT: String(port),
      AUTH_URL: `http://127.0.0.1:${port}`,
      TOKEN_KEYS: '',
      ...options.env,
    },
  })
  const open = opener(await exportJWK(privateKey))
  return Object.assign(running, { open: (sealed: string) => open(sealed) as Promise<Contact> })
}

let made = 0

/** A candidate nobody has signed up yet. */
export function newCandidate() {
  const number = ++made
  return {
    first_name: 'Rosa',
    last_name: `Diaz ${number}`,
    email: `rosa.diaz.${number}@example.com`,
    phone: `212555${String(number).padStart(4, '0')}`,
    password: 'blue truck 7',
  }
}

/** An employer nobody has signed up yet. */
export const newEmployer = () => ({
  ...newCandidate(),
  type: 'hiring manager' as const,
  company_name: 'Harbor Freight Yard',
  title: 'Shift lead',
})
