import { minuteMs } from '@lunchpail/contracts/durations'
import { deskNoticeRequested } from '@lunchpail/contracts/engagement/desk-events'
import { messageRefused } from '@lunchpail/contracts/engagement/events'
import {
  listPortalMessages,
  sendMessage,
  sendPortalMessage,
} from '@lunchpail/contracts/engagement/messages-api'
import { messageAnswered } from '@lunchpail/contracts/notifications/events'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'
import { expect, it } from 'vitest'
import { shareEngagement } from '../../test/engagement-service.ts'
import { applied, knownManager, newManager } from '../../test/interviews.ts'

it('[BY-25] a thread takes no more than thirty messages a day, also of two texts that come at once', async () => {
  const engagement = await shareEngagement()
  const manager = newManager()
  const { id, candidate } = await applied(engagement, manager)
  const { pool, clock } = engagement
  await pool.query(
    `insert into message (application_id, side, author_id, text, at)
     select $1, 'candidate', $2, 'x', $3 from generate_series(1, 29)`,
    [id, candidate.id, clock.now()],
  )
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from application where id = $1 for update', [id])
    for (const cause of [`text 1 ${id}`, `text 2 ${id}`]) {
      const answer = { account_id: candidate.id, application_id: id, cause, text: 'On my way' }
      await engagement.publish(messageAnswered, answer)
    }
    // of the two texts: a job that tells of applications may wait for this one as well
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
      and query like 'select % for update'`
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2)
    await holder.query('commit')
  } finally {
    // a transaction that is left open would hold up whatever comes next
    holder.release(true)
  }
  const refused = () =>
    engagement.events.published(messageRefused).filter(({ data }) => data.application_id === id)
  await expect.poll(() => refused().length).toBe(1)
  const { body } = await engagement.as(manager).call(listPortalMessages, { params: { id } })
  expect(body.messages).toHaveLength(30)
})

it('[BY-20] the manager is told by email of what is typed or texted, unless one went within the hour', async () => {
  const engagement = await shareEngagement()
  const manager = await knownManager(engagement)
  const { id, candidate } = await applied(engagement, manager)
  const params = { id }
  const written = async () =>
    (await engagement.as(manager).call(listPortalMessages, { params })).body.messages.length
  const told = () =>
    engagement.events
      .published(deskNoticeRequested)
      .filter(({ data }) => data.application_id === id && data.account_id === manager.id).length
  let count = 0
  const after = async (minutes: number, write: () => Promise<unknown>) => {
    engagement.clock.advance(minutes * minuteMs)
    count += 1
    await write()
    await expect.poll(written).toBe(count)
  }
  const types = () => engagement.as(candidate).call(sendMessage, { params, body: { text: 'Is it far?' } })
  const texts = () =>
    engagement.publish(messageAnswered, {
      account_id: candidate.id,
      application_id: id,
      cause: `text ${count} ${id}`,
      text: 'On my way',
    })
  await after(0, types)
  await after(50, texts)
  // within the hour of a message, yet not of one that was told
  await after(50, texts)
  await after(50, types)
  await after(50, types)
  await expect.poll(told).toBe(3)
})

it('[BY-20] the manager has an email of what came within the hour of one at its end, unless they answered', async () => {
  const engagement = await shareEngagement()
  const manager = await knownManager(engagement)
  const { id, candidate } = await applied(engagement, manager)
  const params = { id }
  const told = () =>
    engagement.events
      .published(deskNoticeRequested)
      .filter(({ data }) => data.application_id === id && data.account_id === manager.id).length
  const asks = () => engagement.as(candidate).call(sendMessage, { params, body: { text: 'Is it far?' } })
  const hourEnds = async () => {
    engagement.clock.advance(60 * minuteMs)
    const job = ['key = $1', [`messages candidate:${id}`]] as const
    await runJobsNow(engagement.pool, job[0], [...job[1]])
    await expect
      .poll(
        async () =>
          (await engagement.pool.query(`select from graphile_worker.jobs where ${job[0]}`, [...job[1]]))
            .rowCount,
      )
      .toBe(0)
  }
  await asks()
  engagement.clock.advance(minuteMs)
  await asks()
  await hourEnds()
  await expect.poll(told).toBe(2)
  engagement.clock.advance(minuteMs)
  await asks()
  engagement.clock.advance(minuteMs)
  await engagement.as(manager).call(sendPortalMessage, { params, body: { text: 'No' } })
  await hourEnds()
  expect(told()).toBe(2)
})
