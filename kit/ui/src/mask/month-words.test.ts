import { describe, expect, it } from 'vitest'
import { monthMask } from './date-mask.ts'
import { isMonthBegun, spelledMonth, wholeYear } from './month-words.ts'
import { press, typed } from './test/press.ts'

describe('[BY-24] a month as people write it', () => {
  it.each([
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
  ])('reads %s as %s', (text, month) => expect(spelledMonth(text)).toBe(month))

  it.each([
    ['26', '2026'],
    ['27', '1927'],
    ['99', '1999'],
    ['00', '2000'],
    ['2019', '2019'],
    ['9', '9'],
  ])('the year %s is %s', (year, whole) => expect(wholeYear(year, 2026)).toBe(whole))

  it.each(['m', 'Mar', 'march ', 'march 2', 'march 201', 'marzo d', 'marzo de 20', 'sept. '])(
    'may begin with %s',
    (text) => expect(isMonthBegun(text)).toBe(true),
  )
  it.each(['x', 'marx', '3', 'march 20199', 'march /'])('does not begin with %s', (text) =>
    expect(isMonthBegun(text)).toBe(false),
  )

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
