import { describe, expect, it } from 'vitest'
import { ageOn, birthDateError } from './birth-date.ts'

const today = { year: 2026, month: 11, day: 20 }

describe('birth date', () => {
  it('[WZ-06] [WZ-40] is a day of the past, of a person of 16 to 120 years', () => {
    const rows: [string | undefined, string | null][] = [
      [undefined, 'field.required'],
      ['  ', 'field.required'],
      ['11/20/201', 'person.birth-date'],
      ['11202010', 'person.birth-date'],
      ['1/2/2000', 'person.birth-date'],
      ['13/01/2000', 'person.birth-date'],
      ['02/30/2000', 'person.birth-date'],
      ['02/29/2001', 'person.birth-date'],
      ['02/29/2000', null],
      ['11/20/2026', 'person.birth-date-future'],
      ['11/21/2026', 'person.birth-date-future'],
      ['11/19/2026', 'person.too-young'],
      ['11/21/2010', 'person.too-young'],
      ['11/20/2010', null],
      ['11/20/1906', null],
      ['11/19/1905', 'person.birth-date'],
    ]
    expect(rows.map(([typed]) => [typed, birthDateError(typed, today)])).toEqual(rows)
  })

  it('[WZ-06] counts a year of age on the birthday, also for the 29th of February', () => {
    expect(ageOn({ year: 2008, month: 2, day: 29 }, { year: 2024, month: 2, day: 28 })).toBe(15)
    expect(ageOn({ year: 2008, month: 2, day: 29 }, { year: 2024, month: 2, day: 29 })).toBe(16)
    expect(ageOn({ year: 2008, month: 2, day: 29 }, { year: 2025, month: 3, day: 1 })).toBe(17)
  })
})
