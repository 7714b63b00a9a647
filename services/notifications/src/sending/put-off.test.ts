import { randomUUID } from 'node:crypto'
import { accountChanged, phoneLookedUp, phoneMoved } from '@lunchpail/contracts/auth/events'
import {
  candidateNoticeRequested,
  inviteChanged,
  registrationNoticeRequested,
} from '@lunchpail/contracts/engagement/events'
import type { DataOf } from '@lunchpail/contracts/event'
import { applicationSubmitted, reminderDue } from '@lunchpail/contracts/wizard/events'
import type { MovableClock } from '@lunchpail/kit-service/clock'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { submission } from '../../../../contracts/test/submission.ts'
import { account } from '../../test/factories.ts'
import { forgetSent, shareNotifications, type Notifications } from '../../test/notifications-service.ts'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'

let notifications: Notifications
let clock: MovableClock
// what the queue has to run now, its clock being the database's, is run by `morning`
beforeAll(async () => {
  notifications = await shareNotifications(new Date('2027-03-14T04:30:00.000Z'))
  clock = notifications.clock
})
beforeEach(async () => {
  await forgetSent(notifications)
  await notifications.pool.query('truncate contact, message, consent, reach, reach_request')
})

type Person = Awaited<ReturnType<typeof account>>
const save = (person: Person) => notifications.publish(accountChanged, { things: [person] })
const submit = (person: Person) =>
  notifications.publish(applicationSubmitted, submission({ account_id: person.id }))
const statuses = async () =>
  (
    await notifications.pool.query('select channel, status, outcome from message order by 1, created_at, 2')
  ).rows.map(({ channel, status, outcome }) => `${channel} ${status} ${outcome ?? ''}`.trim())
const sent = () => notifications.providers.sent.map(({ channel }) => channel).toSorted()
const jobs = async () =>
  (
    await notifications.pool.query(
      `select run_at from graphile_worker.jobs where task_identifier = 'send-message'`,
    )
  ).rows as { run_at: Date }[]
const run = () => runJobsNow(notifications.pool)

describe('[NT-03] a text in the quiet hours of its recipient', () => {
  it('is held, and sent once at their end, in the night in which the clock is changed', async () => {
    // 23:30 in New York
    const person = await account(notifications.key, {}, { timezone: 'America/New_York' })
    await save(person)
    await submit(person)
    await expect.poll(statuses).toEqual(['email sent', 'text held quiet-hours'])
    await expect.poll(jobs).toEqual([{ run_at: new Date('2027-03-14T12:00:00.000Z') }])
    // a job that runs too early is held again
    clock.advance(7 * hourMs)
    await run()
    await expect.poll(jobs).toEqual([{ run_at: new Date('2027-03-14T12:00:00.000Z') }])
    expect(sent()).toEqual(['email'])
    clock.advance(1_800_000)
    await run()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    await expect.poll(jobs).toEqual([])
    expect(sent()).toEqual(['email', 'text'])
  })

  it('goes at once where it is day, and nowhere at the end of the hours where the person stopped meanwhile', async () => {
    // 8:00 in New York, 5:00 in Los Angeles
    const east = await account(notifications.key, {}, { timezone: 'America/New_York' })
    const west = await account(
      notifications.key,
      { phone: '2135550142' },
      { timezone: 'America/Los_Angeles' },
    )
    await save(east)
    await save(west)
    await submit(east)
    await submit(west)
    await expect.poll(statuses).toEqual(['email sent', 'email sent', 'text held quiet-hours', 'text sent'])
    await notifications.pool.query(
      `insert into consent (recipient, channel, kind, source, sentence, cause, at)
       select recipient, 'text', 'stopped', 'text', 'STOP', cause || ' STOP', at + interval '1 day' from consent`,
    )
    clock.advance(3 * hourMs)
    await run()
    await expect.poll(statuses).toContain('text skipped stopped')
    expect(sent()).toEqual(['email', 'email', 'text'])
  })
})

describe('[NT-03] a text that the quiet hours held back', () => {
  // each in a night of its own, at 23:30 in New York
  const inTheNight = async () => {
    const minutes = (now: Date) => now.getUTCHours() * 60 + now.getUTCMinutes()
    clock.advance(((24 * 60 + 3.5 * 60 - minutes(clock.now())) % (24 * 60)) * 60_000)
    const person = await account(notifications.key, {}, { timezone: 'America/New_York' })
    await save(person)
    return person
  }
  const inTheMorning = async () => {
    clock.advance(10 * hourMs)
    await run()
  }
  const texts = async () => (await statuses()).filter((one) => one.startsWith('text')).toSorted()
  const held = (count: number) =>
    expect.poll(texts).toEqual(Array.from({ length: count }, () => 'text held quiet-hours'))
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hourMs).toISOString()

  describe('[BY-02] about an interview', () => {
    const invite = async (
      person: Person,
      id: string,
      version: number,
      starts_at: string | null,
      open = true,
    ) => {
      const account_id = person.id
      await notifications.publish(inviteChanged, { things: [{ id, version, account_id, open, starts_at }] })
      const stored = async () =>
        (await notifications.pool.query('select version from invite where id = $1', [id])).rows[0]?.version
      await expect.poll(stored).toBe(version)
    }
    const tell = (
      { id }: Person,
      invite_id: string,
      what: 'invited' | 'day-before' | 'hours-before',
      starts_at: string | null,
    ) =>
      notifications.publish(candidateNoticeRequested, {
        account_id: id,
        what,
        application_id: randomUUID(),
        invite_id,
        title: 'Welder',
        company_name: 'Acme',
        starts_at,
        zone: 'America/New_York',
        place: null,
        link: null,
        note: null,
        until: starts_at,
      })

    it.each([
      ['was moved', (at: string) => [new Date(Date.parse(at) + hourMs).toISOString(), true] as const],
      ['was given back', () => [null, true] as const],
      ['was taken back', (at: string) => [at, false] as const],
    ])('is not sent where that %s', async (_, change) => {
      const person = await inTheNight()
      const id = randomUUID()
      const at = inHours(24)
      await invite(person, id, 1, at)
      await tell(person, id, 'day-before', at)
      await held(1)
      // the email is not put off: it must be gone before the interview moves, or it would be outdated too
      await expect.poll(sent).toEqual(['email'])
      const [next, open] = change(at)
      await invite(person, id, 2, next, open)
      await inTheMorning()
      await expect.poll(texts).toEqual(['text skipped outdated'])
      expect(sent()).toEqual(['email'])
    })

    it('is sent where that is as it was, or is not known here', async () => {
      const person = await inTheNight()
      const [known, unknown] = [randomUUID(), randomUUID()]
      const at = inHours(24)
      await invite(person, known, 1, at)
      await tell(person, known, 'hours-before', at)
      await tell(person, unknown, 'hours-before', at)
      await held(2)
      await inTheMorning()
      await expect.poll(texts).toEqual(['text sent', 'text sent'])
    })

    it('asks no one to pick a time who has picked one', async () => {
      const person = await inTheNight()
      const id = randomUUID()
      await invite(person, id, 1, null)
      await tell(person, id, 'invited', null)
      await held(1)
      await invite(person, id, 2, inHours(48))
      await inTheMorning()
      await expect.poll(texts).toEqual(['text skipped outdated'])
    })

    it('goes at once by what was asked for, though what is kept of the invite is older', async () => {
      const person = await inTheNight()
      clock.advance(12 * hourMs)
      const id = randomUUID()
      await invite(person, id, 1, inHours(30))
      await tell(person, id, 'day-before', inHours(24))
      await expect.poll(texts).toEqual(['text sent'])
    })
  })

  describe('[EN-09] about a place at an event', () => {
    const tell = async (
      { id }: Person,
      what: DataOf<typeof registrationNoticeRequested>['what'],
      path = '/events/day/',
      more: object = {},
    ) => {
      // the time of the event says which is the last word
      clock.advance(1_000)
      await notifications.publish(registrationNoticeRequested, {
        account_id: id,
        what,
        language: 'en',
        name: 'Warehouse day',
        company_name: 'Acme',
        starts_at: null,
        zone: 'America/New_York',
        place: null,
        path,
        until: null,
        ...more,
      })
    }

    it.each(['event-canceled', 'changed', 'canceled'] as const)(
      'is not sent once the person was told that it is %s',
      async (what) => {
        const person = await inTheNight()
        await tell(person, 'reminder')
        await tell(person, 'reminder', '/events/other/')
        await held(2)
        await tell(person, what)
        await held(3)
        await inTheMorning()
        await expect.poll(texts).toEqual(['text sent', 'text sent', 'text skipped outdated'])
      },
    )

    it('waits for room among the ten emails a day of its company, and goes as it is in the end', async () => {
      const person = await inTheNight()
      const change = { company_id: randomUUID() }
      const emails = async () => (await statuses()).filter((status) => status.startsWith('email')).toSorted()
      for (let changed = 0; changed < 10; changed++) await tell(person, 'changed', undefined, change)
      const gone = Array<string>(10).fill('email sent')
      await expect.poll(emails).toEqual(gone)
      const on = (day: string) => ({ ...change, starts_at: `2027-10-${day}T15:00:00.000Z` })
      // how to join, which the word of another time does not tell
      await tell(person, 'changed', undefined, { ...on('21'), details: 'Join at https://site/meet' })
      await tell(person, 'changed', undefined, on('22'))
      await tell(person, 'changed', undefined, on('23'))
      await expect.poll(emails).toEqual([...Array<string>(3).fill('email queued daily-limit'), ...gone])
      clock.advance(25 * hourMs)
      await run()
      await expect.poll(emails).toEqual([...gone, 'email sent', 'email sent', 'email skipped outdated'])
      const late = notifications.providers.sent.filter(({ channel }) => channel === 'email').slice(10)
      expect(late.map(({ text }) => /October \d+/.exec(text)?.[0])).toEqual(['October 23', 'October 23'])
      expect(late.map(({ text }) => text).join()).toContain('https://site/meet')
    })

    it('is not sent beside a later one, though both were asked for in the last minutes of the night', async () => {
      const person = await inTheNight()
      clock.advance(8.4 * hourMs)
      await tell(person, 'changed')
      await tell(person, 'changed')
      await held(2)
      clock.advance(0.15 * hourMs)
      await run()
      await expect.poll(texts).toEqual(['text sent', 'text skipped outdated'])
    })

    it('is sent with the time as it is by then, and no other text tells that time again', async () => {
      const person = await inTheNight()
      const on = (day: string) => ({ starts_at: `2027-10-${day}T15:00:00.000Z` })
      await tell(person, 'registered', undefined, on('21'))
      await tell(person, 'changed', undefined, on('22'))
      await held(2)
      await inTheMorning()
      await expect.poll(texts).toEqual(['text sent', 'text skipped outdated'])
      const { text } = notifications.providers.sent.find(({ channel }) => channel === 'text')!
      expect(text).toMatch(/registered.*October 22/)
      // the next night there and back
      clock.advance(14 * hourMs)
      await tell(person, 'changed', undefined, on('23'))
      await tell(person, 'changed', undefined, on('22'))
      await expect.poll(texts).toContain('text held quiet-hours')
      await inTheMorning()
      await expect.poll(texts).toEqual(['text sent', ...Array<string>(3).fill('text skipped outdated')])
    })

    it('is sent beside its reminder, which says the same', async () => {
      const person = await inTheNight()
      await tell(person, 'registered')
      await tell(person, 'reminder')
      await held(2)
      await inTheMorning()
      await expect.poll(texts).toEqual(['text sent', 'text sent'])
    })
  })
})

describe('[AU-28] an unproven contact', () => {
  it('keeps its texts until it is proven, a week at most', async () => {
    const contact = { phone: '2125550188', email: 'unproven@example.com', proven: false }
    const waiting = async (count: number) =>
      expect
        .poll(async () => (await statuses()).filter((one) => one === 'text waiting unproven'))
        .toHaveLength(count)
    const person = await account(notifications.key, contact)
    await save(person)
    await submit(person)
    await waiting(1)
    clock.advance(8 * dayMs)
    await submit(person)
    await waiting(2)
    // a change that proves nothing releases nothing but what is too old
    await save({ ...person, version: 2 })
    await waiting(1)
    const proven = { ...contact, proven: true }
    await save(await account(notifications.key, proven, { id: person.id, version: 3 }))
    await expect
      .poll(async () => (await statuses()).filter((one) => one.startsWith('text')))
      .toEqual(expect.arrayContaining(['text skipped too-old', 'text sent']))
  })

  it.each([
    ['landline', phoneLookedUp],
    ['invalid', accountChanged],
  ] as const)('[AU-28] and a number that is %s gets no text, the email comes', async (type, event) => {
    const person = await account(notifications.key, { phone_type: type })
    await notifications.publish(event, { things: [person] })
    await submit(person)
    await expect.poll(statuses).toEqual(['email sent', `text skipped ${type}`])
  })

  it('[AU-28] whose number moved is told by email, in words that name no more than its last digits', async () => {
    const person = await account(
      notifications.key,
      { email: 'before@example.com', proven: false },
      { language: 'es' },
    )
    await save(person)
    await notifications.publish(phoneMoved, { account_id: person.id, language: 'es', digits: '42' })
    await expect.poll(statuses).toEqual(['email sent'])
    const [email] = notifications.providers.sent
    expect(email).toMatchObject({
      to: 'before@example.com',
      subject: 'Tu número de teléfono pasó a otra cuenta',
    })
    expect(email!.text).toContain('termina en 42')
    expect(email!.text).toContain('support@lunchpail.example')
  })
})

describe('[WZ-17] [WZ-18] a reminder', () => {
  const remind = (person: Person, reminder_time: Date, more: object = {}) =>
    notifications.publish(reminderDue, {
      account_id: person.id,
      reminder: 'save-application',
      reminder_time: reminder_time.toISOString(),
      language: 'en',
      position: { title: 'Picker', company_name: 'Acme' },
      ...more,
    })
  /** Three in the night, where it is told to be. */
  const inTheNight = async (
    contact: Parameters<typeof account>[1] = {},
    overrides: Parameters<typeof account>[2] = {},
  ) => {
    const hour = Number(clock.now().toISOString().slice(11, 13))
    clock.advance(((31 - hour) % 24) * hourMs)
    const person = await account(notifications.key, { email: 'night@example.com', ...contact }, overrides)
    await save(person)
    return person
  }

  it('comes by text and by email at the hour that the person chose, however quiet', async () => {
    const person = await inTheNight()
    await remind(person, clock.now())
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    const [text] = notifications.providers.sent.filter(({ channel }) => channel === 'text')
    expect(text!.text).toContain('your application for Picker at Acme is almost done')
    expect(text!.text).toContain('https://lunchpail.example/app/start?sn=2')
  })

  it('that comes late waits with its text for the morning, and names the resume where it is about that', async () => {
    const person = await inTheNight({}, { language: 'es' })
    const wanted = new Date(clock.now().getTime() - 10 * hourMs)
    await remind(person, wanted, { reminder: 'upload-resume', position: null })
    await expect.poll(statuses).toEqual(['email sent', 'text held quiet-hours'])
    const [email] = notifications.providers.sent
    expect(email).toMatchObject({ subject: 'Agrega tu currículum: ya llevas el 90%' })
    expect(email!.text).toContain('/app/start?sn=2&step=history')
  })

  it('is no text to whoever did not tick the box', async () => {
    await remind(await inTheNight({ consent: false }), clock.now())
    await expect.poll(statuses).toContain('text skipped no-consent')
  })
})
