import { randomBytes, randomUUID } from 'node:crypto'
import { signUp } from '@lunchpail/contracts/auth/api'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { connectNats } from '@lunchpail/kit-events/nats'
import { decodeTabUpdate, tabUpdateSubjects } from '@lunchpail/kit-events/tab-updates'
import { newPhone } from '@lunchpail/kit-local/test-run/new-phone'
import { systemClock } from '@lunchpail/kit-service/clock'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import { testClient, type CallInput } from '@lunchpail/kit-service/testing/test-client'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { askAuth } from '../../shell/server/sessions/ask-auth.ts'
import { forgetChanged, sessions, type Sessions } from '../../shell/server/sessions/sessions.ts'

export const password = 'hammer-and-9-nails'

const gateways = new WeakMap<BackEnd, Sessions>()

/** Keeps what auth answered as the gateway does, which forgets it when auth says that a session or an account changed. */
function gatewayOf(site: BackEnd): Sessions {
  const known = gateways.get(site)
  if (known) return known
  // no call is given up: what a bench asks for at once is late, not lost
  const held = sessions(askAuth(site.url('auth'), site.authorizeAsShell, 60_000), systemClock)
  const nats = connectNats({ url: site.natsUrl, name: 'bench' })
  for (const subject of tabUpdateSubjects)
    void nats.subscribe(subject, (actual, payload) => {
      const update = decodeTabUpdate(actual, payload)
      if (update !== undefined) forgetChanged(held, update)
    })
  gateways.set(site, held)
  return held
}

/** A browser behind the gateway. */
export function browser(site: BackEnd, session?: string) {
  const cookies = { visitor: randomBytes(16).toString('base64url'), session }
  const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const { csrf, token } = await gatewayOf(site).identify(cookies)
    const client = testClient(() => site.url(endpoint.owner), { csrf, token: async () => token })
    // an address for each call: no limit is met
    const headers = { 'x-forwarded-for': randomAddress() }
    const reply = await client.call(endpoint, { ...input, headers })
    if (reply.status >= 400)
      throw new Error(`${endpoint.name} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply
  }
  return { call }
}

/** Signs a new person up. */
export async function person(site: BackEnd) {
  const email = `${randomUUID()}@example.com`
  const phone = newPhone()
  const body = { first_name: 'Marisol', last_name: 'Vega', email, password }
  const { headers } = await browser(site).call(signUp, { body })
  const cookies = headers.getSetCookie().map((line) => /^session=([^;]+)/.exec(line)?.[1])
  return { email, phone, session: cookies.find((value) => value !== undefined)! }
}
