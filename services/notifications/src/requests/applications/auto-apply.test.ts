import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import { setOwnEmails } from '@lunchpail/contracts/notifications/api'
import { autoApplyChosen } from '@lunchpail/contracts/matches/events'
import { autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import { applicationSubmitted, autoApplySettled } from '@lunchpail/contracts/wizard/events'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { submission, submittedPosition } from '../../../../../contracts/test/submission.ts'
import { messagesOf } from '../../../test/messages.ts'
import { shareNotifications, type Notifications } from '../../../test/notifications-service.ts'

let notifications: Notifications
beforeAll(async () => void (notifications = await shareNotifications()))
const { save, submit, statuses, sent, forget } = messagesOf(() => notifications)
beforeEach(forget)

const byEmail = { email: 'ana@example.com', phone: null, proven: true }
const choiceOf = (account_id: string) => ({
  account_id,
  position_id: 12,
  chosen_at: '2026-11-20T15:00:00.000Z',
})

/** YES, and then STOP, to the number that was given last, which is unproven. */
async function answer(accountId: string, word?: 'STOP') {
  const last = 'select recipient, channel from consent order by id desc limit 1'
  await notifications.pool.query(
    `insert into reach (account_id, recipient, channel, state, at)
     select $1::uuid, recipient, channel, 'reachable', now() from (${last}) as number`,
    [accountId],
  )
  if (word)
    await notifications.pool.query(
      `insert into consent (recipient, channel, kind, source, sentence, cause, at)
       select recipient, channel, 'stopped', 'text', $1, $1, now() + interval '10 years' from (${last}) as number`,
      [word],
    )
}

describe('[MT-11] auto-apply', () => {
  it('is told whom a message reaches, and in which language they are told', async () => {
    const reached = await save(byEmail, { language: 'es' })
    const unproven = await save({ email: 'ben@example.com', phone: null, proven: false })
    const stopped = await save({ email: 'cy@example.com', phone: null, proven: true })
    await notifications.as({ id: stopped }).call(setOwnEmails, { body: { stopped: true } })
    const unknown = randomUUID()
    const byText = { email: 'di@example.com', proven: false, consent: true }
    const answered = await save({ ...byText, phone: '2125550146' })
    await answer(answered)
    const silenced = await save({ ...byText, phone: '2125550147' })
    await answer(silenced, 'STOP')
    const people = [reached, unproven, stopped, unknown, answered, silenced]
    for (const id of people) await notifications.publish(autoApplyChosen, choiceOf(id))
    const cleared = () =>
      notifications.events
        .published(autoApplyCleared)
        .filter(({ data }) => people.includes(data.account_id))
        .toSorted((one, other) => people.indexOf(one.data.account_id) - people.indexOf(other.data.account_id))
        .map(({ data: { account_id, reached: is, language } }) => [people.indexOf(account_id), is, language])
    await expect.poll(cleared).toEqual([
      [0, true, 'es'],
      [1, false, 'en'],
      [2, false, 'en'],
      [3, false, 'en'],
      [4, true, 'en'],
      [5, false, 'en'],
    ])
  })

  it('says what was sent with the way to take it back, in the words of no other submit', async () => {
    const id = await save({ ...byEmail, phone: '2125550142', consent: true })
    const position = submittedPosition({ title: 'Welder', company_name: 'Acme' })
    await notifications.publish(
      applicationSubmitted,
      submission({ account_id: id, automatic: true, positions: [position] }),
    )
    await expect.poll(() => statuses()).toEqual(['email auto-applied sent', 'text auto-applied sent'])
    for (const { text } of [...sent('text'), ...sent('email')]) {
      expect(text).toContain(`https://lunchpail.example/applications/${position.application_id}`)
      expect(text).toMatch(/take it back within 24 hours of when it was sent/i)
    }
  })

  it('tells of each that was sent, also to whom much else went that day', async () => {
    const id = await save({ ...byEmail, phone: '2125550148', consent: true })
    const count = 11
    for (let each = 0; each < count; each++) await submit(id)
    await expect
      .poll(() => statuses("status = 'skipped'"))
      .toContain('email application-submitted skipped daily-limit')
    await notifications.publish(applicationSubmitted, submission({ account_id: id, automatic: true }))
    await expect
      .poll(() => statuses("template = 'auto-applied'"))
      .toEqual(['email auto-applied sent', 'text auto-applied sent'])
  })

  it('says nothing in the morning of what was taken back in the night', async () => {
    const id = await save({ ...byEmail, phone: '2125550149', consent: true })
    const [taken, kept] = [submittedPosition(), submittedPosition()]
    const night = new Date(notifications.clock.now().getTime() + dayMs)
    night.setUTCHours(8, 0, 0, 0)
    notifications.clock.advance(night.getTime() - notifications.clock.now().getTime())
    for (const position of [taken, kept])
      await notifications.publish(
        applicationSubmitted,
        submission({ account_id: id, automatic: true, positions: [position] }),
      )
    const texts = () => statuses("channel = 'text'")
    await expect.poll(async () => (await texts()).filter((one) => one.includes('held'))).toHaveLength(2)
    // emails go at night too, and would else come among those of the next test
    await expect
      .poll(() => statuses("channel = 'email'"))
      .toEqual(['email auto-applied sent', 'email auto-applied sent'])
    await notifications.publish(applicationMoved, {
      things: [
        {
          id: taken.application_id,
          version: 2,
          account_id: id,
          position_id: taken.position_id,
          state: 0,
          withdrawn_at: notifications.clock.now().toISOString(),
        },
      ],
    })
    await expect.poll(texts).toContain('text auto-applied skipped outdated')
    expect((await texts()).filter((one) => one.includes('held'))).toHaveLength(1)
    notifications.clock.advance(9 * hourMs)
  })

  it('asks the person where only they can answer, and says of nothing that it was sent', async () => {
    const id = await save(byEmail)
    const settled = {
      ...choiceOf(id),
      language: 'en' as const,
      position: { title: 'Welder', company_name: 'Acme' },
    }
    for (const outcome of ['sent', 'left', 'asked'] as const)
      await notifications.publish(autoApplySettled, { ...settled, outcome })
    await expect.poll(() => statuses("channel = 'email'")).toEqual(['email auto-apply-asked sent'])
    const [email] = sent('email')
    expect(email!.text).toContain('We didn’t apply for you')
    expect(email!.text).toContain('https://lunchpail.example/app/start/?sn=0&p=12')
  })
})
