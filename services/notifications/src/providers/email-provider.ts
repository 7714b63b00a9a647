import sendGridClient from '@sendgrid/client'
import sendGridMail from '@sendgrid/mail'
import type { Config } from '../config.ts'
import type { Email } from '../templates/render-email.ts'
import { Rejected, TooMany, Undeliverable, type Accepted, type Trace } from './delivery.ts'

export interface EmailProvider {
  /** `reference` is the message's id; the provider stores it with the email. */
  send(to: string, email: Email, reference: string): Promise<Accepted>
  find(reference: string): Promise<Trace>
}

/** The HTTP status of a response; 0 where there was none. */
const statusOf = (error: unknown): number => Number((error as { code?: unknown }).code) || 0

const headersOf = (error: unknown): Readonly<Record<string, unknown>> =>
  (error as { response?: { headers?: Readonly<Record<string, unknown>> } }).response?.headers ?? {}

export function sendGridEmails(config: Config): EmailProvider {
  // The SDK is one client for the process; its classes are not in its types.
  sendGridMail.setClient(sendGridClient)
  sendGridClient.setApiKey(config.SENDGRID_API_KEY)
  if (config.SENDGRID_API_BASE) sendGridClient.setDefaultRequest('baseUrl', `${config.SENDGRID_API_BASE}/`)
  sendGridMail.setTimeout(10_000)
  return {
    async send(to, email, reference) {
      try {
        const [response] = await sendGridMail.send({
          to,
          from: { email: config.SENDGRID_FROM, name: 'Lunchpail' },
          ...email,
          customArgs: { reference },
          // no tracking redirects in links
          trackingSettings: {
            clickTracking: { enable: false, enableText: false },
            openTracking: { enable: false },
          },
        })
        return { id: String(response.headers['x-message-id'] ?? reference) }
      } catch (error) {
        const status = statusOf(error)
        if (status === 429) throw new TooMany(headersOf(error)['retry-after'])
        if (status === 400) throw new Undeliverable('address-refused')
        throw status >= 100 ? new Rejected(status) : error
      }
    },
    async find(reference) {
      try {
        const query = `unique_args['reference']="${reference}"`
        const [, body] = await sendGridClient.request({
          method: 'GET',
          url: '/v3/messages',
          qs: { query, limit: 1 },
        })
        const [found] = (body as { messages?: { msg_id: string }[] }).messages ?? []
        return found ? { id: found.msg_id } : 'not-there'
      } catch (error) {
        // The search is a paid extra of SendGrid.
        if (statusOf(error) === 403 || statusOf(error) === 404) return 'cannot-say'
        throw error
      }
    },
  }
}
