import { messageRefused } from '@lunchpail/contracts/engagement/events'
import { listPortalMessages } from '@lunchpail/contracts/engagement/messages-api'
import { messageAnswered } from '@lunchpail/contracts/notifications/events'
import { expect, it } from 'vitest'
import { shareEngagement } from '../../test/engagement-service.ts'
import { applied, newManager } from '../../test/interviews.ts'

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
