import { AskedTooOften, openTwilio } from '@lunchpail/kit-service/open-twilio'
import type { Config } from '../config.ts'
import { textStatusPath } from './text-status-path.ts'
import { Rejected, TooMany, Undeliverable, type Accepted, type Trace } from './delivery.ts'

/** Sends text messages (SMS). */
export interface TextProvider {
  /** `reference` is the message's id, by which Twilio tells what became of it */
  send(to: string, body: string, reference: string): Promise<Accepted>
  find(to: string, body: string, since: Date): Promise<Trace>
}

/** Permanent errors of Twilio: 21211 and 21614 no such mobile number, 21610 the person sent STOP, 21612 not reachable. */
const permanentErrors: Record<number, string> = {
  21211: 'number-invalid',
  21610: 'stopped',
  21612: 'number-unreachable',
  21614: 'number-not-mobile',
}

/** What Twilio tells of a text that it took, and that did not arrive. */
export const carrierErrors: Record<number, string> = {
  21610: 'stopped',
  30003: 'number-unreachable',
  30004: 'blocked',
  30005: 'number-unknown',
  30006: 'number-not-mobile',
  30007: 'filtered',
}

const isResponseError = (error: unknown): error is { status: number; code?: number } =>
  error instanceof Error && typeof (error as { status?: unknown }).status === 'number'

/** Twilio keeps a text as it sent it, perhaps with other punctuation: letters and digits tell one from the next. */
const lettersOf = (body: string): string => body.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Twilio stores whole seconds of its own clock. */
const clockMarginMs = 5_000

export function twilioTexts(config: Config): TextProvider {
  const site = config.publicUrl.replace(/\/$/, '')
  // Twilio refuses a text whose callback is an address that it could never reach
  const canReach = site.startsWith('https:') || config.TWILIO_API_BASE !== undefined
  const client = openTwilio(config)
  return {
    async send(to, body, reference) {
      try {
        const message = await client.messages.create({
          to,
          from: config.TWILIO_FROM,
          body,
          // characters that people typed and texts lack are replaced by similar ones
          smartEncoded: true,
          ...(canReach && { statusCallback: site + textStatusPath(reference) }),
        })
        return { id: message.sid }
      } catch (error) {
        if (error instanceof AskedTooOften) throw new TooMany(error.retryAfter)
        if (!isResponseError(error)) throw error
        const reason = permanentErrors[error.code ?? 0]
        throw reason ? new Undeliverable(reason) : new Rejected(error.status)
      }
    },
    async find(to, body, since) {
      const after = new Date(since.getTime() - clockMarginMs)
      const sent = await client.messages.list({ to, dateSentAfter: after, limit: 50 })
      const same = sent.find(
        (message) => lettersOf(message.body) === lettersOf(body) && message.dateCreated >= after,
      )
      return same ? { id: same.sid } : 'not-there'
    },
  }
}
