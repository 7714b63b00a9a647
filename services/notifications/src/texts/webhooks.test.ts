import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { accountChanged, managerNoticeRequested, secretRequested } from '@lunchpail/contracts/auth/events'
import { gatheringChanged } from '@lunchpail/contracts/engagement/gathering-events'
import { messageNoticeRequested } from '@lunchpail/contracts/engagement/message-events'
import { keywordChanged } from '@lunchpail/contracts/jobs/events'
import {
  messageAnswered,
  referralUndelivered,
  secretUndelivered,
  textsAnswered,
} from '@lunchpail/contracts/notifications/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { referralRequested } from '@lunchpail/contracts/engagement/events'
import { sealTo } from '@lunchpail/kit-service/seal'
import twilio from 'twilio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { submission } from '../../../../contracts/test/submission.ts'
import { account } from '../../test/factories.ts'
import { startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'
import { publicKeyOf } from '../providers/public-key.ts'

const site = 'https://lunchpail.example'
const ana = '+12125550142'
const sendGrid = generateKeyPairSync('ec', { namedCurve: 'P-256' })

let notifications: OwnNotifications
beforeAll(async () => {
  const publicKey = sendGrid.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  notifications = await startNotifications({ env: { SENDGRID_WEBHOOK_PUBLIC_KEY: publicKey } })
})
afterAll(() => notifications.stop())
beforeEach(async () => {
  notifications.providers.forget()
  await notifications.pool.query('truncate contact, message, consent, keyword_answer')
})

/** As Twilio calls: a signed form. */
const byTwilio = async (path: string, form: Record<string, string>, signature?: string) => {
  const response = await fetch(notifications.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature':
        signature ?? twilio.getExpectedTwilioSignature('token-of-test', site + path, form),
    },
    body: new URLSearchParams(form),
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const inbound = '/api/webhooks/twilio/messages/'
const say = (Body: string, more: Record<string, string> = {}) =>
  byTwilio(inbound, { MessageSid: `SM${randomUUID()}`, From: ana, To: '+15005550006', Body, ...more })

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

const submit = async (contact: Parameters<typeof account>[1] = {}, overrides: object = {}) => {
  const person = await account(notifications.key, { email: 'ana@example.com', ...contact }, overrides)
  await notifications.publish(accountChanged, { things: [person] })
  await notifications.publish(applicationSubmitted, submission({ account_id: person.id }))
  return person
}
const statuses = async () =>
  (
    await notifications.pool.query('select channel, status, outcome from message order by 1, created_at')
  ).rows.map(({ channel, status, outcome }) => `${channel} ${status} ${outcome ?? ''}`.trim())
const ledger = async () =>
  (
    await notifications.pool.query('select channel, kind, source, sentence from consent order by at, id')
  ).rows.map((row) => Object.values(row).join(' | '))
const askForCode = async (channel: 'text' | 'email', account_id: string = randomUUID(), as_owner?: boolean) =>
  notifications.publish(secretRequested, {
    account_id,
    what: 'login-code',
    channel,
    language: 'en',
    expires_at: new Date(notifications.clock.now().getTime() + 600_000).toISOString(),
    sealed_secret: await sealTo(publicKeyOf(notifications.key))({
      to: channel === 'text' ? '2125550142' : 'ana@example.com',
      secret: '012345',
    }),
    ...(as_owner !== undefined && { as_owner }),
  })

describe('[NT-03] texts to our number', () => {
  it('STOP ends texts at once, and is answered; codes that the person asks for still come', async () => {
    const stop = await say('Stop')
    expect(stop).toMatchObject({ status: 200, type: expect.stringContaining('text/xml') })
    expect(stop.text).toContain(
      '<Message>Lunchpail: No more texts from us, except codes you ask for on a device',
    )
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text skipped stopped'])
    await askForCode('text')
    await expect.poll(statuses).toEqual(['email sent', 'text skipped stopped', 'text sent'])
    expect(notifications.providers.sent.find(({ channel }) => channel === 'text')!.text).toContain('012345')
  })

  it('STOP holds for a code that somebody else may have asked for, of which nobody is told, until its owner asks for texts', async () => {
    await say('Stop')
    const person = randomUUID()
    await askForCode('text', person, false)
    await expect.poll(statuses).toEqual(['text skipped stopped'])
    await askForCode('text', person, true)
    await expect.poll(statuses).toEqual(['text skipped stopped', 'text sent'])
    expect(notifications.events.published(secretUndelivered)).toEqual([])
    // the box of an account takes it back where that is known to have the number, and of no other
    notifications.clock.advance(1_000)
    const ticked = async (phone_proven: boolean) => {
      const one = await account(notifications.key, { consent: true, phone_proven })
      await notifications.publish(accountChanged, { things: [one] })
      await expect
        .poll(
          async () =>
            (await notifications.pool.query(`select from contact where account_id = '${one.id}'`)).rowCount,
        )
        .toBe(1)
      await notifications.pool.query(
        `update consent set at = now() + interval '1 day' where cause like '%${one.id}%'`,
      )
      return one.id
    }
    await askForCode('text', await ticked(false), false)
    await expect.poll(statuses).toEqual(['text skipped stopped', 'text sent', 'text skipped stopped'])
    await askForCode('text', await ticked(true), false)
    await expect
      .poll(statuses)
      .toEqual(['text skipped stopped', 'text sent', 'text skipped stopped', 'text sent'])
  })

  it('START brings them back, HELP says who we are; the ledger has the words', async () => {
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    await say('STOPALL')
    notifications.clock.advance(1_000)
    expect((await say('HELP')).text).toMatch(/Lunchpail: .*support@lunchpail.example.* Reply STOP to end/)
    expect((await say('Unstop')).text).toContain('again')
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'email sent', 'text sent', 'text sent'])
    expect((await ledger()).toSorted()).toEqual([
      expect.stringMatching(
        /^text \| agreed \| account \| account.text-consent-1: I agree to get text messages/,
      ),
      expect.stringMatching(
        /^text \| agreed \| account \| account.text-consent-1: I agree to get text messages/,
      ),
      'text | started | text | Unstop',
      'text | stopped | text | STOPALL',
    ])
  })

  it('START of who never said STOP is answered once, agrees to nothing, and promises no texts', async () => {
    const person = await account(notifications.key, { email: 'ana@example.com', consent: false })
    await notifications.publish(accountChanged, { things: [person] })
    await expect.poll(async () => (await notifications.pool.query('select from contact')).rowCount).toBe(1)
    const { text } = await say('START')
    expect(text.match(/<Message>/g)).toHaveLength(1)
    expect(text).toContain(
      "Texts to this number aren't stopped. You get the ones you agree to in your account",
    )
    expect(await ledger()).toEqual([])
    await notifications.publish(applicationSubmitted, submission({ account_id: person.id }))
    await expect.poll(statuses).toEqual(['email sent', expect.stringMatching(/^text skipped/)])
  })

  it('tells whose consent it was, which their account shows, and nobody else’s', async () => {
    const person = await submit()
    const other = await submit({ phone: '2125550177' })
    await expect.poll(statuses).toHaveLength(4)
    await say('STOP')
    notifications.clock.advance(1_000)
    await say('START')
    await say('START')
    const published = () => notifications.events.published(textsAnswered).map(({ data }) => data)
    const agreed = { account_id: person.id, agreed_at: '2026-11-20T10:00:00.000Z' }
    await expect
      .poll(() => published().filter(({ account_id }) => account_id === person.id))
      .toEqual([
        { ...agreed, stopped: true },
        { ...agreed, stopped: false },
      ])
    expect(published().some(({ account_id }) => account_id === other.id)).toBe(false)
  })

  it('answers in the language of the last text, and says nothing where the person says something else', async () => {
    await notifications.publish(accountChanged, { things: [] })
    const person = await account(notifications.key)
    await notifications.publish(accountChanged, { things: [person] })
    await notifications.publish(applicationSubmitted, submission({ account_id: person.id, language: 'es' }))
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    expect((await say('AYUDA')).text).toContain('Mensajes de texto sobre empleos')
    expect((await say('I can start on Monday')).text).not.toContain('Message>')
    expect(await ledger()).toHaveLength(1)
  })

  it('[BY-20] yes answers a manager’s message, and asks for texts again where they were stopped', async () => {
    const person = await account(notifications.key, {}, { language: 'es' })
    await notifications.publish(accountChanged, { things: [person] })
    const known = () => notifications.pool.query('select from contact')
    await expect.poll(async () => (await known()).rowCount).toBe(1)
    const application_id = randomUUID()
    await notifications.publish(messageNoticeRequested, {
      account_id: person.id,
      author_id: randomUUID(),
      application_id,
      message_id: randomUUID(),
      title: 'Order Picker',
      company_name: 'Harbor & Pine',
      by_email: false,
      sealed_message: await sealTo(publicKeyOf(notifications.key))({
        from: 'Dana',
        text: 'Can you start on Monday?',
      }),
    })
    await expect.poll(statuses).toEqual(['text sent'])
    expect(notifications.providers.sent[0]!.text).toContain('Dana de Harbor & Pine te escribe')
    expect((await say('Yes!')).text).not.toContain('Message>')
    const answers = () => notifications.events.published(messageAnswered).map(({ data }) => data)
    await expect
      .poll(answers)
      .toEqual([{ account_id: person.id, application_id, cause: expect.any(String), text: 'Yes!' }])
    await say('STOP')
    notifications.clock.advance(1_000)
    expect((await say('yes')).text).toContain('Volverás')
    expect(answers()).toHaveLength(1)
  })

  it('leaves the answer to Twilio where Twilio has answered', async () => {
    expect((await say('ADIOS', { OptOutType: 'STOP' })).text).not.toContain('Message>')
    expect(await ledger()).toEqual(['text | stopped | text | ADIOS'])
  })

  it('a call that comes again stops nobody who started since', async () => {
    await say('STOP', { MessageSid: 'SM1' })
    notifications.clock.advance(1_000)
    await say('START', { MessageSid: 'SM2' })
    notifications.clock.advance(1_000)
    await say('STOP', { MessageSid: 'SM1' })
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
  })

  it('agreeing anew in the account brings texts back, too', async () => {
    await say('STOP')
    notifications.clock.advance(60_000)
    const now = notifications.clock.now().toISOString()
    const sealed = await sealTo(publicKeyOf(notifications.key))({
      email: 'ana@example.com',
      phone: '2125550142',
      text_consent: { at: now, wording: 'account.text-consent-1' },
      email_proven: true,
      phone_proven: true,
    })
    await submit({}, { sealed_contact: sealed })
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
  })

  it('a STOP that Twilio alone heard is kept, too', async () => {
    notifications.providers.answers.push('stopped', 'stopped')
    await submit()
    await expect.poll(statuses).toContain('text failed stopped')
    expect(await ledger()).toContain('text | stopped | provider | 21610')
  })
})

describe('[BY-21] the keyword of a poster', () => {
  const link = `${site}/k/DOCK7?by=text`
  const answered = async (text: string, more?: Record<string, string>) =>
    /<Message>(.*)<\/Message>/.exec((await say(text, more)).text)?.[1]
  const tell = async (
    version: number,
    to: { position_id?: number; gathering_id?: string; open?: boolean },
  ) => {
    const nothing = { position_id: null, gathering_id: null, open: true }
    await notifications.publish(keywordChanged, { things: [{ id: 'DOCK7', version, ...nothing, ...to }] })
    const stored = `select version from poster_keyword where word = 'DOCK7'`
    await expect.poll(async () => (await notifications.pool.query(stored)).rows[0]?.version).toBe(version)
  }

  it('is answered with the way to its job or event, unless it is given up or the person stopped texts', async () => {
    const apply = `Lunchpail: Apply for the job on the poster / Postúlate al empleo del cartel: ${link} Reply STOP to end texts. / Responde STOP para no recibir más mensajes.`
    expect(await answered('DOCK7')).toBeUndefined()
    await tell(1, { position_id: 12 })
    expect(await answered('dock7')).toBe(apply)
    expect(await answered(' “Dock7”! ')).toBe(apply)
    expect(await answered('I saw DOCK7 on a wall')).toBeUndefined()
    await say('STOP')
    expect(await answered('DOCK7')).toBeUndefined()
    notifications.clock.advance(1_000)
    await say('START')
    expect(await answered('DOCK7')).toBe(apply)
    await tell(2, { gathering_id: 'hiring-day' })
    expect(await answered('DOCK7')).toContain(
      'Register for the event on the poster / Inscríbete en el evento del cartel',
    )
    // whose language is known gets that alone
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    await notifications.pool.query(`update message set language = 'es'`)
    expect(await answered('DOCK7')).toBe(
      `Lunchpail: Inscríbete en el evento del cartel: ${link} Responde STOP para no recibir más mensajes.`,
    )
    await tell(3, {})
    expect(await answered('DOCK7')).toBeUndefined()
  })

  it('of a job that is closed says so, and leads to the other jobs until it is open again', async () => {
    await tell(4, { position_id: 12, open: false })
    expect(await answered('DOCK7')).toBe(
      `Lunchpail: The job on the poster is closed. See other jobs / El empleo del cartel ya no está disponible. Mira otros empleos: ${site}/jobs Reply STOP to end texts. / Responde STOP para no recibir más mensajes.`,
    )
    await tell(5, { position_id: 12 })
    expect(await answered('DOCK7')).toContain(`Postúlate al empleo del cartel: ${link}`)
  })

  it('of an event says whether people may still register, and that it was canceled', async () => {
    const now = notifications.clock.now().getTime()
    const event = async (version: number, change: object) => {
      const thing = { id: 'day', version, kind: 'hiring' as const, company_id: null, ends_at: null }
      await notifications.publish(gatheringChanged, {
        things: [{ ...thing, open: true, canceled: false, ...change }],
      })
      const stored = `select version from gathering where id = 'day'`
      await expect.poll(async () => (await notifications.pool.query(stored)).rows[0]?.version).toBe(version)
    }
    // jobs told of its word before engagement told of the event
    await tell(6, { gathering_id: 'day' })
    expect(await answered('DOCK7')).toContain('Register for the event on the poster')
    await event(1, { ends_at: new Date(now + 3_600_000).toISOString() })
    expect(await answered('DOCK7')).toContain('Register for the event on the poster')
    await event(2, { ends_at: new Date(now - 1).toISOString() })
    expect(await answered('DOCK7')).toContain('Registration for the event on the poster is closed')
    await event(3, { open: false })
    expect(await answered('DOCK7')).toContain('Ya no hay inscripciones para el evento del cartel')
    await event(4, { open: false, canceled: true })
    expect(await answered('DOCK7')).toBe(
      `Lunchpail: The event on the poster was canceled. See open jobs / Se canceló el evento del cartel. Mira los empleos disponibles: ${site}/jobs Reply STOP to end texts. / Responde STOP para no recibir más mensajes.`,
    )
  })

  it('is answered ten times a day for one number, a text that comes twice once', async () => {
    await tell(7, { position_id: 12 })
    const same = { MessageSid: 'SM-again' }
    for (let text = 0; text < 3; text += 1) expect(await answered('DOCK7', same)).toContain(link)
    for (let text = 0; text < 9; text += 1) expect(await answered('DOCK7')).toContain(link)
    expect(await answered('DOCK7')).toBeUndefined()
    expect(await answered('DOCK7', { From: '+12125550143' })).toContain(link)
    notifications.clock.advance(86_400_000)
    expect(await answered('DOCK7')).toContain(link)
  })
})

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

  it('[EN-07] has who referred a friend know that nobody reads there, and nothing of who wants no messages', async () => {
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

  it('somebody who reports spam gets no more emails', async () => {
    expect(await bySendGrid([{ event: 'spamreport', email: 'Ana@example.com', sg_event_id: 'one' }])).toBe(
      200,
    )
    await submit()
    await expect.poll(statuses).toEqual(['email skipped stopped', 'text sent'])
  })
})

describe('[NT-03] unsubscribing by email', () => {
  /** The email's links, as a mail program reads them. */
  const email = async () => {
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    return notifications.providers.sent.find(({ channel }) => channel === 'email')!
  }
  const oneClick = (address: string, body = 'List-Unsubscribe=One-Click') =>
    fetch(address.replace(site, notifications.url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })

  it('by one click of the mail program, for whoever is signed in there or nobody', async () => {
    const { headers, html, text } = await email()
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const address = headers!['List-Unsubscribe']!.slice(1, -1)
    expect(address).toMatch(/^https:\/\/lunchpail\.example\/unsubscribe\/\?t=/)
    expect(address).not.toMatch(/ana|example\.com/)
    expect(html).toContain('Unsubscribe from these emails')
    expect(text).toContain('Lunchpail, 1 Test Street')
    expect((await oneClick(address)).status).toBe(200)
    expect((await oneClick(address)).status).toBe(200)
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'email skipped stopped', 'text sent', 'text sent'])
    expect((await ledger()).filter((line) => line.startsWith('email'))).toEqual([
      'email | stopped | one-click | List-Unsubscribe',
    ])
    const code = () => notifications.providers.sent.find(({ subject }) => subject?.includes('012345'))
    await askForCode('email')
    await expect.poll(code).toBeDefined()
    expect(code()!.headers).toBeUndefined()
    expect(code()!.html).not.toContain('unsubscribe')
  })

  it('holds for the invite of a company, too, which can be stopped by itself', async () => {
    const invite = async () =>
      notifications.publish(managerNoticeRequested, {
        account_id: randomUUID(),
        person_id: null,
        what: 'invited',
        language: 'es',
        expires_at: null,
        sealed_notice: await sealTo(publicKeyOf(notifications.key))({
          to: 'ana@example.com',
          company: 'Harbor & Pine',
          person: 'Dana Reyes',
          secret: 's'.repeat(43),
        }),
      })
    await invite()
    await expect.poll(statuses).toEqual(['email sent'])
    expect(notifications.providers.sent[0]!.subject).toContain('te invitó a Harbor & Pine')
    const address = notifications.providers.sent[0]!.headers!['List-Unsubscribe']!.slice(1, -1)
    expect((await oneClick(address)).status).toBe(200)
    await invite()
    await expect.poll(statuses).toEqual(['email sent', 'email skipped stopped'])
  })

  it('also by a form in parts, which RFC 8058 allows; not by a link that was changed', async () => {
    const address = (await email()).headers!['List-Unsubscribe']!.slice(1, -1)
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const changed = await oneClick(`${address.slice(0, -3)}xxx`)
    expect([changed.status, await changed.json()]).toMatchObject([403, { code: 'link-invalid' }])
    expect((await oneClick(address.split('?')[0]!)).status).toBe(403)
    const sent = await fetch(address.replace(site, notifications.url), { method: 'POST', body: form })
    expect(sent.status).toBe(200)
  })

  it('is undone on the page of the link', async () => {
    const token = /\/unsubscribe#([\w.-]+)/.exec((await email()).text)![1]!
    const { emailSettings } = await import('@lunchpail/contracts/notifications/api')
    const set = async (stopped?: boolean) =>
      (
        await notifications
          .visitor()
          .call(emailSettings, { body: { token, ...(stopped !== undefined && { stopped }) } })
      ).body
    expect([await set(), await set(true), await set(), await set(false)]).toEqual(
      [false, true, true, false].map((stopped) => ({ stopped })),
    )
    const wrong = await notifications.visitor().call(emailSettings, { body: { token: `${token}x` } })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'link-invalid'])
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'email sent', 'text sent', 'text sent'])
  })
})
