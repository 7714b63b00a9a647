import { expect, it } from 'vitest'
import { minuteMs } from '@lunchpail/contracts/durations'
import { secondsOver } from './seconds-over.ts'

const now = new Date('2026-11-30T12:00:00.000Z')

// with what is about to be counted, which is of now; three fit into ten minutes
it.each([
  ['nothing before', [0], 0],
  ['as many as fit', [0, 60, 120], 0],
  ['one too many', [0, 60, 120, 180], 420],
  ['one too many, whatever their order', [180, 0, 120, 60], 420],
  ['two too many: the second oldest has to leave too', [0, 0, 60, 120, 180], 480],
  ['one that is about to leave', [0, 60, 120, 599.001], 1],
  ['one that has just left', [0, 60, 120, 600], 0],
  ['all of now', [0, 0, 0, 0], 600],
])('with %s, says how long there are too many', (_, secondsAgo, wait) => {
  const times = secondsAgo.map((ago) => new Date(now.getTime() - ago * 1_000))
  expect(secondsOver(times, { most: 3, windowMs: 10 * minuteMs }, now)).toBe(wait)
})
