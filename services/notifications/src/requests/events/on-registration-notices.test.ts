import { randomUUID } from 'node:crypto'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { referralRequested, registrationNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { referenceRequested } from '@lunchpail/contracts/profile/events'
import { sealTo } from '@lunchpail/kit-service/seal'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { account } from '../../../test/factories.ts'
import { forgetSent, shareNotifications, type Notifications } from '../../../test/notifications-service.ts'
import { publicKeyOf } from '../../providers/public-key.ts'

let notifications: Notifications
let fiveInNewYork: number
beforeAll(async () => {
  notifications = await shareNotifications()
  fiveInNewYork = notifications.clock.now().getTime() + 5 * hourMs
})
beforeEach(() => forgetSent(notifications))

/** In New York, from noon on: no quiet hour anywhere in the country. */
const atFive = () => notifications.clock.advance(fiveInNewYork - notifications.clock.now().getTime())
const sent = () => notifications.providers.sent
const refer = async (to: string, channel: 'text' | 'email', from = 'Rosa') =>
  notifications.publish(referralRequested, {
    account_id: randomUUID(),
    channel,
    language: 'es',
    campaign: 'spring',
    referral_id: randomUUID(),
    sealed_referral: await sealTo(publicKeyOf(notifications.key))({ to, from }),
  })

it('[EN-09] says in the zone of the place when an event is, by text and email', async () => {
  const person = await account(notifications.key, { email: 'ana@example.com' }, { language: 'es' })
  await notifications.publish(accountChanged, { things: [person] })
  await notifications.publish(registrationNoticeRequested, {
    account_id: person.id,
    what: 'moved-up',
    language: 'es',
    name: 'Newark warehouse day',
    company_name: 'Acme',
    // the night after the clock was set back in Phoenix nowhere, and in New York
    starts_at: '2026-11-01T17:00:00.000Z',
    zone: 'America/Phoenix',
    place: 'Union Hall, 1 Main St, Phoenix, AZ',
    path: '/events/warehouse-day/',
    until: null,
  })
  await expect.poll(() => sent().length).toBe(2)
  const text = sent().find(({ channel }) => channel === 'text')!.text
  expect(text).toContain('hay un lugar libre y es tuyo. Ya tienes lugar en Newark warehouse day.')
  expect(text).toMatch(/day\. Domingo, 1 de noviembre de 2026.*10:00\sa\.\s?m\.\sMST/)
  expect(text).toContain('https://lunchpail.example/events/warehouse-day/')
  const email = sent().find(({ channel }) => channel === 'email')!
  expect(email).toMatchObject({
    to: 'ana@example.com',
    subject: 'Hay un lugar para ti: Newark warehouse day',
  })
  expect(email.text).toContain('Union Hall, 1 Main St, Phoenix, AZ')
  // the name of the site stands over an email already
  expect(email.text).toContain('\n\nSe liberó un lugar y es tuyo.')
})

it('[EN-09] tells of what one company changes ten times a day, and leaves room for others', async () => {
  const person = await account(notifications.key, { email: 'dee@example.com' })
  await notifications.publish(accountChanged, { things: [person] })
  const company_id = randomUUID()
  const tell = (change: object = {}) =>
    notifications.publish(registrationNoticeRequested, {
      account_id: person.id,
      what: 'changed',
      language: 'en',
      name: 'Newark warehouse day',
      company_name: 'Acme',
      company_id,
      starts_at: '2026-12-05T15:00:00.000Z',
      zone: 'America/New_York',
      place: null,
      path: '/events/warehouse-day/',
      until: null,
      ...change,
    })
  const emails = async () => {
    const { rows } = await notifications.pool.query(
      `select status, outcome from message where account_id = $1 and channel = 'email'`,
      [person.id],
    )
    return [
      rows.filter(({ status }) => status === 'sent').length,
      rows.filter(({ outcome }) => outcome === 'daily-limit').length,
    ]
  }
  for (let changed = 0; changed < 12; changed++)
    await tell({ what: changed % 2 === 0 ? 'changed' : 'waiting-changed' })
  await expect.poll(emails).toEqual([10, 2])
  await tell({ company_id: randomUUID(), company_name: 'Bolt' })
  await tell({ what: 'event-canceled' })
  await expect.poll(emails).toEqual([12, 2])
})

it('[EN-09] tells of a canceled event by one text and one email, also when it comes twice', async () => {
  const person = await account(notifications.key, { email: 'cho@example.com', phone: '+12125550171' })
  const contact = { email: 'choe@example.com', phone: '+12125550178' }
  const spanish = await account(notifications.key, contact, { language: 'es' })
  await notifications.publish(accountChanged, { things: [person, spanish] })
  const tell = (
    what: 'event-canceled' | 'waiting-changed',
    { id: account_id, language }: typeof person,
    id: string = randomUUID(),
  ) =>
    notifications.publish(
      registrationNoticeRequested,
      {
        account_id,
        what,
        language,
        name: 'Newark warehouse day',
        company_name: 'Acme',
        starts_at: '2026-12-05T15:00:00.000Z',
        zone: 'America/New_York',
        place: 'Union Hall, 1 Main St, Newark, NJ',
        path: '/events/warehouse-day/',
        until: null,
      },
      { id },
    )
  const to = (channel: 'text' | 'email') => sent().filter((message) => message.channel === channel)
  const id = randomUUID()
  await tell('event-canceled', person, id)
  await tell('event-canceled', person, id)
  await tell('event-canceled', spanish)
  await expect.poll(() => [to('text').length, to('email').length]).toEqual([2, 2])
  const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')
  const texts = to('text').map(({ text }) => plain(text))
  expect(texts).toContain(
    'Lunchpail: Newark warehouse day was canceled by the company hosting it. It was planned for Saturday, December 5, 2026 at 10:00 AM EST. Place: Union Hall, 1 Main St, Newark, NJ. https://lunchpail.example/events/warehouse-day/ Reply STOP to end texts.',
  )
  expect(texts.join()).toContain(
    'Lunchpail: la empresa organizadora ha cancelado Newark warehouse day. Iba a ser el sábado, 5 de diciembre de 2026',
  )
  const email = to('email').find(({ subject }) => subject === 'Canceled: Newark warehouse day')!
  for (const words of [
    'was canceled by the company hosting it.',
    'It was planned for Saturday, December 5, 2026',
    'Union Hall, 1 Main St, Newark, NJ',
  ])
    expect(plain(email.text)).toContain(words)
  // no code is needed for what does not take place
  expect(email.text).not.toContain('code')
  expect(to('email').map(({ subject }) => subject)).toContain('Se canceló: Newark warehouse day')
  notifications.providers.forget()
  await tell('waiting-changed', spanish)
  await expect.poll(() => [to('text').length, to('email').length]).toEqual([1, 1])
  expect(to('text')[0]!.text).toContain(
    'Newark warehouse day tiene otra hora u otro lugar. Sigues en la lista de espera. Sábado, 5',
  )
})

it('[EN-09] [EN-11] names no door where no place is told, and none of a program', async () => {
  const person = await account(notifications.key, { email: 'dee@example.com' })
  await notifications.publish(accountChanged, { things: [person] })
  const told: Record<string, boolean> = {}
  for (const [name, starts_at, place] of [
    ['Hiring day', '2026-12-05T15:00:00.000Z', 'Union Hall, 1 Main St, Newark, NJ'],
    ['Webinar', '2026-12-05T15:00:00.000Z', null],
    ['Mentoring', null, 'Union Hall, 1 Main St, Newark, NJ'],
  ] as const) {
    await notifications.publish(registrationNoticeRequested, {
      account_id: person.id,
      what: 'registered',
      language: 'en',
      name,
      company_name: 'Acme',
      starts_at,
      zone: 'America/New_York',
      place,
      path: '/events/some-day/',
      until: null,
    })
    const email = () => sent().find(({ channel, text }) => channel === 'email' && text.includes(name))
    await expect.poll(email).toBeTruthy()
    told[name] = email()!.text.includes('Show the code on the event page at the door.')
    expect(email()!.text).toContain('If you can’t make it, please give up your spot')
  }
  expect(told).toEqual({ 'Hiring day': true, Webinar: false, Mentoring: false })
})

describe('[EN-07] a referral', () => {
  it('is one email to the friend, which they can stop for good', async () => {
    await refer('friend@example.com', 'email')
    await expect.poll(() => sent().length).toBe(1)
    expect(sent()[0]).toMatchObject({
      to: 'friend@example.com',
      subject: 'Rosa cree que puedes encontrar trabajo en Lunchpail',
    })
    // the heading says who thinks so: once is enough
    expect(sent()[0]!.text.split('Rosa cree')).toHaveLength(2)
    const [, oneClick] = /<https:\/\/lunchpail.example(.*)>/.exec(sent()[0]!.headers!['List-Unsubscribe']!)!
    await fetch(notifications.url + oneClick!, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    await refer('friend@example.com', 'email', 'Ben')
    await refer('other@example.com', 'email', '')
    await expect.poll(() => sent().map(({ to }) => to)).toContain('other@example.com')
    await expect
      .poll(
        async () =>
          (await notifications.pool.query(`select from message where outcome = 'stopped'`)).rowCount,
      )
      .toBe(1)
    expect(sent().map(({ to }) => to)).toEqual(['friend@example.com', 'other@example.com'])
  })

  it('by text waits for the end of the quiet hours of the whole country', async () => {
    // noon in New York is 7 in the morning in Honolulu
    await refer('+12125550177', 'text')
    await expect
      .poll(
        async () => (await notifications.pool.query(`select from message where status = 'held'`)).rowCount,
      )
      .toBe(1)
    expect(sent()).toEqual([])
    atFive()
    await runJobsNow(notifications.pool)
    await expect.poll(() => sent().map(({ to }) => to)).toEqual(['+12125550177'])
  })
})

it('[PR-11] asks a manager by one text, in which the candidate’s name is all that was typed', async () => {
  const seal = sealTo(publicKeyOf(notifications.key))
  const ask = async (until: string, language: 'en' | 'es') =>
    notifications.publish(referenceRequested, {
      account_id: randomUUID(),
      request_id: randomUUID(),
      language,
      sealed_reference: await seal({
        to: '+12125550178',
        candidate: 'Rosa Diaz',
        secret: 'secret-of-the-link',
        until,
      }),
    })
  const texts = () => sent().filter(({ to }) => to === '+12125550178')
  atFive()
  await ask(new Date(notifications.clock.now().getTime() - 1).toISOString(), 'en')
  await ask(new Date(notifications.clock.now().getTime() + dayMs).toISOString(), 'es')
  await expect.poll(() => texts().length).toBe(1)
  expect(texts()[0]!.text).toBe(
    'Lunchpail: Rosa Diaz ha trabajado contigo y te pide una referencia. Toma un minuto: https://lunchpail.example/reference#secret-of-the-link Responde STOP y no volveremos a escribirte.',
  )
})
