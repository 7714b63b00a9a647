import { dayMs } from '@lunchpail/contracts/durations'
import { randomUUID } from 'node:crypto'
import { accountChanged, accountErased } from '@lunchpail/contracts/auth/events'
import {
  candidateNoticeRequested,
  deskNoticeRequested,
  inviteChanged,
  messageRefused,
} from '@lunchpail/contracts/engagement/events'
import {
  interviewAnswered,
  messageAnswered,
  noticeProgressed,
} from '@lunchpail/contracts/notifications/events'
import type { DataOf } from '@lunchpail/contracts/event'
import twilio from 'twilio'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../../test/factories.ts'
import { forgetSent, shareNotifications, type Notifications } from '../../../test/notifications-service.ts'
import { interviewTime } from '../../templates/applications/candidate-notice.ts'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})
beforeEach(async () => {
  await forgetSent(notifications)
  await notifications.pool.query('truncate contact, message, consent')
})

const startsAt = () => new Date(notifications.clock.now().getTime() + dayMs).toISOString()
type Notice = DataOf<typeof candidateNoticeRequested>

const ask = async (change: Partial<Notice> = {}, person: object = {}) => {
  const { id } = await publishAccount(person)
  const notice: Notice = {
    account_id: id,
    what: 'day-before',
    application_id: randomUUID(),
    invite_id: randomUUID(),
    title: 'Welder',
    company_name: 'Acme',
    starts_at: startsAt(),
    zone: 'America/Phoenix',
    place: '12 Dock Street',
    link: null,
    note: 'Bring boots',
    until: startsAt(),
    ...change,
  }
  await notifications.publish(candidateNoticeRequested, notice)
  return notice
}
const publishAccount = async (overrides: object, proven = true) => {
  const person = await account(notifications.key, { email: 'ana@example.com', proven }, overrides)
  await notifications.publish(accountChanged, { things: [person] })
  await expect.poll(async () => (await notifications.pool.query('select from contact')).rowCount).toBe(1)
  return person
}
const statuses = async () =>
  (await notifications.pool.query('select channel, status, outcome from message order by 1')).rows.map(
    ({ channel, status, outcome }) => `${channel} ${status} ${outcome ?? ''}`.trim(),
  )
const sentBy = (channel: string) => notifications.providers.sent.find((one) => one.channel === channel)

/** A text of the candidate, as Twilio passes it on. */
const say = async (Body: string) => {
  const path = '/api/webhooks/twilio/messages/'
  const form = { MessageSid: `SM${randomUUID()}`, From: '+12125550142', To: '+15005550006', Body }
  const response = await fetch(notifications.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilio.getExpectedTwilioSignature(
        'token-of-test',
        `https://lunchpail.example${path}`,
        form,
      ),
    },
    body: new URLSearchParams(form),
  })
  return response.text()
}

describe('[BY-02] word about an interview', () => {
  it('goes by text and email once, with the time where it is and where the person is', async () => {
    const notice = await ask({}, { timezone: 'America/New_York' })
    // engagement died after it had asked, and asks again
    await notifications.publish(candidateNoticeRequested, notice)
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    const text = sentBy('text')!.text
    expect(text).toContain('Reply C to confirm, R to move it')
    expect(text).toMatch(/M MST \(.*M ES?D?T\)/)
    expect(JSON.stringify(sentBy('email'))).toContain('12 Dock Street')
    expect(text).not.toContain('Bring boots')
  })

  it('is not sent once the interview has begun', async () => {
    await ask({ until: new Date(notifications.clock.now().getTime() - 1).toISOString() })
    await expect.poll(statuses).toEqual(['email skipped expired', 'text skipped expired'])
  })

  it('is confirmed by C and moved by R, in the language of the person', async () => {
    const notice = await ask({}, { language: 'es' })
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    expect(await say(' c. ')).toContain('Acme ya sabe que vas a ir')
    expect(await say('R')).toContain(`/portal/calendar/${notice.invite_id}/`)
    const { account_id, invite_id, starts_at } = notice
    await expect
      .poll(() => notifications.events.published(interviewAnswered).map(({ data }) => data))
      .toEqual([
        { account_id, invite_id, starts_at, answer: 'confirm' },
        { account_id, invite_id, starts_at, answer: 'move' },
      ])
  })

  it('has what is said beside C or R, or without them, come to the manager; what is no clear answer is asked again', async () => {
    const { account_id, application_id, invite_id } = await ask()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    const answers = []
    const texts = ['C', 'C thanks, what do I wear', 'R - sick', 'C - but can I come later?', 'Which door?']
    for (const text of texts) answers.push(await say(text))
    expect(answers).toEqual([
      expect.stringContaining("knows you'll be there"),
      expect.stringContaining("knows you'll be there"),
      expect.stringContaining(`/portal/calendar/${invite_id}/`),
      expect.stringMatching(/goes to Acme, but confirms nothing. To confirm .*, reply just C/),
      expect.not.stringContaining('<Message>'),
    ])
    const told = () =>
      notifications.events
        .published(messageAnswered)
        .map(({ data }) => data)
        .filter((one) => one.account_id === account_id)
    await expect
      .poll(told)
      .toEqual(
        texts.slice(1).map((text) => ({ account_id, application_id, cause: expect.any(String), text })),
      )
    const confirmed = notifications.events
      .published(interviewAnswered)
      .filter(({ data }) => data.invite_id === invite_id)
    expect(confirmed.map(({ data }) => data.answer)).toEqual(['confirm', 'confirm', 'move'])
  })

  it('has no answer once the interview has begun, or from a person who was asked nothing', async () => {
    expect(await say('C')).toContain("We can't tell which company your text is for")
    await ask()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    notifications.clock.advance(2 * dayMs)
    expect(await say('C')).not.toContain('<Message>')
  })

  it('has no answer once the company withdrew its invite', async () => {
    const notice = await ask()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    expect(await say('C')).toContain("knows you'll be there")
    await notifications.publish(candidateNoticeRequested, { ...notice, what: 'rescinded' })
    await expect.poll(statuses).toEqual(['email sent', 'email sent', 'text sent', 'text sent'])
    expect(await say('C')).not.toContain('<Message>')
  })

  it('[BY-02] has no answer once the company called the interview off, of whose time a text and an email tell', async () => {
    const notice = await ask()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    await notifications.publish(candidateNoticeRequested, { ...notice, what: 'called-off' })
    await expect.poll(statuses).toEqual(['email sent', 'email sent', 'text sent', 'text sent'])
    const [text, email] = (['text', 'email'] as const).map(
      (by) => notifications.providers.sent.filter(({ channel }) => channel === by).at(-1)!.text,
    )
    const time = interviewTime({ ...notice, own_zone: null }, 'en')
    for (const told of [text, email])
      expect(told).toContain(`Acme called off your interview for Welder on ${time}`)
    expect(text).toContain(`/applications/${notice.application_id}`)
    expect(email).not.toContain('Bring boots')
    expect(await say('C')).not.toContain('<Message>')
  })

  it('[EN-04] says by email that the company canceled an application, in the language of the account', async () => {
    const about = { what: 'application-canceled', invite_id: null, starts_at: null, until: null } as const
    const { application_id } = await ask(about, { language: 'es' })
    await expect.poll(statuses).toEqual(['email sent'])
    const { subject, text } = sentBy('email')!
    expect(subject).toBe('Acme canceló tu solicitud')
    expect(text).toContain('Acme canceló tu solicitud para Welder. Hay otros empleos disponibles')
    expect(text).toContain(`/applications/${application_id}`)
  })

  it.each([
    ['en', 'Acme says you didn’t show up', 'If you were there, say so on your application', ' on '],
    ['es', 'Acme dice que no fuiste a la entrevista', 'Si sí fuiste, dilo en tu solicitud', ': '],
  ] as const)(
    '[BY-27] says by email in %s that a no-show was reported, and how to contest it',
    async (language, subject, contest, before) => {
      const starts_at = new Date(notifications.clock.now().getTime() - dayMs).toISOString()
      const about = { what: 'no-show', starts_at, until: null, step_id: randomUUID() } as const
      const { application_id } = await ask(about, { language })
      await expect.poll(statuses).toEqual(['email sent'])
      const email = sentBy('email')!
      expect(email.subject).toBe(subject)
      const time = interviewTime({ starts_at, zone: 'America/Phoenix', own_zone: null }, language)
      for (const part of [contest, `Welder${before}${time}`, `/applications/${application_id}`])
        expect(email.text).toContain(part)
      expect(email.text).not.toContain('Bring boots')
    },
  )

  it('[BY-26] tells the manager what becomes of the word of a decision', async () => {
    const step_id = randomUUID()
    await ask({ what: 'not-selected', invite_id: null, step_id })
    await expect
      .poll(() =>
        notifications.events
          .published(noticeProgressed)
          .filter(({ data }) => data.about_id === step_id)
          .map(({ data }) => `${data.channel} ${data.progress}`),
      )
      .toEqual(['email handed-over'])
  })

  it('comes on a day full of messages, too', async () => {
    const notice = await ask()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    await notifications.pool.query(
      `insert into message (account_id, channel, template, cause, language, sealed_values, status, recipient, created_at, attempted_at, finished_at)
       select account_id, channel, 'message-notice', 'message ' || n, language, sealed_values, status, recipient, created_at, attempted_at, finished_at
       from message, generate_series(1, 29) n where channel = 'text'`,
    )
    const { account_id, application_id, company_name } = notice
    await notifications.publish(messageRefused, { account_id, application_id, company_name })
    await notifications.publish(candidateNoticeRequested, { ...notice, what: 'rescinded' })
    const outcomes = async () => (await statuses()).filter((one) => one !== 'text sent')
    await expect.poll(outcomes).toEqual(['email sent', 'email sent', 'text skipped daily-limit'])
    const told = notifications.providers.sent.filter(({ channel }) => channel === 'text').at(-1)!
    expect(told.text).toContain('withdrew its invite')
  })

  it('[BY-26] of one application comes ten times a day while no time is picked, and leaves room for another company’s and for what was agreed', async () => {
    const invite = { starts_at: null, until: null, what: 'invited' } as const
    const notice = await ask(invite)
    const again = (change: Partial<Notice>) =>
      notifications.publish(candidateNoticeRequested, { ...notice, ...change })
    for (let sent = 1; sent < 12; sent++) await again({ invite_id: randomUUID() })
    const emails = async () => {
      const all = (await statuses()).filter((one) => one.startsWith('email'))
      const sent = all.filter((one) => one === 'email sent').length
      return [sent, all.filter((one) => one === 'email skipped daily-limit').length]
    }
    await expect.poll(emails).toEqual([10, 2])
    const another = { application_id: randomUUID(), company_name: 'Bolt' }
    await again(another)
    await expect.poll(emails).toEqual([11, 2])
    // many companies at once
    await notifications.pool.query(
      `insert into message (account_id, application_id, channel, template, cause, language, sealed_values, status, recipient, created_at, attempted_at, finished_at)
       select account_id, gen_random_uuid(), channel, template, 'invite ' || n, language, sealed_values, status, recipient, created_at, attempted_at, finished_at
       from (select * from message where channel = 'email' and status = 'sent' limit 1) as one, generate_series(1, 29) n`,
    )
    await again({ application_id: randomUUID(), company_name: 'Crane' })
    await expect.poll(emails).toEqual([40, 3])
    await again({ ...another, what: 'called-off', starts_at: startsAt() })
    const told = () => notifications.providers.sent.findLast(({ channel }) => channel === 'email')!.text
    await expect.poll(told).toContain('called off')
  })

  it('[EN-16] of no-shows that one company says and takes back comes ten times a day, and leaves room for others', async () => {
    const noShow = { until: null, what: 'no-show', company_id: randomUUID() } as const
    const notice = await ask(noShow)
    const again = (change: Partial<Notice>) =>
      notifications.publish(candidateNoticeRequested, { ...notice, ...change })
    // of several interviews
    for (let said = 1; said < 12; said++)
      await again({
        application_id: randomUUID(),
        what: said % 2 === 0 ? 'no-show' : 'no-show-taken-back',
      })
    const emails = async () => {
      const all = await statuses()
      return ['email sent', 'email skipped daily-limit'].map(
        (status) => all.filter((one) => one === status).length,
      )
    }
    await expect.poll(emails).toEqual([10, 2])
    await again({ application_id: randomUUID(), company_id: randomUUID(), company_name: 'Bolt' })
    await expect.poll(emails).toEqual([11, 2])
    // what is agreed with the same company
    await again({ what: 'called-off' })
    await expect.poll(emails).toEqual([12, 2])
  })

  it('is not confirmed once the candidate moved it, gave the time back or withdrew', async () => {
    const { account_id, application_id, invite_id, starts_at } = await ask()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    const others = ['2026-12-09T15:00:00.000Z', null]
    const states = [
      ...others.map((time) => ({ open: true, starts_at: time })),
      { open: false, starts_at },
      { open: true, starts_at },
    ]
    const answers = []
    for (const [index, state] of states.entries()) {
      const invite = { id: invite_id!, version: index + 1, account_id, ...state }
      await notifications.publish(inviteChanged, { things: [invite] })
      await expect
        .poll(async () => (await notifications.pool.query('select version from invite')).rows)
        .toEqual([{ version: index + 1 }])
      answers.push(await say('C'))
    }
    const changed = expect.stringContaining(`/applications/${application_id}`)
    expect(answers).toEqual([changed, changed, changed, expect.stringContaining("knows you'll be there")])
    const published = () =>
      notifications.events.published(interviewAnswered).filter(({ data }) => data.invite_id === invite_id)
    await expect.poll(published).toHaveLength(1)
  })
})

it('[BY-20] tells by text, once a day for an application, that a text did not arrive', async () => {
  const { id } = await publishAccount({ language: 'es' })
  const refused = { account_id: id, application_id: randomUUID(), company_name: 'Acme' }
  for (let time = 0; time < 2; time += 1) await notifications.publish(messageRefused, refused)
  const other = { ...refused, application_id: randomUUID() }
  await notifications.publish(messageRefused, other)
  await expect.poll(statuses).toEqual(['text sent', 'text sent'])
  const texts = notifications.providers.sent.map(({ text }) => text)
  for (const { application_id } of [refused, other])
    expect(texts).toContainEqual(expect.stringMatching(`no pudo llegar a Acme.*${application_id}`))
})

describe('[EN-19] word to a hiring manager', () => {
  const ask = async (account_id: string, change: Partial<DataOf<typeof deskNoticeRequested>> = {}) =>
    notifications.publish(deskNoticeRequested, {
      account_id,
      what: 'time-picked',
      company_name: 'Acme',
      count: 1,
      roles: [{ title: 'Welder', city: 'Newark', count: 1 }],
      candidate_id: randomUUID(),
      first_name: 'Rosa',
      application_id: 'application-1',
      starts_at: '2026-12-01T15:00:00.000Z',
      zone: 'America/New_York',
      ...change,
    })
  const emails = () => notifications.providers.sent.filter(({ channel }) => channel === 'email')

  it('goes by email alone, in the manager’s language, until they stop it by one click', async () => {
    const { id } = await publishAccount({ language: 'es' })
    await ask(id)
    await expect.poll(statuses).toEqual(['email sent'])
    const [email] = emails()
    expect(JSON.stringify(email)).toContain('Rosa eligió un horario para la entrevista')
    const { pathname, search } = new URL(email!.headers!['List-Unsubscribe']!.slice(1, -1))
    const stopped = await fetch(notifications.url + pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(stopped.status).toBe(200)
    await ask(id, { what: 'message' })
    await expect.poll(statuses).toEqual(['email sent', 'email skipped stopped'])
  })

  it('[AU-26] reaches who joined by an invite once auth says again that its email was proven', async () => {
    const { id } = await publishAccount({}, false)
    await ask(id)
    await expect.poll(statuses).toEqual(['email waiting unproven'])
    // of the same version, as a republish says it
    const proven = await account(notifications.key, { email: 'ana@example.com' }, { id })
    await notifications.publish(accountChanged, { things: [proven] }, { epoch: 1, republished: true })
    await expect.poll(statuses).toEqual(['email sent'])
    expect(emails()).toMatchObject([{ to: 'ana@example.com' }])
  })

  it('[BY-04] goes with the candidate whom it names, though it was not sent yet', async () => {
    const { id } = await publishAccount({}, false)
    const gone = randomUUID()
    await ask(id, { candidate_id: gone, first_name: 'Rosa' })
    await ask(id, { first_name: 'Ana' })
    await expect.poll(statuses).toEqual(['email waiting unproven', 'email waiting unproven'])
    await notifications.publish(accountErased, { account_id: gone })
    await expect.poll(statuses).toEqual(['email waiting unproven'])
    const proven = await account(notifications.key, { email: 'ana@example.com' }, { id, version: 2 })
    await notifications.publish(accountChanged, { things: [proven] })
    await expect.poll(statuses).toEqual(['email sent'])
    expect(emails().map(({ subject }) => subject)).toEqual([expect.stringContaining('Ana')])
  })

  it('tells once of whoever asks for another time by several texts, and of more answers in a day than others get', async () => {
    const { id } = await publishAccount({})
    const again = { what: 'another-time', first_name: 'Ana' } as const
    await ask(id, again)
    await ask(id, again)
    for (let count = 0; count < 11; count += 1) await ask(id)
    await expect.poll(statuses).toEqual(Array.from({ length: 12 }, () => 'email sent'))
    expect(emails().length).toBe(12)
  })
})
