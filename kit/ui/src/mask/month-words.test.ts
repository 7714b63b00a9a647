import { describe, expect, it } from 'vitest'
import { monthMask } from './date-mask.ts'
import { isMonthBegun, spelledMonth, wholeYear } from './month-words.ts'
import { press, typed } from './test/press.ts'

describe('[BY-24] a month as people write it', () => {
  it('is read where it is whole', () => {
    const rows: [string, string | null][] = [
      ['March 2019', '03/2019'],
      ['mar 2019', '03/2019'],
      ['MAR. 2019', '03/2019'],
      ['sept 2019', '09/2019'],
      ['Sep 2019', '09/2019'],
      ['marzo de 2019', '03/2019'],
      ['Diciembre del 2019', '12/2019'],
      ['ene 2019', '01/2019'],
      ['march2019', '03/2019'],
      ['June, 2019', '06/2019'],
      ['ma 2019', null],
      ['Mars 2019', null],
      ['March', null],
      ['March 201', null],
      ['2019', null],
    ]
    expect(rows.map(([text]) => [text, spelledMonth(text)])).toEqual(rows)
  })

  it('completes a year of two digits to one that is not ahead', () => {
    const rows: [string, string][] = [
      ['26', '2026'],
      ['27', '1927'],
      ['99', '1999'],
      ['00', '2000'],
      ['2019', '2019'],
      ['9', '9'],
    ]
    expect(rows.map(([year]) => [year, wholeYear(year, 2026)])).toEqual(rows)
  })

  it('is begun by each part of it', () => {
    const begun = ['m', 'Mar', 'march ', 'march 2', 'march 201', 'marzo d', 'marzo de 20', 'sept. ']
    expect(begun.filter((text) => !isMonthBegun(text))).toEqual([])
  })

  it('is not begun by what leads to none', () => {
    const others = ['x', 'marx', '3', 'march 20199', 'march /']
    expect(others.filter(isMonthBegun)).toEqual([])
  })

  it('becomes digits once it is whole, as it is typed or pasted', () => {
    expect(typed(monthMask, 'Marc')).toBe('Marc|')
    expect(typed(monthMask, 'March 2019')).toBe('03/2019|')
    expect(press(monthMask, '|', 'marzo de 2019')).toBe('03/2019|')
    expect(press(monthMask, 'Marc|', '<')).toBe('Mar|')
  })

  it('is completed when the field is left', () => {
    expect(typed(monthMask, '3/19')).toBe('03/19|')
    expect(monthMask.leave('03/19')).toBe('03/2019')
    expect(monthMask.leave('3/19')).toBe('03/2019')
    expect(monthMask.leave('Mar 19')).toBe('03/2019')
    expect(monthMask.leave('Mar')).toBe('Mar')
    expect(monthMask.leave('03/2')).toBe('03/2')
    expect(monthMask.show('Mar')).toBe('Mar')
  })
})
