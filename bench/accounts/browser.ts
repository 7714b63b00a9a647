import { randomBytes, randomUUID } from 'node:crypto'
import { identify, signUp } from '@lunchpail/contracts/auth/api'
import type { Endpoint, ResultOf } from '@lunchpail/contracts/endpoint'
import { newPhone } from '@lunchpail/kit-local/test-run/new-phone'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import { testClient, type CallInput } from '@lunchpail/kit-service/testing/test-client'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'

export const password = 'hammer-and-9-nails'

/** As long as the gateway keeps what auth answered. */
const keptMs = 15_000

/** A browser behind the gateway. */
export function browser(site: BackEnd, session?: string) {
  const visitor = randomBytes(16).toString('base64url')
  let known: (ResultOf<typeof identify>['body'] & { readonly until: number }) | undefined
  const identified = async () => {
    if (known && performance.now() < known.until) return known
    const answer = await fetch(new URL(identify.path, site.url('auth')), {
      method: identify.method,
      headers: { 'content-type': 'application/json', authorization: await site.authorizeAsShell('auth') },
      body: JSON.stringify({ visitor, session }),
    })
    const body = (await answer.json()) as ResultOf<typeof identify>['body']
    known = { ...body, until: performance.now() + keptMs }
    return known
  }
  const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const { csrf, token } = await identified()
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
