import { describe, expect, it } from 'vitest'
import { isValidDate, moveDateError } from './general-date.ts'

const today = { year: 2026, month: 11, day: 20 }

describe('[WZ-40] the rule of other dates', () => {
  it('takes days after one year ago and before 100 years ahead', () => {
    const rows: [string, Parameters<typeof isValidDate>[0], boolean][] = [
      ['one year ago', { year: 2025, month: 11, day: 20 }, false],
      ['a day after it', { year: 2025, month: 11, day: 21 }, true],
      ['today', today, true],
      ['a day before 100 years ahead', { year: 2126, month: 11, day: 19 }, true],
      ['100 years ahead', { year: 2126, month: 11, day: 20 }, false],
    ]
    expect(rows.map(([what, day]) => [what, isValidDate(day, today)])).toEqual(
      rows.map(([what, , valid]) => [what, valid]),
    )
  })

  it('takes a move date that is less than 100 years ahead, or none', () => {
    const rows: [string | undefined, string | null][] = [
      [undefined, null],
      ['', null],
      ['11/21/2026', null],
      ['11/20/2026', 'application.move-date'],
      ['01/01/2026', 'application.move-date'],
      ['11/20/2126', 'application.move-date'],
      ['1/2/2027', 'application.move-date'],
      ['02/30/2027', 'application.move-date'],
      ['soon', 'application.move-date'],
    ]
    expect(rows.map(([typed]) => [typed, moveDateError(typed, today)])).toEqual(rows)
  })
})
