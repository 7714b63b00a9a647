import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { identify, signUp } from '@lunchpail/contracts/auth/api'
import type { Endpoint, ResultOf } from '@lunchpail/contracts/endpoint'
import { saveApplication, saveEqualOpportunity } from '@lunchpail/contracts/wizard/api'
import { daytimeZone } from '@lunchpail/kit-local/test-run/daytime-zone'
import { newPhone } from '@lunchpail/kit-local/test-run/new-phone'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import { testClient, type Answer, type CallInput } from '@lunchpail/kit-service/testing/test-client'
import { completeBody, equalOpportunity } from '../services/wizard/test/factories.ts'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'

/** How long a person keeps retrying. */
const maxRetryMs = 60_000

/** A person at a browser, and the shell server: each call has a fresh token and is retried until it succeeds. */
export class Person {
  readonly #site: BackEnd
  readonly email: string
  /** ten digits */
  readonly phone = newPhone()
  accountId = ''
  #session: string | undefined
  readonly #visitor = randomUUID()
  readonly #address = randomAddress()
  /** of the last saved draft */
  #version = 0

  constructor(site: BackEnd) {
    this.#site = site
    this.email = `${randomUUID()}@example.com`
  }

  async signUp(): Promise<void> {
    const answer = await this.#call(signUp, {
      body: {
        first_name: 'Marisol',
        last_name: 'Vega',
        email: this.email,
        phone: this.phone,
        text_consent: true,
        timezone: daytimeZone(),
      },
    })
    this.accountId = answer.body.account.id
    this.#session = /^[^=]*session=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1]
  }

  /** Applies for positions. Returns the milliseconds until the response, with its retries. */
  async apply(positions: number[]): Promise<number> {
    await this.#call(saveEqualOpportunity, { body: equalOpportunity })
    const start = performance.now()
    await this.#call(saveApplication, {
      query: {},
      body: { ...completeBody({ positions, email: this.email, phone: this.phone }), complete: 1 },
    })
    return performance.now() - start
  }

  async save(text: string): Promise<void> {
    const body = { self_promo: text, ...(this.#version && { version: this.#version }) }
    const answer = await this.#call(saveApplication, { query: { _st: 'info' }, body })
    if ('version' in answer.body) this.#version = answer.body.version
  }

  /** Retries a write under one idempotency key. */
  async #call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
    const repeatable = endpoint.idempotent ? { idempotencyKey: randomUUID() } : {}
    const until = performance.now() + maxRetryMs
    for (let pauseMs = 100; ;) {
      const answer = await this.#once(endpoint, { ...input, ...repeatable }).catch(() => undefined)
      if (answer && answer.status < 400) return answer
      // Everything but an outage or a rate limit is wrong.
      const isTransient = !answer || answer.status >= 500 || answer.status === 429
      if (!isTransient || performance.now() > until)
        throw new Error(`${endpoint.name}: ${answer?.status} ${JSON.stringify(answer?.body)}`)
      await wait(pauseMs)
      pauseMs = Math.min(2 * pauseMs, 4_000)
    }
  }

  async #once<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
    const cookies = { visitor: this.#visitor, ...(this.#session !== undefined && { session: this.#session }) }
    const asked = await fetch(new URL(identify.path, this.#site.url('auth')), {
      method: identify.method,
      headers: {
        'content-type': 'application/json',
        authorization: await this.#site.authorizeAsShell('auth'),
      },
      body: JSON.stringify(cookies),
    })
    if (!asked.ok) throw new Error(`auth answered ${asked.status}`)
    const { csrf, token } = (await asked.json()) as ResultOf<typeof identify>['body']
    const client = testClient(() => this.#site.url(endpoint.owner), { csrf, token: async () => token })
    // An address of its own, so that nobody meets the rate limit.
    return client.call(endpoint, { ...input, headers: { 'x-forwarded-for': this.#address } })
  }
}
