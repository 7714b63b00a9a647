import { randomUUID } from 'node:crypto'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import {
  candidateNoticeRequested,
  noShowsRepeated,
  noShowsWithdrawn,
} from '@lunchpail/contracts/engagement/events'
import { expect, it } from 'vitest'
import { account } from '../../../test/factories.ts'
import { shareNotifications } from '../../../test/notifications-service.ts'

it('[BY-27] whoever is suspended for missed interviews reads which, until when, and how to contest; and that it is over', async () => {
  const notifications = await shareNotifications(new Date('2026-12-01T18:00:00.000Z'))
  notifications.providers.forget()
  const person = await account(
    notifications.key,
    { email: 'ana@example.com', proven: true },
    { timezone: 'America/New_York' },
  )
  await notifications.publish(accountChanged, { things: [person] })
  // a day of invites and decisions, more than of other messages go to one address
  for (let n = 0; n < 10; n++)
    await notifications.publish(candidateNoticeRequested, {
      account_id: person.id,
      what: 'not-selected',
      application_id: randomUUID(),
      invite_id: null,
      title: 'Welder',
      company_name: 'Acme',
      starts_at: null,
      zone: null,
      place: null,
      link: null,
      note: null,
      until: null,
    })
  await expect
    .poll(() => notifications.providers.sent.filter(({ channel }) => channel === 'email').length)
    .toBe(10)
  notifications.providers.forget()
  const missed = {
    application_id: randomUUID(),
    title: 'Welder',
    company_name: 'Acme',
    starts_at: '2026-11-30T16:00:00.000Z',
    zone: 'America/Phoenix',
  }
  const { sent } = notifications.providers
  const count = () => sent.length
  const at = notifications.clock.now().toISOString()
  await notifications.publish(noShowsRepeated, { account_id: person.id, at, missed: [missed] })
  await expect.poll(count).toBe(2)
  const email = sent.find(({ channel }) => channel === 'email')!
  expect(email.subject).toBe('Your account is suspended until December 31, 2026')
  expect(email.text).toMatch(/Welder at Acme, Mon, Nov 30,? 9:00\sAM MST/)
  // whoever is suspended cannot log in
  expect(email.text).toContain('I was there: https://lunchpail.example/account/suspended')
  expect(sent.find(({ channel }) => channel === 'text')!.text).toContain('until December 31, 2026')

  await notifications.publish(noShowsWithdrawn, { account_id: person.id, suspended_at: at })
  await expect.poll(count).toBe(4)
  expect(
    sent
      .slice(2)
      .map(({ text }) => text)
      .join(),
  ).toMatch(/open again.*open again/s)
})
