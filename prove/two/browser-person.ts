import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import type { Answer, CallInput } from '@lunchpail/kit-service/testing/test-client'
import { Applicant } from '../applicant.ts'
import type { Requests } from './requests.ts'

/** A person whose browser asks the site itself, with its cookies. */
export class BrowserPerson extends Applicant {
  readonly #url: string
  readonly #requests: Requests
  readonly #cookies = new Map<string, string>()
  /** of its own, so that no one meets the rate limit */
  readonly #address = randomAddress()

  constructor(url: string, requests: Requests) {
    super()
    this.#url = url
    this.#requests = requests
  }

  /** Opens an address of the site. */
  async read(path: string, what = path): Promise<Response> {
    return this.#fetch(`${this.#url}${path}`, what, { headers: { accept: 'text/html, application/json' } })
  }

  protected async once<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
    const session = (await (await this.read('/session/')).json()) as { csrf: string | null }
    if (session.csrf === null) throw new Error('the site does not know who this is')
    const query = new URLSearchParams((input.query ?? {}) as Record<string, string>)
    const response = await this.#fetch(`${this.#url}${endpoint.path}?${query}`, endpoint.name, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': session.csrf,
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
      },
      body: JSON.stringify(input.body),
    })
    const { status, headers } = response
    return { status, headers, body: (await response.json()) as Answer<E>['body'] }
  }

  async #fetch(url: string, what: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', this.#address)
    headers.set('cookie', [...this.#cookies].map((cookie) => cookie.join('=')).join('; '))
    const response = await this.#requests.make(url, what, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value)
    }
    return response
  }
}
