import { minuteMs } from '@lunchpail/contracts/durations'
import * as api from '@lunchpail/contracts/engagement/messages-api'
import { noticeProgressed } from '@lunchpail/contracts/notifications/events'
import type { Progress } from '@lunchpail/contracts/notifications/ways'
import { expect, it } from 'vitest'
import { shareEngagement } from '../../test/engagement-service.ts'
import { applied, newManager } from '../../test/interviews.ts'

it('[BY-26] a message without a text has come as far as the email of the hour, which leads to it', async () => {
  const engagement = await shareEngagement()
  const manager = newManager()
  const { id, candidate } = await applied(engagement, manager)
  const params = { id }
  const desk = engagement.as(manager)
  const writes = (text: string) => desk.call(api.sendPortalMessage, { params, body: { text } })
  await writes('One')
  engagement.clock.advance(10 * minuteMs)
  const { body } = await writes('Two')
  const said = ({ body: { messages } }: { body: api.Conversation }) =>
    messages.map(({ sent, told_before }) => (told_before ? 'told before' : (sent?.progress ?? null)))
  const deskSays = async () => said(await desk.call(api.listPortalMessages, { params }))
  expect(await deskSays()).toEqual([null, null])
  const tell = (channel: 'text' | 'email', about: number, progress: Progress, ms: number) =>
    engagement.publish(noticeProgressed, {
      account_id: candidate.id,
      application_id: id,
      about_id: body.messages[about]!.id,
      channel,
      progress,
      until: null,
      told_at: new Date(engagement.clock.now().getTime() + ms).toISOString(),
    })
  await tell('email', 0, 'handed-over', 1)
  await expect.poll(deskSays).toEqual(['handed-over', 'told before'])
  expect(said(await engagement.as(candidate).call(api.listMessages, { params }))).toEqual([null, null])
  // after STOP
  await tell('text', 1, 'failed', 2)
  const stored = `select from notice_progress where application_id = $1 and channel = 'text'`
  await expect.poll(async () => (await engagement.pool.query(stored, [id])).rowCount).toBe(1)
  expect(await deskSays()).toEqual(['handed-over', 'told before'])
  await tell('email', 0, 'failed', 3)
  await expect.poll(deskSays).toEqual(['failed', 'failed'])
})
