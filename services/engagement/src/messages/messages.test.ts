import { randomUUID } from 'node:crypto'
import {
  messageNoticeRequested,
  messageRefused,
  messagesReported,
} from '@lunchpail/contracts/engagement/events'
import { listApplications, withdrawApplication } from '@lunchpail/contracts/engagement/api'
import { rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import * as api from '@lunchpail/contracts/engagement/messages-api'
import { messageAnswered, noticeProgressed } from '@lunchpail/contracts/notifications/events'
import type { Progress } from '@lunchpail/contracts/notifications/ways'
import { beforeAll, describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '@lunchpail/contracts/durations'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applied, newManager } from '../../test/interviews.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})

/** An application with one to write on each side. */
async function thread() {
  const manager = newManager()
  const { id, candidate } = await applied(engagement, manager)
  const params = { id }
  return {
    id,
    candidate,
    manager,
    asks: (text: string, who = candidate) =>
      engagement.as(who).call(api.sendMessage, { params, body: { text } }),
    writes: (text: string, who = manager) =>
      engagement.as(who).call(api.sendPortalMessage, { params, body: { text } }),
    candidateReads: async (who = candidate) => await engagement.as(who).call(api.listMessages, { params }),
    managerReads: async (who = manager) => await engagement.as(who).call(api.listPortalMessages, { params }),
  }
}
const texts = ({ messages }: api.Conversation) => messages.map(({ from, text }) => `${from}: ${text}`)

describe('[BY-25] the inbox of a candidate', () => {
  it('has each application with a message once, by its latest message, and is one person’s alone', async () => {
    const manager = newManager()
    const { id, candidate } = await applied(engagement, manager)
    const inbox = async (who = candidate) =>
      (await engagement.as(who).call(api.listInbox, { query: {} })).body
    expect(await inbox()).toMatchObject({ conversations: [], total: 0 })
    const params = { id }
    await engagement.as(candidate).call(api.sendMessage, { params, body: { text: 'Is it still open?' } })
    engagement.clock.advance(1_000)
    await engagement.as(manager).call(api.sendPortalMessage, { params, body: { text: 'y'.repeat(300) } })
    expect(await inbox()).toMatchObject({
      conversations: [{ application_id: id, from: 'manager', excerpt: 'y'.repeat(200) }],
      pages: 1,
      total: 1,
    })
    const past = await engagement.as(candidate).call(api.listInbox, { query: { page: '2' } })
    expect(past.body.conversations).toEqual([])
    expect((await inbox({ id: randomUUID() })).total).toBe(0)
  })
})

describe('[BY-25] what a candidate has not opened', () => {
  it('is counted in the inbox, the conversation and the list, until it is opened, up to what was shown', async () => {
    const { id, candidate, writes, asks, candidateReads, managerReads } = await thread()
    const counts = async () => {
      const inbox = await engagement.as(candidate).call(api.listInbox, { query: {} })
      const list = await engagement.as(candidate).call(listApplications, { query: {} })
      const { unread } = (await candidateReads()).body
      return [inbox.body.conversations[0]?.unread, unread, list.body.unread_messages]
    }
    const opened = async (message_id: string, who = candidate) =>
      await engagement.as(who).call(api.markMessagesRead, { params: { id }, body: { message_id } })
    const { body: first } = await writes('One')
    engagement.clock.advance(1_000)
    await writes('Two')
    expect(await counts()).toEqual([2, 2, 2])
    expect((await managerReads()).body.unread).toBeUndefined()
    expect((await opened(first.messages[0]!.id)).body).toEqual({ unread: 1 })
    expect(await counts()).toEqual([1, 1, 1])
    const last = (await candidateReads()).body.messages.at(-1)!.id
    expect((await opened(last, { id: randomUUID() })).status).toBe(404)
    expect((await opened(randomUUID())).status).toBe(404)
    await opened(last)
    // an older tab, which saw less
    await opened(first.messages[0]!.id)
    await asks('Three')
    expect(await counts()).toEqual([0, 0, 0])
  })
})

describe('[BY-20] messages of an application', () => {
  it('[NT-07] [BY-26] tell the manager how far each has come by text or email, and the candidate nothing of it', async () => {
    const { id, candidate, writes, managerReads, candidateReads } = await thread()
    const { body } = await writes('Can you start at six?')
    const [written] = body.messages
    expect(written!.sent).toBeNull()
    const now = Date.now()
    const tell = (channel: 'text' | 'email', progress: Progress, ms: number, until: string | null = null) =>
      engagement.publish(noticeProgressed, {
        account_id: candidate.id,
        application_id: id,
        about_id: written!.id,
        channel,
        progress,
        until,
        told_at: new Date(now + ms).toISOString(),
      })
    const sent = async () => (await managerReads()).body.messages[0]!.sent
    const becomes = (progress: Progress, until: string | null = null, further: object = {}) =>
      expect.poll(sent).toEqual({ progress, until, ...further })
    await tell('email', 'failed', -2)
    await tell('text', 'waiting', -1)
    await becomes('waiting', null, { waits_for: 'text' })
    await tell('email', 'waiting', 1)
    await becomes('waiting')
    await tell('email', 'short-email', 2)
    await becomes('short-email')
    const morning = new Date(now + hourMs).toISOString()
    await tell('email', 'failed', 3)
    await tell('text', 'held', 4, morning)
    await becomes('held', morning)
    await tell('text', 'delivered', 6)
    await becomes('delivered')
    // what happened before is told late
    await tell('text', 'handed-over', 5)
    await tell('email', 'handed-over', 7)
    await expect
      .poll(
        async () =>
          (
            await engagement.pool.query(
              'select progress from notice_progress where application_id = $1 order by 1',
              [id],
            )
          ).rows,
      )
      .toEqual([{ progress: 'delivered' }, { progress: 'handed-over' }])
    expect((await candidateReads()).body.messages[0]!.sent).toBeNull()
  })

  it('are read by both sides and by no one else, and name no contact', async () => {
    const { asks, writes, candidateReads, managerReads } = await thread()
    expect((await writes('  Can you start at six?  ')).status).toBe(201)
    const { body } = await asks('Yes')
    expect(texts(body)).toEqual(['manager: Can you start at six?', 'candidate: Yes'])
    expect((await managerReads()).body).toEqual({ ...body, unread: undefined })
    expect(body.messages.map(({ by_text }) => by_text)).toEqual([false, false])
    expect(JSON.stringify(body)).not.toMatch(/@|\b\d{10}\b/)
    const other = { id: randomUUID() }
    expect((await asks('Hi', other)).status).toBe(404)
    expect((await candidateReads(other)).status).toBe(404)
    expect((await writes('Hi', newManager())).status).toBe(404)
    expect((await managerReads(newManager())).status).toBe(404)
  })

  it('have the candidate told: each by text, and by email unless one went within the hour; what was written is sealed', async () => {
    const { id, writes, asks } = await thread()
    for (const text of ['One', 'Two', 'Four']) {
      await writes(text)
      await asks('Three')
      engagement.clock.advance(50 * minuteMs)
    }
    const notices = () =>
      engagement.events
        .published(messageNoticeRequested)
        .flatMap(({ data }) => (data.application_id === id ? [data] : []))
    await expect.poll(() => notices().length).toBe(3)
    expect(notices().map(({ by_email }) => by_email)).toEqual([true, false, true])
    expect(JSON.stringify(notices())).not.toContain('Four')
    expect(await engagement.open(notices()[2]!.sealed_message)).toMatchObject({ text: 'Four' })
  })

  it('that came within the hour of an email have one at its end, unless they were read or answered by then, or the thread is closed', async () => {
    const { id, candidate, writes, asks, candidateReads } = await thread()
    const notices = () =>
      engagement.events
        .published(messageNoticeRequested)
        .flatMap(({ data }) => (data.application_id === id ? [data] : []))
    const jobs = async () =>
      (
        await engagement.pool.query<{ run_at: Date }>(
          'select run_at from graphile_worker.jobs where key = $1',
          [`messages manager:${id}`],
        )
      ).rows
    const hourEnds = async () => {
      engagement.clock.advance(hourMs)
      await runJobsNow(engagement.pool, 'key = $1', [`messages manager:${id}`])
      await expect.poll(jobs).toEqual([])
    }
    const end = engagement.clock.now().getTime() + hourMs
    await writes('One')
    expect(await jobs()).toEqual([])
    engagement.clock.advance(minuteMs)
    await writes('Two')
    await writes('Three')
    expect((await jobs()).map(({ run_at: at }) => at.getTime())).toEqual([end])
    await hourEnds()
    await expect.poll(() => notices().length).toBe(4)
    const [, , three, told] = notices()
    expect(told).toMatchObject({ message_id: three!.message_id, author_id: three!.author_id, by_email: true })
    expect(await engagement.open(told!.sealed_message)).toMatchObject({ text: 'Three' })

    // that email has an hour of its own
    await writes('Four')
    const last = (await candidateReads()).body.messages.at(-1)!.id
    await engagement.as(candidate).call(api.markMessagesRead, { params: { id }, body: { message_id: last } })
    await hourEnds()
    await writes('Five')
    engagement.clock.advance(minuteMs)
    await writes('Six')
    engagement.clock.advance(minuteMs)
    await asks('Yes')
    await hourEnds()
    await expect.poll(() => notices().length).toBe(7)
    expect(notices().map(({ by_email }) => by_email)).toEqual([true, false, false, true, false, true, false])

    // nobody may answer by then
    const emailedAt = async () =>
      (await engagement.pool.query('select candidate_emailed_at from application where id = $1', [id])).rows
    await writes('Seven')
    const before = await emailedAt()
    engagement.clock.advance(minuteMs)
    await writes('Eight')
    const body = { state: 2, reason: rejectionBit('withdrawn'), reason_other: 'Found work' } as const
    await engagement.as(candidate).call(withdrawApplication, { params: { id }, body })
    await hourEnds()
    expect(await emailedAt()).toEqual(before)
  })

  it('take what the candidate texts once, however often it is told', async () => {
    const { id, candidate, managerReads } = await thread()
    const answer = {
      account_id: candidate.id,
      application_id: id,
      cause: `text ${id}`,
      text: 'Yes, six works',
    }
    await engagement.publish(messageAnswered, answer)
    await engagement.publish(messageAnswered, answer)
    // another person's application takes nothing
    await engagement.publish(messageAnswered, { ...answer, account_id: randomUUID(), cause: 'text other' })
    // events are handled side by side, in any order
    await expect.poll(async () => texts((await managerReads()).body)).toEqual(['candidate: Yes, six works'])
    await engagement.publish(messageAnswered, { ...answer, cause: `text last ${id}`, text: 'Bye' })
    await expect
      .poll(async () => texts((await managerReads()).body))
      .toEqual(['candidate: Yes, six works', 'candidate: Bye'])
    expect((await managerReads()).body.messages[0]!.by_text).toBe(true)
  })

  it('have the candidate told of a text that does not arrive, which is not one that comes twice', async () => {
    const { id, candidate, managerReads } = await thread()
    const params = { id }
    const answer = { account_id: candidate.id, application_id: id, cause: `text ${id}`, text: 'On my way' }
    const refused = () =>
      engagement.events
        .published(messageRefused)
        .flatMap(({ data }) => (data.application_id === id ? [data.account_id] : []))
    await engagement.publish(messageAnswered, answer)
    await expect.poll(async () => texts((await managerReads()).body)).toEqual(['candidate: On my way'])
    await engagement.pool.query(
      `insert into message (application_id, side, author_id, text, at)
       select $1, 'candidate', $2, 'x', $3 from generate_series(1, 29)`,
      [id, candidate.id, engagement.clock.now()],
    )
    await engagement.publish(messageAnswered, answer)
    await engagement.publish(messageAnswered, { ...answer, cause: `text 31 ${id}` })
    await expect.poll(refused).toEqual([candidate.id])
    engagement.clock.advance(86_400_001)
    await engagement.as(candidate).call(api.reportMessages, { params, body: { reason: 'Asks for money' } })
    await engagement.publish(messageAnswered, { ...answer, cause: `text closed ${id}` })
    await expect.poll(refused).toEqual([candidate.id, candidate.id])
    expect((await managerReads()).body.messages).toHaveLength(30)
  })

  it('end with a report, of which the support reads', async () => {
    const { id, candidate, writes, asks, managerReads } = await thread()
    await writes('Send me your card number')
    const params = { id }
    const { body } = await engagement
      .as(candidate)
      .call(api.reportMessages, { params, body: { reason: 'Asks for money' } })
    expect(body).toMatchObject({ may_write: false, reported: true })
    expect((await managerReads()).body).toMatchObject({ may_write: false, reported: false })
    expect((await writes('Hello?')).body.code).toBe('messages-closed')
    expect((await asks('Hello?')).body.code).toBe('messages-closed')
    const reports = () =>
      engagement.events
        .published(messagesReported)
        .flatMap(({ data }) => (data.application_id === id ? [data] : []))
    await expect.poll(() => reports().length).toBe(1)
    expect(reports()[0]).toMatchObject({ account_id: candidate.id, candidate_id: candidate.id })
    expect(await engagement.open(reports()[0]!.sealed_report)).toEqual({
      reason: 'Asks for money',
      last: 'Send me your card number',
    })
  })

  it('are no more than thirty a day of one side, and none where there is nothing to read', async () => {
    const { id, manager, writes, asks } = await thread()
    expect((await writes('\u0007 ')).status).toBe(400)
    await engagement.pool.query(
      `insert into message (application_id, side, author_id, text, at)
       select $1, 'manager', $2, 'x', $3 from generate_series(1, 30)`,
      [id, manager.id, engagement.clock.now()],
    )
    const refused = await writes('One more')
    expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['too-many-messages', '86400'])
    expect((await asks('Please stop')).status).toBe(201)
    engagement.clock.advance(86_400_001)
    expect((await writes('Another day')).status).toBe(201)
  })
})
