import { describe, expect, it } from 'vitest'
import { isValidDate, moveDateError } from './general-date.ts'

const today = { year: 2026, month: 11, day: 20 }

describe('[WZ-40] the rule of other dates', () => {
  it.each([
    ['one year ago', { year: 2025, month: 11, day: 20 }, false],
    ['a day after it', { year: 2025, month: 11, day: 21 }, true],
    ['today', today, true],
    ['a day before 100 years ahead', { year: 2126, month: 11, day: 19 }, true],
    ['100 years ahead', { year: 2126, month: 11, day: 20 }, false],
  ])('%s', (_, day, valid) => {
    expect(isValidDate(day, today)).toBe(valid)
  })

  it.each([
    [undefined, null],
    ['', null],
    ['11/21/2026', null],
    ['11/20/2026', 'application.move-date'],
    ['01/01/2026', 'application.move-date'],
    ['11/20/2126', 'application.move-date'],
    ['1/2/2027', 'application.move-date'],
    ['02/30/2027', 'application.move-date'],
    ['soon', 'application.move-date'],
  ])('a move date "%s" gives %s', (typed, rule) => {
    expect(moveDateError(typed, today)).toBe(rule)
  })
})
