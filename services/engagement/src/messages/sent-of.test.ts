import { minuteMs } from '@lunchpail/contracts/durations'
import type { Progress } from '@lunchpail/contracts/notifications/ways'
import { expect, it } from 'vitest'
import { sentOf } from './sent-of.ts'

const sentBy = (progress: Progress | null) => (progress === null ? [] : [{ progress, until: null }])

/** How far the second of two messages has come, after these minutes. */
function secondOf(
  minutes: number,
  own: Progress | null,
  firstByEmail: Progress | null,
  ownEmail: Progress | null = null,
) {
  const [first, second] = [0, minutes].map((minute) => ({ id: `${minute}`, at: new Date(minute * minuteMs) }))
  const byId = (id: string, progress: Progress | null) => sentBy(progress).map((sent) => [id, sent] as const)
  const byEmail = new Map([...byId(first!.id, firstByEmail), ...byId(second!.id, ownEmail)])
  const furthest = new Map([...byEmail, ...byId(second!.id, own)])
  const { sent, told_before } = sentOf(second!, [second!, first!], { furthest, byEmail })
  return told_before ? 'told before' : (sent?.progress ?? null)
}

it('[BY-26] a message without text and email has come as far as the email of the hour', () => {
  const rows = [
    // no texts agreed to
    [secondOf(10, null, 'handed-over'), 'told before'],
    [secondOf(59, null, 'delivered'), 'told before'],
    [secondOf(10, null, 'short-email'), 'short-email'],
    [secondOf(10, null, 'waiting'), 'waiting'],
    [secondOf(10, null, 'failed'), 'failed'],
    [secondOf(10, null, null), null],
    // it has an email of its own, which is not heard of yet, or is
    [secondOf(60, null, 'delivered'), null],
    [secondOf(60, 'failed', 'delivered', 'failed'), 'failed'],
    // texts were stopped, or wait for the candidate
    [secondOf(10, 'failed', 'delivered'), 'told before'],
    [secondOf(10, 'failed', 'waiting'), 'waiting'],
    [secondOf(10, 'failed', 'failed'), 'failed'],
    [secondOf(10, 'failed', null), 'failed'],
    [secondOf(10, 'waiting', 'handed-over'), 'told before'],
    [secondOf(10, 'waiting', 'failed'), 'waiting'],
    // a text brings it
    [secondOf(10, 'held', 'delivered'), 'held'],
    [secondOf(10, 'delivered', 'failed'), 'delivered'],
  ]
  expect(rows.map(([found]) => found)).toEqual(rows.map(([, expected]) => expected))
})

it('[BY-20] the hour of an email that went at an hour’s end begins there', () => {
  const email = { progress: 'delivered', until: null } as const
  const written = [50, 0].map((minute) => ({ id: `${minute}`, at: new Date(minute * minuteMs) }))
  const byEmail = new Map(['0', '50'].map((id) => [id, email]))
  const sentAt = (minute: number) =>
    sentOf({ id: 'later', at: new Date(minute * minuteMs) }, written, { furthest: byEmail, byEmail })
  expect(sentAt(119)).toEqual({ sent: null, told_before: true })
  expect(sentAt(120)).toEqual({ sent: null })
})
