import { randomUUID } from 'node:crypto'
import { dayMs } from '@lunchpail/contracts/durations'
import { alertRequested } from '@lunchpail/contracts/matches/events'
import { alertOf } from '../../test/alerts.ts'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { messageNoticeRequested } from '@lunchpail/contracts/engagement/message-events'
import {
  alertsAnswered,
  messageAnswered,
  secretUndelivered,
  textsAnswered,
} from '@lunchpail/contracts/notifications/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { sealTo } from '@lunchpail/kit-service/seal'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { submission } from '../../../../contracts/test/submission.ts'
import { account } from '../../test/factories.ts'
import { forgetSent, startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'
import { publicKeyOf } from '../providers/public-key.ts'
import { sendGrid, webhooksOf } from '../../test/webhooks.ts'

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
const { say, submit, statuses, ledger, askForCode } = webhooksOf(() => notifications)

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

  it('STOP holds for a code that another person may have asked for, which is not told, until its owner asks for texts', async () => {
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

  it('START of whoever never said STOP is answered once, agrees to nothing, and promises no texts', async () => {
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

  it('tells whose consent it was, which their account shows, and no other', async () => {
    const person = await submit()
    const other = await submit({ phone: '2125550177' })
    const went = async () => (await statuses()).filter((line) => line.endsWith(' sent'))
    await expect.poll(went).toHaveLength(4)
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

  it('[MT-12] [AU-27] STOP unticks the box of alerts of each account that has the number still, and START ticks none', async () => {
    const alerted = async (contact: object = {}, overrides: object = {}) => {
      const person = await account(notifications.key, { consent: false, ...contact }, overrides)
      await notifications.publish(accountChanged, { things: [person] })
      const { id, version } = person
      await expect
        .poll(
          async () => (await notifications.pool.query('select account_id as id, version from contact')).rows,
        )
        .toContainEqual({ id, version })
      await notifications.publish(alertRequested, alertOf(person.id, { channels: ['text'] }))
      return person.id
    }
    const moved = await alerted()
    await expect.poll(async () => (await ledger()).length).toBe(1)
    await alerted({ phone: '2125550177' }, { id: moved, version: 2 })
    const id = await alerted()
    await expect.poll(async () => (await ledger()).length).toBe(2)
    await say('STOP')
    notifications.clock.advance(1_000)
    await say('START')
    const published = () => notifications.events.published(alertsAnswered).map(({ data }) => data)
    await expect
      .poll(() => published().filter(({ account_id }) => [id, moved].includes(account_id)))
      .toMatchObject([{ account_id: id, channel: 'text', stopped: true }])
  })

  it('answers in the language of the last text, also where nobody reads what the person says, ten times a day', async () => {
    await notifications.publish(accountChanged, { things: [] })
    const person = await account(notifications.key, {}, { language: 'es' })
    await notifications.publish(accountChanged, { things: [person] })
    await notifications.publish(applicationSubmitted, submission({ account_id: person.id }))
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    expect((await say('AYUDA')).text).toContain('Mensajes de texto sobre empleos')
    const answers = []
    for (let time = 0; time < 11; time += 1) answers.push((await say('I can start on Monday')).text)
    expect(answers.filter((answer) => answer.includes('y nadie lo lee'))).toHaveLength(10)
    expect(answers[10]).not.toContain('<Message>')
    expect(await ledger()).toHaveLength(1)
    notifications.clock.advance(2 * dayMs)
    await say('STOP')
    expect((await say('I can start on Monday')).text).not.toContain('<Message>')
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
    expect((await say('yes')).text).toContain('Otra vez te enviaremos')
    expect(answers()).toHaveLength(1)
  })

  it('leaves the answer to Twilio where Twilio has answered', async () => {
    expect((await say('ADIOS', { OptOutType: 'STOP' })).text).not.toContain('Message>')
    expect(await ledger()).toEqual(['text | stopped | text | ADIOS'])
  })

  it('a call that comes again stops no one who started since', async () => {
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

  it('[BY-26] a STOP that Twilio alone heard is kept, too, and heard on the open pages of the account', async () => {
    const toldTo = await watchTabs(notifications.nats.url)
    const { providers } = notifications
    providers.holdsTexts = true
    const { id } = await submit()
    await expect.poll(() => providers.held).toHaveLength(1)
    providers.held[0]!('stopped')
    await expect.poll(statuses).toEqual(['email sent', 'text failed stopped'])
    expect(await ledger()).toContain('text | stopped | provider | 21610')
    await expect.poll(() => toldTo(id)).toEqual(['reach'])
  })
})
