import twilio from 'twilio'

export interface TwilioConfig {
  readonly TWILIO_ACCOUNT_SID: string
  readonly TWILIO_AUTH_TOKEN: string
  /** called in place of Twilio: the local message catcher */
  readonly TWILIO_API_BASE?: string | undefined
}

type RequestOptions<T> = Parameters<typeof twilio.RequestClient.prototype.request<T>>[0]

const timeoutMs = 10_000

/** Twilio's SDK takes no base address: its HTTP client rewrites each URL. */
class RedirectedClient extends twilio.RequestClient {
  readonly #base: string
  constructor(base: string) {
    super({ timeout: timeoutMs })
    this.#base = base
  }
  override request<T>(options: RequestOptions<T>) {
    const url = new URL(options.uri)
    return super.request({
      ...options,
      uri: `${this.#base}/${url.hostname.split('.')[0]}${url.pathname}${url.search}`,
    })
  }
}

/** The SDK of Twilio, at Twilio's or at another address. */
export const openTwilio = ({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_API_BASE }: TwilioConfig) =>
  twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, {
    httpClient: TWILIO_API_BASE
      ? new RedirectedClient(TWILIO_API_BASE)
      : new twilio.RequestClient({ timeout: timeoutMs }),
  })
