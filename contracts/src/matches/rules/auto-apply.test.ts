import { expect, it } from 'vitest'
import { isLateChoice, nextTurn, roomToday, type AutoApplyState } from './auto-apply.ts'

const phoenix = 'America/Phoenix'
/** Eleven in the evening there, and the next day in New York. */
const now = new Date('2026-11-28T06:00:00.000Z')
const at = (...states: (readonly [AutoApplyState, string])[]) =>
  states.map(([state, time]) => ({ state, at: new Date(time) }))
const today = '2026-11-27T15:00:00.000Z'
const yesterday = '2026-11-27T06:59:00.000Z'
const asked = ['asked', today] as const

it('[MT-11] sends no more in a day of the person than they set, and asks them five times at most', () => {
  const rows: [string, ReturnType<typeof at>, number, number][] = [
    ['nothing yet', [], 5, 5],
    ['some are sent, or on their way', at(['sent', today], ['chosen', today]), 5, 3],
    ['all are sent', at(['sent', today], ['sent', today]), 2, 0],
    ['more than are allowed now', at(['sent', today], ['sent', today]), 1, 0],
    ['those of the day before', at(['sent', yesterday], ['chosen', yesterday]), 2, 2],
    ['what was not sent', at(['left', today], ['unreached', today], ['waiting', today]), 1, 1],
    ['what the person is asked is not sent', at(['asked', today]), 1, 1],
    ['asked more often than may be sent', at(asked, asked, ['sent', today]), 2, 1],
    ['asked nearly often enough', at(asked, asked, asked, asked), 3, 1],
    ['asked often enough', at(asked, asked, asked, asked, asked), 2, 0],
    ['what is on its way may be asked, too', at(asked, asked, asked, asked, ['chosen', today]), 5, 0],
    ['asked the day before', at(...Array.from({ length: 5 }, () => ['asked', yesterday] as const)), 1, 1],
  ]
  const found = rows.map(([name, chosen, daily]) => [
    name,
    roomToday(chosen, { daily, now, timezone: phoenix }),
  ])
  expect(found).toEqual(rows.map(([name, , , room]) => [name, room]))
})

it('[MT-11] takes the day where the person is, or that of most people', () => {
  const chosen = at(['sent', today])
  const room = (timezone: string | null) => roomToday(chosen, { daily: 1, now, timezone })
  expect([phoenix, 'America/New_York', null, 'No/Where'].map(room)).toEqual([0, 1, 1, 1])
  expect(nextTurn(now, phoenix).toISOString()).toBe('2026-11-28T15:00:00.000Z')
  expect(nextTurn(now, null).toISOString()).toBe('2026-11-29T13:00:00.000Z')
})

it('[MT-11] takes a choice as late that waited for more than an hour', () => {
  const late = (minutes: number) => isLateChoice(new Date(now.getTime() - minutes * 60_000), now)
  expect([0, 59, 61].map(late)).toEqual([false, false, true])
})
