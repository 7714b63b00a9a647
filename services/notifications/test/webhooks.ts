import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { accountChanged, secretRequested } from '@lunchpail/contracts/auth/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { sealTo } from '@lunchpail/kit-service/seal'
import twilio from 'twilio'
import { submission } from '../../../contracts/test/submission.ts'
import { account } from './factories.ts'
import type { OwnNotifications } from './notifications-service.ts'
import { publicKeyOf } from '../src/providers/public-key.ts'

export const site = 'https://lunchpail.example'

export const ana = '+12125550142'

export const sendGrid = generateKeyPairSync('ec', { namedCurve: 'P-256' })

export const inbound = '/api/webhooks/twilio/messages/'

/** Calls of Twilio and SendGrid, by the service that a test has. */
export function webhooksOf(notificationsNow: () => OwnNotifications) {
  /** As Twilio calls: a signed form. */
  const byTwilio = async (path: string, form: Record<string, string>, signature?: string) => {
    const response = await fetch(notificationsNow().url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature':
          signature ?? twilio.getExpectedTwilioSignature('token-of-test', site + path, form),
      },
      body: new URLSearchParams(form),
    })
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    }
  }
  const say = (Body: string, more: Record<string, string> = {}) =>
    byTwilio(inbound, { MessageSid: `SM${randomUUID()}`, From: ana, To: '+15005550006', Body, ...more })

  const submit = async (contact: Parameters<typeof account>[1] = {}, overrides: object = {}) => {
    const person = await account(notificationsNow().key, { email: 'ana@example.com', ...contact }, overrides)
    await notificationsNow().publish(accountChanged, { things: [person] })
    await notificationsNow().publish(applicationSubmitted, submission({ account_id: person.id }))
    return person
  }
  const statuses = async () =>
    (
      await notificationsNow().pool.query(
        'select channel, status, outcome from message order by 1, created_at',
      )
    ).rows.map(({ channel, status, outcome }) => `${channel} ${status} ${outcome ?? ''}`.trim())
  const ledger = async () =>
    (
      await notificationsNow().pool.query(
        'select channel, kind, source, sentence from consent order by at, id',
      )
    ).rows.map((row) => Object.values(row).join(' | '))
  const askForCode = async (channel: 'text' | 'email', account_id: string = randomUUID(), as_owner = true) =>
    notificationsNow().publish(secretRequested, {
      account_id,
      what: 'login-code',
      channel,
      language: 'en',
      expires_at: new Date(notificationsNow().clock.now().getTime() + 600_000).toISOString(),
      sealed_secret: await sealTo(publicKeyOf(notificationsNow().key))({
        to: channel === 'text' ? '2125550142' : 'ana@example.com',
        secret: '012345',
      }),
      as_owner,
    })
  return { byTwilio, say, submit, statuses, ledger, askForCode }
}
