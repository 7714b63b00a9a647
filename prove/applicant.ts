import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signUp } from '@lunchpail/contracts/auth/api'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { saveApplication, saveEqualOpportunity } from '@lunchpail/contracts/wizard/api'
import { daytimeZone } from '@lunchpail/kit-local/test-run/daytime-zone'
import { newPhone } from '@lunchpail/kit-local/test-run/new-phone'
import type { Answer, CallInput } from '@lunchpail/kit-service/testing/test-client'
import { completeBody, equalOpportunity } from '../services/wizard/test/factories.ts'

/** How long a person keeps retrying. */
const maxRetryMs = 60_000

/** A person at a browser, whose calls are retried until they succeed. */
export abstract class Applicant {
  readonly email = `${randomUUID()}@example.com`
  /** ten digits */
  readonly phone = newPhone()
  accountId = ''
  /** of the last saved draft */
  #version = 0

  /** Calls an endpoint, once. */
  protected abstract once<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>>

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
      const answer = await this.once(endpoint, { ...input, ...repeatable }).catch(() => undefined)
      if (answer && answer.status < 400) return answer
      // Everything but an outage or a rate limit is wrong.
      const isTransient = !answer || answer.status >= 500 || answer.status === 429
      if (!isTransient || performance.now() > until)
        throw new Error(`${endpoint.name}: ${answer?.status} ${JSON.stringify(answer?.body)}`)
      await wait(pauseMs)
      pauseMs = Math.min(2 * pauseMs, 4_000)
    }
  }
}
