import { expect, it } from 'vitest'
import { dueAt } from './due-at.ts'

/** a Friday */
const day = (time: string) => new Date(`2026-11-27T${time}:00.000Z`)
const days = (...times: string[]) => times.map(day)

it.each([
  ['at once', 'at-once', '09:00', [], '2026-11-27T09:00'],
  ['at once, the third of a day', 'at-once', '09:00', ['07:00', '08:00'], '2026-11-27T09:00'],
  ['a day after the first of three', 'at-once', '09:00', ['06:00', '07:00', '08:00'], '2026-11-28T06:00'],
  [
    'a day after the second of four',
    'at-once',
    '09:00',
    ['05:00', '06:00', '07:00', '08:00'],
    '2026-11-28T06:00',
  ],
  ['daily, before the hour', 'daily', '09:00', [], '2026-11-27T14:00'],
  ['daily, at the hour', 'daily', '14:00', [], '2026-11-28T14:00'],
  ['daily, after the hour', 'daily', '15:00', [], '2026-11-28T14:00'],
  ['weekly', 'weekly', '09:00', [], '2026-11-30T14:00'],
] as const)('[MT-12] a job is told of %s', (_, frequency, found, before, due) => {
  const at = dueAt(frequency, { foundAt: day(found), alertedAt: days(...before), now: day(found) })
  expect(at.toISOString()).toBe(`${due}:00.000Z`)
})
