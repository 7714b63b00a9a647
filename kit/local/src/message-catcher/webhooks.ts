import { createHmac, createPrivateKey, sign } from 'node:crypto'
import { numberEndings } from './number-endings.ts'
import type { Message } from './messages.ts'

export interface WebhookOptions {
  readonly authToken: string
  /** with which SendGrid's events are signed: PKCS8 in base64 */
  readonly sendgridEventsKey: string
  /** the site's address as the world knows it, over which signatures are */
  readonly publicUrl: string
  /** where it is on this machine */
  readonly siteUrl: string
}

/** Addresses that begin so come back. */
const bounces = 'bounce@'

/** How Twilio signs a form: the address, and each field in the order of their names. */
export const twilioSignature = (
  authToken: string,
  address: string,
  form: Readonly<Record<string, string>>,
): string => {
  const fields = Object.keys(form)
    .toSorted()
    .map((name) => name + form[name])
  return createHmac('sha1', authToken)
    .update(address + fields.join(''))
    .digest('base64')
}

/** Calls the site as Twilio and SendGrid would. A site that is not there misses it. */
export const webhooks = (options: WebhookOptions) => {
  const { authToken, sendgridEventsKey, publicUrl, siteUrl } = options
  const publicOrigin = publicUrl.replace(/\/$/, '')
  // here, as no request waits for an event: a key that is none would end the process at the first email
  const key = createPrivateKey({
    key: Buffer.from(sendgridEventsKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  })
  const post = (path: string, body: string, headers: Record<string, string>): Promise<Response | undefined> =>
    fetch(siteUrl + path, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    )
  const byTwilio = (path: string, form: Readonly<Record<string, string>>) =>
    post(path, new URLSearchParams(form).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(authToken, publicOrigin + path, form),
    })

  return {
    /** What became of a text, to the address that came with it. */
    async textStatus({ id, to, from }: Message, callback: string): Promise<void> {
      if (!callback.startsWith(`${publicOrigin}/`)) return
      const common = { MessageSid: `SM${id}`, To: to, From: from }
      await byTwilio(
        callback.slice(publicOrigin.length),
        to.endsWith(numberEndings.neverArrives)
          ? { ...common, MessageStatus: 'undelivered', ErrorCode: '30003' }
          : { ...common, MessageStatus: 'delivered' },
      )
    },

    /** What became of an email. */
    async emailEvent({ id, to, reference }: Message): Promise<void> {
      const event = {
        email: to,
        timestamp: Math.floor(Date.now() / 1000),
        ...(to.startsWith(bounces)
          ? { event: 'bounce', type: 'bounce', status: '5.1.1', reason: '550 no such user' }
          : { event: 'delivered', response: '250 OK' }),
        sg_event_id: `event-${id}`,
        sg_message_id: id,
        ...(reference && { reference }),
      }
      const body = JSON.stringify([event])
      const timestamp = String(event.timestamp)
      await post('/api/webhooks/sendgrid/events/', body, {
        'content-type': 'application/json',
        'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), key).toString(
          'base64',
        ),
        'x-twilio-email-event-webhook-timestamp': timestamp,
      })
    },

    /** A text from a person to the site; returns what it answers. */
    async reply({ id, from, to, text }: Message): Promise<string[]> {
      const response = await byTwilio('/api/webhooks/twilio/messages/', {
        MessageSid: `SM${id}`,
        From: from,
        To: to,
        Body: text,
        NumMedia: '0',
      })
      return response?.ok ? answersIn(await response.text()) : []
    },
  }
}
export type Webhooks = ReturnType<typeof webhooks>

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** The messages of a TwiML response. */
const answersIn = (twiml: string): string[] =>
  [...twiml.matchAll(/<Message[^>]*>(.*?)<\/Message>/gs)].map(([, body = '']) =>
    body.replace(/<[^>]+>/g, '').replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name]!),
  )
