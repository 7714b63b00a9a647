import twilio from 'twilio'

export interface TwilioConfig {
  readonly TWILIO_ACCOUNT_SID: string
  readonly TWILIO_AUTH_TOKEN: string
  /** called in place of Twilio: the local message catcher */
  readonly TWILIO_API_BASE?: string | undefined
}

type RequestOptions<T> = Parameters<typeof twilio.RequestClient.prototype.request<T>>[0]

const timeoutMs = 10_000

/** Twilio's answer 429, of which its SDK hands on no header. */
export class AskedTooOften extends Error {
  override readonly name = 'AskedTooOften'
  /** as the header says it */
  readonly retryAfter: unknown
  constructor(retryAfter: unknown) {
    super('Twilio answered 429')
    this.retryAfter = retryAfter
  }
}

/** Twilio's SDK takes no base address: its HTTP client rewrites each URL, where there is one. */
class OwnClient extends twilio.RequestClient {
  readonly #base: string | undefined
  constructor(base: string | undefined) {
    super({ timeout: timeoutMs })
    this.#base = base
  }
  override async request<T>(options: RequestOptions<T>) {
    const response = await super.request({ ...options, uri: this.#uri(options.uri) })
    if (response.statusCode === 429)
      throw new AskedTooOften((response.headers as Record<string, unknown> | undefined)?.['retry-after'])
    return response
  }
  #uri(uri: string): string {
    if (!this.#base) return uri
    const url = new URL(uri)
    return `${this.#base}/${url.hostname.split('.')[0]}${url.pathname}${url.search}`
  }
}

/** The SDK of Twilio, at Twilio's or at another address. */
export const openTwilio = ({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_BASE }: TwilioConfig) =>
  twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, { httpClient: new OwnClient(TWILIO_API_BASE) })
