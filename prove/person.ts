import { randomUUID } from 'node:crypto'
import { identify } from '@lunchpail/contracts/auth/api'
import type { Endpoint, ResultOf } from '@lunchpail/contracts/endpoint'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import { testClient, type Answer, type CallInput } from '@lunchpail/kit-service/testing/test-client'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { Applicant } from './applicant.ts'

/** A person and the shell server in one: each call of a service has a fresh token. */
export class Person extends Applicant {
  readonly #site: BackEnd
  #session: string | undefined
  readonly #visitor = randomUUID()
  readonly #address = randomAddress()

  constructor(site: BackEnd) {
    super()
    this.#site = site
  }

  protected async once<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
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
    // An address of its own, so that no one meets the rate limit.
    const answer = await client.call(endpoint, { ...input, headers: { 'x-forwarded-for': this.#address } })
    this.#session ??= /^[^=]*session=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1]
    return answer
  }
}
