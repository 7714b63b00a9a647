import { randomUUID } from 'node:crypto'
import { erasureConfirmed } from '@lunchpail/contracts/auth/events'
import { dayMs } from '@lunchpail/contracts/durations'
import { noticeAsked, positionsReopened, type NamedPosition } from '@lunchpail/contracts/jobs/events'
import {
  answerJobNotice,
  getReach,
  ownJobNotice,
  setOwnEmails,
  unsubscribe,
} from '@lunchpail/contracts/notifications/api'
import { sealTo } from '@lunchpail/kit-service/seal'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../test/messages.ts'
import { shareNotifications, type Notifications } from '../../test/notifications-service.ts'
import { publicKeyOf } from '../providers/public-key.ts'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})
const { save, statuses, sent, forget } = messagesOf(() => notifications)
beforeEach(async () => {
  await forget()
  await notifications.pool.query('truncate job_notice, job_notice_unanswered, reopened_job')
})

let positions = 0
const closedJob = (title = 'Welder'): NamedPosition => {
  positions += 1
  return { id: positions, version: 3, title, company_name: 'Acme', city: 'Newark', region: 'NJ' }
}
const seal = (to: string) => sealTo(publicKeyOf(notifications.key))({ to })
const handled = (id: string) =>
  expect
    .poll(
      async () =>
        (await notifications.pool.query('select from kit.inbox where event_id = $1', [id])).rowCount,
    )
    .toBe(1)
const ask = async (
  position: NamedPosition,
  to: string,
  { account_id = null, at = notifications.clock.now() }: { account_id?: string | null; at?: Date } = {},
) => {
  const asked = { account_id, position, language: 'en' as const, sealed_address: await seal(to) }
  await handled(await notifications.publish(noticeAsked, asked, { time: at.toISOString() }))
}
const opens = async (...opened: NamedPosition[]) =>
  handled(
    await notifications.publish(positionsReopened, {
      positions: opened.map((position) => ({ ...position, version: position.version + 1 })),
    }),
  )
const emails = () => sent('email').map(({ to, subject }) => `${to}: ${subject}`)
const tokenIn = (text: string): string => /#notice=(\S+)/.exec(text)![1]!
const linkOf = async (n = 0) => {
  await expect.poll(() => sent('email').length).toBeGreaterThan(n)
  return tokenIn(sent('email')[n]!.text)
}
const answer = (token: string, said?: 'wanted' | 'stop') =>
  notifications.visitor().call(answerJobNotice, { body: { token, ...(said && { answer: said }) } })
/** As a mail program does by the button of an email. */
const stopEmails = async (n = 0) => {
  const token = /t=([^>]+)>/.exec(sent('email')[n]!.headers!['List-Unsubscribe']!)![1]!
  await notifications.visitor().call(unsubscribe, { query: { t: token }, body: 'List-Unsubscribe=One-Click' })
}
const reach = (id: string) => notifications.as({ id }).call(getReach, {})
const proof = 'Should we tell you when this job opens again?'

describe('[JB-06] an address that was typed for a closed job', () => {
  it('is written to once, when the job opens, after the button behind its link', async () => {
    const job = closedJob()
    await ask(job, 'ana@example.com')
    const token = await linkOf()
    // as a program does that checks links
    expect((await answer(token)).body).toEqual({
      state: 'asked',
      jobs: [{ id: job.id, title: 'Welder', company: 'Acme', place: 'Newark, NJ' }],
    })
    expect((await answer(token, 'wanted')).body).toMatchObject({ state: 'waiting' })
    await opens(job)
    await expect.poll(emails).toEqual([`ana@example.com: ${proof}`, 'ana@example.com: Welder is open again'])
    expect(sent('email')[1]!.text).toContain(`/jobs/${job.id}`)
    expect(sent('email')[1]!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    await opens({ ...job, version: 8 })
    expect(await statuses()).toHaveLength(2)
    expect((await answer(token)).body).toMatchObject({ code: 'link-invalid' })
  })

  it('is written to in the language of who pressed the button, whatever others typed it in', async () => {
    const job = closedJob()
    await ask(job, 'eva@example.com')
    const body = { token: await linkOf(), answer: 'wanted' as const }
    await notifications.visitor().call(answerJobNotice, { body, headers: { 'accept-language': 'es' } })
    await ask(job, 'eva@example.com')
    await opens(job)
    await expect
      .poll(emails)
      .toEqual([`eva@example.com: ${proof}`, 'eva@example.com: Welder: abierto de nuevo'])
  })

  it('hears nothing more without the button, and after the other one', async () => {
    const [unanswered, refused] = [closedJob(), closedJob()]
    await ask(unanswered, 'ana@example.com')
    await ask(refused, 'ben@example.com')
    await linkOf(1)
    const token = tokenIn(sent('email').find(({ to }) => to === 'ben@example.com')!.text)
    await answer(token, 'wanted')
    expect((await answer(token, 'stop')).body).toMatchObject({ state: 'stopped' })
    await ask(refused, 'ben@example.com')
    await opens(unanswered, refused)
    expect(emails().toSorted()).toEqual([`ana@example.com: ${proof}`, `ben@example.com: ${proof}`])
  })

  it('is asked by the same link about the other job, once the first has opened', async () => {
    for (const isTypedBefore of [true, false]) {
      const to = isTypedBefore ? 'ana@example.com' : 'ben@example.com'
      const [first, second] = [closedJob(), closedJob('Packer')]
      await ask(first, to)
      const token = await linkOf(isTypedBefore ? 0 : 2)
      if (isTypedBefore) await ask(second, to)
      await opens(first)
      if (!isTypedBefore) await ask(second, to)
      const { body } = await answer(token, 'wanted')
      expect(body).toMatchObject({ state: 'waiting', jobs: [{ id: second.id, title: 'Packer' }] })
      await opens(second)
      await expect.poll(() => emails().at(-1)).toBe(`${to}: Packer is open again`)
    }
  })

  it('that said no is asked about no other job, also once the first has opened', async () => {
    const job = closedJob()
    await ask(job, 'ana@example.com')
    await answer(await linkOf(), 'stop')
    notifications.clock.advance(dayMs)
    await ask(closedJob(), 'ana@example.com')
    await opens(job)
    await ask(closedJob(), 'ana@example.com')
    await expect.poll(() => statuses()).toEqual(['email job-notice-proof sent'])
  })

  it('gets one unanswered email a day and five in all, whatever is typed; its button is for every job', async () => {
    const jobs = Array.from({ length: 9 }, () => closedJob())
    await ask(jobs[0]!, 'ana@example.com')
    await ask(jobs[1]!, 'ana@example.com')
    const token = await linkOf()
    expect((await answer(token)).body.jobs).toHaveLength(2)
    // the same job again, and others
    for (const job of [jobs[0]!, jobs[0]!, ...jobs.slice(2)]) {
      notifications.clock.advance(dayMs)
      await ask(job, 'ana@example.com')
    }
    await expect.poll(() => statuses(`status = 'sent'`)).toHaveLength(5)
    expect(await statuses()).toHaveLength(5)
  })

  it('is not written to more often where the jobs open meanwhile', async () => {
    for (let n = 0; n < 8; n += 1) {
      for (const job of [closedJob(), closedJob()]) {
        await ask(job, 'ana@example.com')
        await opens(job)
      }
      notifications.clock.advance(dayMs)
    }
    await expect.poll(() => statuses(`status = 'sent'`)).toHaveLength(5)
    expect(await statuses()).toHaveLength(5)
  })

  it('is not written to more often about one job after another one opened', async () => {
    const [first, second] = [closedJob(), closedJob()]
    await ask(first, 'ana@example.com')
    notifications.clock.advance(dayMs)
    await ask(second, 'ana@example.com')
    await opens(first)
    for (let n = 0; n < 5; n += 1) {
      notifications.clock.advance(dayMs)
      await ask(second, 'ana@example.com')
    }
    await expect.poll(() => statuses(`status = 'sent'`)).toHaveLength(5)
    expect(await statuses()).toHaveLength(5)
  })

  it('gets another at once where it answered the last', async () => {
    for (let n = 0; n < 2; n += 1) {
      await ask(closedJob(), 'ana@example.com')
      await answer(await linkOf(n), 'wanted')
    }
    expect(emails()).toHaveLength(2)
  })

  it('gets none where it stopped our emails', async () => {
    await ask(closedJob(), 'ana@example.com')
    await linkOf()
    await stopEmails()
    await ask(closedJob(), 'ana@example.com')
    const { rowCount } = await notifications.pool.query('select from job_notice')
    expect(rowCount).toBe(1)
    await expect.poll(() => statuses()).toEqual(['email job-notice-proof sent'])
  })

  it('is told that it stopped our emails, and a yes after that is for closed jobs alone', async () => {
    for (const [to, isProven] of [
      ['ana@example.com', false],
      ['ben@example.com', true],
    ] as const) {
      await forget()
      const [job, other] = [closedJob(), closedJob()]
      await ask(job, to)
      const token = await linkOf()
      if (isProven) await answer(token, 'wanted')
      await stopEmails()
      expect((await answer(token)).body).toMatchObject({ state: 'stopped' })
      expect((await answer(token, 'wanted')).body).toMatchObject({ state: 'waiting' })
      const account_id = await save({ email: to })
      expect((await reach(account_id)).body.email).toBe('stopped')
      await opens(job)
      await expect.poll(emails).toEqual([`${to}: ${proof}`, `${to}: Welder is open again`])
      // nothing was stopped again since, as far as the other messages know
      await stopEmails(1)
      await ask(other, to)
      expect(await statuses()).toHaveLength(2)
    }
  })

  it('is forgotten with the account of its owner', async () => {
    await ask(closedJob(), 'ana@example.com')
    await linkOf()
    const erased = {
      receipt: 'receipt',
      language: 'en',
      sealed_address: await sealTo(publicKeyOf(notifications.key))({
        email: 'Ana@example.com',
        proven: true,
      }),
    } as const
    await handled(await notifications.publish(erasureConfirmed, erased))
    const { rowCount } = await notifications.pool.query('select from job_notice')
    expect([rowCount, await statuses(`template = 'job-notice-proof'`)]).toEqual([0, []])
    // the one that says so
    await expect.poll(emails).toHaveLength(2)
  })
})

describe('[JB-06] a signed-in person', () => {
  it('needs no button, sees that they wait, and may end it', async () => {
    const account_id = await save({ email: 'ana@example.com' })
    const ana = notifications.as({ id: account_id })
    const [job, other] = [closedJob(), closedJob()]
    await ask(job, 'ana@example.com', { account_id })
    await ask(other, 'ana@example.com', { account_id })
    const own = (position: number, stop?: true) =>
      ana.call(ownJobNotice, { body: { position, ...(stop && { stop }) } })
    expect((await own(job.id)).body).toEqual({ asked: true, reached: true })
    expect((await own(other.id, true)).body).toEqual({ asked: false, reached: true })
    await opens(job, other)
    await expect.poll(emails).toEqual(['ana@example.com: Welder is open again'])
    expect(
      (await notifications.as({ id: randomUUID() }).call(ownJobNotice, { body: { position: 1 } })).body.asked,
    ).toBe(false)
  })

  it('is not told that they wait where they stopped our emails, and asks again by the same press', async () => {
    const account_id = await save({ email: 'ana@example.com' })
    const ana = notifications.as({ id: account_id })
    const own = async (position: number) => (await ana.call(ownJobNotice, { body: { position } })).body
    const job = closedJob()
    await ask(job, 'ana@example.com', { account_id })
    await ana.call(setOwnEmails, { body: { stopped: true } })
    expect(await own(job.id)).toEqual({ asked: false, reached: true })
    const before = new Date(notifications.clock.now().getTime() - dayMs)
    await ask(job, 'ana@example.com', { account_id, at: before })
    expect(await own(job.id)).toEqual({ asked: false, reached: true })
    await ask(job, 'ana@example.com', { account_id })
    expect(await own(job.id)).toEqual({ asked: true, reached: true })
    await opens(job)
    await expect.poll(emails).toEqual(['ana@example.com: Welder is open again'])
  })

  it('is told of a job that opened before this service heard that they wait', async () => {
    const account_id = await save({ email: 'ana@example.com' })
    const job = closedJob()
    await opens(job)
    await ask(job, 'ana@example.com', { account_id })
    await expect.poll(emails).toEqual(['ana@example.com: Welder is open again'])
    const closedAgain = { ...job, version: job.version + 2 }
    await ask(closedAgain, 'ana@example.com', { account_id })
    expect(await statuses()).toHaveLength(1)
  })
})
