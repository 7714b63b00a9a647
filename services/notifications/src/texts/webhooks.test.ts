import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { referralUndelivered, secretUndelivered } from '@lunchpail/contracts/notifications/events'
import { emailSettings } from '@lunchpail/contracts/notifications/api'
import { referralRequested } from '@lunchpail/contracts/engagement/events'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { sealTo } from '@lunchpail/kit-service/seal'
import twilio from 'twilio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetSent, startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'
import { publicKeyOf } from '../providers/public-key.ts'
import { site, ana, sendGrid, inbound, webhooksOf } from '../../test/webhooks.ts'

let notifications: OwnNotifications
beforeAll(async () => {
  const publicKey = sendGrid.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  notifications = await startNotifications({ env: { SENDGRID_WEBHOOK_PUBLIC_KEY: publicKey } })
})
afterAll(() => notifications.stop())
beforeEach(async () => {
  await forgetSent(notifications)
  await notifications.pool.query('truncate contact, message, consent, keyword_answer')
})
const { byTwilio, submit, statuses, ledger, askForCode } = webhooksOf(() => notifications)

/** As SendGrid calls: a signed list. */
const bySendGrid = async (events: unknown, key = sendGrid.privateKey, changed = '') => {
  const body = JSON.stringify(events)
  const timestamp = '1795000000'
  const response = await fetch(`${notifications.url}/api/webhooks/sendgrid/events/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), key).toString(
        'base64',
      ),
      'x-twilio-email-event-webhook-timestamp': timestamp,
    },
    body: body + changed,
  })
  return response.status
}

describe('[NT-04] what is not signed by its provider is refused', () => {
  it.each([
    ['without a signature', ''],
    ['with a wrong one', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='],
  ])('a text %s', async (_, signature) => {
    const form = { MessageSid: 'SM1', From: ana, Body: 'STOP' }
    expect(await byTwilio(inbound, form, signature)).toMatchObject({ status: 403 })
    const forAnother = twilio.getExpectedTwilioSignature('token-of-test', site + inbound, {
      ...form,
      From: '+1',
    })
    expect(await byTwilio(inbound, form, forAnother)).toMatchObject({ status: 403 })
    expect(await ledger()).toEqual([])
  })
  it('a status that is signed for another message', async () => {
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    const { callback } = notifications.providers.sent.find(({ channel }) => channel === 'text')!
    const path = callback!.slice(site.length)
    const form = { MessageStatus: 'undelivered' }
    const other = twilio.getExpectedTwilioSignature('token-of-test', `${site}/elsewhere`, form)
    expect((await byTwilio(path, form, other)).status).toBe(403)
    expect(await statuses()).toEqual(['email sent', 'text sent'])
  })
  it('events of emails: unsigned, by another key, or changed on the way', async () => {
    const events = [{ event: 'spamreport', email: 'ana@example.com', sg_event_id: 'one' }]
    const unsigned = await fetch(`${notifications.url}/api/webhooks/sendgrid/events/`, {
      method: 'POST',
      body: JSON.stringify(events),
    })
    const another = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    expect([unsigned.status, await bySendGrid(events, another)]).toEqual([403, 403])
    expect(await bySendGrid(events, undefined, ' ')).toBe(403)
    expect(await ledger()).toEqual([])
  })
})

describe('[NT-04] what became of a message', () => {
  const textPath = () =>
    notifications.providers.sent.find(({ channel }) => channel === 'text')!.callback!.slice(site.length)
  const reference = () => notifications.providers.sent.find(({ channel }) => channel === 'email')!.reference

  it.each([
    [{ MessageStatus: 'delivered' }, 'text delivered'],
    [{ MessageStatus: 'undelivered', ErrorCode: '30006' }, 'text failed number-not-mobile'],
    [{ MessageStatus: 'failed', ErrorCode: '30999' }, 'text failed carrier-30999'],
    [{ MessageStatus: 'sent' }, 'text sent'],
  ])('a text that Twilio calls %j', async (form, status) => {
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    expect((await byTwilio(textPath(), form as unknown as Record<string, string>)).status).toBe(200)
    expect(await statuses()).toEqual(['email sent', status])
  })

  it.each([
    [[{ event: 'processed' }, { event: 'delivered' }], 'email delivered'],
    [[{ event: 'bounce', type: 'bounce' }], 'email bounced no-such-address'],
    // they come in any order, and an email may come back after it was taken
    [[{ event: 'delivered' }, { event: 'bounce', type: 'blocked' }], 'email bounced blocked'],
    [[{ event: 'bounce' }, { event: 'delivered' }], 'email bounced no-such-address'],
    [[{ event: 'dropped' }], 'email failed dropped'],
    [['nothing', { event: 7 }, { event: 'delivered', reference: 'x' }], 'email sent'],
  ])('an email of which SendGrid tells %j', async (events, status) => {
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    const whole = events.map((event) =>
      typeof event === 'string'
        ? event
        : { email: 'ana@example.com', sg_event_id: randomUUID(), reference: reference(), ...event },
    )
    expect(await bySendGrid(whole)).toBe(200)
    expect(await statuses()).toEqual([status, 'text sent'])
  })

  it('[EN-07] has who referred a friend know that the address is dead, and nothing of whoever wants no messages', async () => {
    const told = () => notifications.events.published(referralUndelivered).map(({ data }) => data)
    const refer = async (referral_id: string) => {
      const account_id = randomUUID()
      const friend = { to: `${referral_id}@example.com`, from: 'Ana' }
      await notifications.publish(referralRequested, {
        account_id,
        channel: 'email',
        language: 'en',
        campaign: 'referral',
        referral_id,
        sealed_referral: await sealTo(publicKeyOf(notifications.key))(friend),
      })
      return account_id
    }
    const [gone, stopped] = [randomUUID(), randomUUID()]
    const by = await refer(gone)
    await expect.poll(statuses).toEqual(['email sent'])
    const report = { email: 'x@example.com', sg_event_id: randomUUID(), reference: reference() }
    expect(await bySendGrid([{ ...report, event: 'bounce' }])).toBe(200)
    await expect.poll(told).toEqual([{ account_id: by, referral_id: gone }])
    notifications.providers.forget()
    await refer(stopped)
    await expect.poll(statuses).toEqual(['email bounced no-such-address', 'email sent'])
    expect(await bySendGrid([{ ...report, event: 'dropped', reference: reference() }])).toBe(200)
    expect(await statuses()).toContain('email failed dropped')
    expect(told()).toHaveLength(1)
  })

  it('[AU-15] has auth know of a code that did not arrive, and of nothing else', async () => {
    const undelivered = () => notifications.events.published(secretUndelivered).map(({ data }) => data)
    const [by, other] = [randomUUID(), randomUUID()]
    const failed = { MessageStatus: 'undelivered', ErrorCode: '30003' }
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    await byTwilio(textPath(), failed)
    notifications.providers.forget()
    const id = await askForCode('text', by)
    await expect.poll(async () => (await statuses()).filter((line) => line === 'text sent')).toHaveLength(1)
    await byTwilio(textPath(), failed)
    await expect.poll(undelivered).toEqual([{ account_id: by, request_id: id }])
    // refused by the provider at once
    notifications.providers.answers.push('refuse')
    const refused = await askForCode('text', other)
    await expect.poll(undelivered).toEqual([
      { account_id: by, request_id: id },
      { account_id: other, request_id: refused },
    ])
  })

  it('is told before the call that sent it has ended', async () => {
    notifications.providers.holdsTexts = true
    await submit()
    await expect.poll(() => notifications.providers.held).toHaveLength(1)
    const { rows } = await notifications.pool.query(`select id from message where channel = 'text'`)
    const { status } = await byTwilio(`/api/webhooks/twilio/status/${rows[0].id}/`, {
      MessageStatus: 'delivered',
    })
    expect(status).toBe(200)
    notifications.providers.held[0]!()
    await expect.poll(statuses).toEqual(['email sent', 'text delivered'])
  })

  it('[BY-26] is heard on the open pages of the account: an email that came back, a spam report, a stop by the link', async () => {
    const toldTo = await watchTabs(notifications.nats.url)
    const [ana, other] = [await submit(), await submit({ email: 'other@example.com' })]
    await expect.poll(statuses).toEqual(['email sent', 'email sent', 'text sent', 'text sent'])
    const { headers, text } = notifications.providers.sent.find(
      ({ channel, to }) => channel === 'email' && to === 'ana@example.com',
    )!
    const heard = (count: number) => expect.poll(() => toldTo(ana.id)).toEqual(Array(count).fill('reach'))
    const report = { email: 'ana@example.com', sg_event_id: randomUUID() }
    const { rows } = await notifications.pool.query(
      `select id from message where channel = 'email' and account_id = $1`,
      [ana.id],
    )
    await bySendGrid([{ ...report, event: 'bounce', reference: rows[0].id }])
    await heard(1)
    await bySendGrid([{ ...report, event: 'spamreport' }])
    await heard(2)
    const oneClick = headers!['List-Unsubscribe']!.slice(1, -1).replace(site, notifications.url)
    await fetch(oneClick, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    await heard(3)
    const token = /\/unsubscribe#([\w.-]+)/.exec(text)![1]!
    await notifications.visitor().call(emailSettings, { body: { token, stopped: false } })
    await heard(4)
    expect(toldTo(other.id)).toEqual([])
  })

  it('a person who reports spam gets no more emails', async () => {
    expect(await bySendGrid([{ event: 'spamreport', email: 'Ana@example.com', sg_event_id: 'one' }])).toBe(
      200,
    )
    await submit()
    await expect.poll(statuses).toEqual(['email skipped stopped', 'text sent'])
  })
})
