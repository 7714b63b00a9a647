import { afterEach, describe, expect, it, vi } from 'vitest'
import { compareDays, earliestDay, parseDay, parseMonth, today, utcDay } from './calendar-day.ts'

describe('a day that is typed', () => {
  it('is one of the calendar, with all its digits', () => {
    const rows: [string, ReturnType<typeof parseDay>][] = [
      ['01/01/0001', { year: 1, month: 1, day: 1 }],
      ['02/29/2024', { year: 2024, month: 2, day: 29 }],
      ['12/31/2026', { year: 2026, month: 12, day: 31 }],
      ['02/29/2023', null],
      ['04/31/2026', null],
      ['01/00/2026', null],
      ['00/10/2026', null],
      ['13/10/2026', null],
      ['01/01/0000', null],
      ['1/1/2026', null],
      ['01/01/20261', null],
      ['101/01/2026', null],
      ['01-01-2026', null],
      ['', null],
    ]
    expect(rows.map(([typed]) => [typed, parseDay(typed)])).toEqual(rows)
  })

  it('is the first of a month that is typed', () => {
    const rows: [string, ReturnType<typeof parseMonth>][] = [
      ['12/2026', { year: 2026, month: 12, day: 1 }],
      ['13/2026', null],
      ['112/2026', null],
      ['12/20266', null],
      ['12/26', null],
    ]
    expect(rows.map(([typed]) => [typed, parseMonth(typed)])).toEqual(rows)
  })
})

describe('today', () => {
  afterEach(() => vi.useRealTimers())

  it('is the day of the local clock on a page, and that of UTC on a server', () => {
    vi.useFakeTimers()
    const lastOfMonth = new Date(2026, 10, 30, 12)
    vi.setSystemTime(lastOfMonth)
    expect(today()).toEqual({ year: 2026, month: 11, day: 30 })
    expect(utcDay(new Date('2026-01-31T23:59:59Z'))).toEqual({ year: 2026, month: 1, day: 31 })
  })

  it('[WZ-27] is nowhere before the day where it ends last', () => {
    const rows: [string, number][] = [
      ['2026-12-01T11:59:59Z', 30],
      ['2026-12-01T12:00:00Z', 1],
    ]
    expect(rows.map(([at]) => [at, earliestDay(new Date(at)).day])).toEqual(rows)
  })
})

it('compares days by year, then month, then day', () => {
  const day = { year: 2026, month: 5, day: 5 }
  expect(compareDays(day, day)).toBe(0)
  expect(compareDays(day, { year: 2025, month: 12, day: 31 })).toBeGreaterThan(0)
  expect(compareDays(day, { year: 2026, month: 6, day: 1 })).toBeLessThan(0)
  expect(compareDays(day, { year: 2026, month: 5, day: 6 })).toBeLessThan(0)
})
