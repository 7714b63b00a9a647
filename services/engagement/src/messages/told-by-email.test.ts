import { hourMs, minuteMs } from '@lunchpail/contracts/durations'
import { describe, expect, it } from 'vitest'
import { isToldByEmail, lookBackMs } from './told-by-email.ts'

const start = Date.parse('2026-11-23T15:00:00.000Z')

/** Which of messages at these minutes are told, each by what the look back shows of those before it. */
const toldOf = (minutes: readonly number[]): readonly number[] => {
  const times = minutes.map((minute) => new Date(start + minute * minuteMs))
  return minutes.filter((_, index) => {
    const at = times[index]!
    const seen = times.slice(0, index).filter((time) => time.getTime() > at.getTime() - lookBackMs)
    return isToldByEmail(seen, at)
  })
}

describe('[BY-20] a message is told by email', () => {
  it('unless one was told within the hour before', () => {
    const rows: readonly (readonly [minutes: readonly number[], told: readonly number[]])[] = [
      [[0], [0]],
      [[0, 0, 59], [0]],
      [
        [0, 60, 119, 120],
        [0, 60, 120],
      ],
      // each within the hour of the one before, which was not always told
      [
        [0, 50, 100, 150],
        [0, 100],
      ],
      [
        [0, 10, 55, 65, 110, 130],
        [0, 65, 130],
      ],
      // over midnight and the next day
      [
        [0, 50, 900, 950, 1000, 1430, 1480, 1530],
        [0, 900, 1000, 1430, 1530],
      ],
    ]
    expect(rows.map(([minutes]) => [minutes, toldOf(minutes)])).toEqual(rows)
  })

  it('rather too often than never where somebody writes day and night', () => {
    const minutes = Array.from({ length: 100 }, (_, index) => index * 50)
    const told = toldOf(minutes)
    const silences = minutes.map((minute) => minute - told.findLast((one) => one <= minute)!)
    expect(Math.max(...silences)).toBeLessThan(hourMs / minuteMs)
  })

  it('though one that was written a moment later is in the thread already', () => {
    expect(isToldByEmail([new Date(start + 1)], new Date(start))).toBe(false)
  })
})
