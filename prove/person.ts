import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { identify, signUp } from '@lunchpail/contracts/auth/api'
import type { Endpoint, ResultOf } from '@lunchpail/contracts/endpoint'
import { saveApplication, saveEqualOpportunity } from '@lunchpail/contracts/wizard/api'
import { testClient, type Answer, type CallInput } from '@lunchpail/kit-service/testing/test-client'
import { completeBody, equalOpportunity } from '../services/wizard/test/factories.ts'
import type { BackEnd } from './back-end.ts'

/** How long somebody tries again before giving up. */
const patience = 60_000

/** A person at a browser, with what the shell server does for it: each call with a fresh token, again until answered. */
export class Person {
  readonly #site: BackEnd
  readonly email: string
  /** ten digits */
  readonly phone: string
  accountId = ''
  #session: string | undefined
  readonly #visitor = randomUUID()
  /** of the draft that was saved last */
  #version = 0

  constructor(site: BackEnd) {
    this.#site = site
    const number = String(randomInt(10_000_000)).padStart(7, '0')
    this.phone = `646${number}`
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
      },
    })
    this.accountId = answer.body.account.id
    this.#session = /^[^=]*session=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1]
  }

  /** Applies for positions; answers how long the answer took, tries included. */
  async apply(positions: number[]): Promise<number> {
    await this.#call(saveEqualOpportunity, { body: equalOpportunity })
    const since = performance.now()
    await this.#call(saveApplication, {
      query: {},
      body: { ...completeBody({ positions }), complete: 1 },
    })
    return performance.now() - since
  }

  async save(text: string): Promise<void> {
    const body = { self_promo: text, ...(this.#version && { version: this.#version }) }
    const answer = await this.#call(saveApplication, { query: { _st: 'info' }, body })
    if ('version' in answer.body) this.#version = answer.body.version
  }

  /** The same write again and again, under one key, until it is answered. */
  async #call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
    const repeatable = endpoint.idempotent ? { idempotencyKey: randomUUID() } : {}
    const until = performance.now() + patience
    for (let pause = 100; ;) {
      const answer = await this.#once(endpoint, { ...input, ...repeatable }).catch(() => undefined)
      if (answer && answer.status < 400) return answer
      // what is away or was asked too often meanwhile; everything else is a refusal, and wrong
      const passing = !answer || answer.status >= 500 || answer.status === 429
      if (!passing || performance.now() > until)
        throw new Error(`${endpoint.name}: ${answer?.status} ${JSON.stringify(answer?.body)}`)
      await wait(pause)
      pause = Math.min(2 * pause, 4_000)
    }
  }

  async #once<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
    const held = { visitor: this.#visitor, ...(this.#session !== undefined && { session: this.#session }) }
    const asked = await fetch(new URL(identify.path, this.#site.url('auth')), {
      method: identify.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(held),
    })
    if (!asked.ok) throw new Error(`auth answered ${asked.status}`)
    const { csrf, token } = (await asked.json()) as ResultOf<typeof identify>['body']
    const client = testClient(() => this.#site.url(endpoint.owner), { csrf, token: async () => token })
    // a network address of its own, so that nobody calls too often
    return client.call(endpoint, { ...input, headers: { 'x-forwarded-for': this.#visitor } })
  }
}
