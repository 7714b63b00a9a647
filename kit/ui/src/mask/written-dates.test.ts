import { expect, it } from 'vitest'
import { dayMask, monthMask } from './date-mask.ts'
import type { Mask } from './mask.ts'
import { phoneMask } from './phone-mask.ts'
import { press, typed } from './test/press.ts'

/** What a field has once it is left: of a text that is typed, and of one that is pasted. */
const left = (mask: Mask, text: string): string[] =>
  [typed(mask, text), press(mask, '|', text)].map((state) => mask.leave(state.replace('|', '')))

const wrong = (mask: Mask, rows: readonly [string, string][]): unknown[] =>
  rows.flatMap(([text, expected]) => {
    const found = left(mask, text)
    return found.every((one) => one === expected) ? [] : [{ text, found }]
  })

it('[WZ-36] takes a date whose year stands before the name of its month', () => {
  const months: [string, string][] = [
    ['2019 sept', '09/2019'],
    ['2019, March', '03/2019'],
    ['2019 de marzo', '03/2019'],
    ['1990/July', '07/1990'],
    ['2012 mayo', '05/2012'],
    ['2019 10', '10/2019'],
    ['2019 1', '01/2019'],
    ['2019 Sep 03', '09/2019'],
    ['\u200e2019 Sep', '09/2019'],
  ]
  expect(wrong(monthMask, months)).toEqual([])
  expect(typed(monthMask, '2019 1 ')).toBe('2019-1|')
  // no month is made of what names none
  expect(left(monthMask, '2019 Q3')).toEqual(['2019-Q3', '2019 Q3'])
  const days: [string, string][] = [
    ['1990 May 12', '05/12/1990'],
    ['1990, mayo 1', '05/01/1990'],
    ['1990 sept. 12th', '09/12/1990'],
  ]
  expect(wrong(dayMask, days)).toEqual([])
})

it('[WZ-36] makes no other month of a day in digits, whose keyboard may have no slash', () => {
  const whole: [string, string][] = [
    ['03152019', '03/2019'],
    ['12311999', '12/1999'],
    ['05191990', '05/1990'],
    // behind a year that is typed first, a day is left out
    ['2003-05-15', '05/2003'],
    ['2019-10', '10/2019'],
  ]
  expect(wrong(monthMask, whole)).toEqual([])
  // the 20th of March of 2019, which would be 03/2020, or what is left of 2020-03-19: refused
  expect(left(monthMask, '03202019')).toEqual(['03/202019', '03/2019'])
  expect(monthMask.show('03/202019')).toBe('03/202019')
  expect(left(monthMask, '2020-03-19')).toEqual(['03/2020', '03/2020'])
  // two years, or the 20th of a March
  expect(left(monthMask, '2003-2019')).toEqual(['2003-2019', '2003-2019'])
  expect(typed(monthMask, '20/03/2019')).toBe('2003-2019|')
  expect(monthMask.show('2003-2019')).toBe('2003-2019')
})

it('[WZ-36] makes no date of a day that there is not, whose year stands first', () => {
  const months: [string, string[]][] = [
    ['2019-02-30', ['02/2019-30', '2019-02-30']],
    ['2019-04-31', ['04/2019-31', '2019-04-31']],
    ['2019.02.30', ['02/201930', '2019.02.30']],
  ]
  const days: [string, string[]][] = [
    ['2019-13-01', ['2019/13/01', '2019-13-01']],
    ['1990/02/30', ['1990/02/30', '1990/02/30']],
  ]
  const wrongly = (mask: Mask, rows: typeof months) =>
    rows.filter(([text, kept]) => {
      const found = left(mask, text)
      return found.join() !== kept.join() || found.some((one) => mask.show(one) !== one)
    })
  expect([...wrongly(monthMask, months), ...wrongly(dayMask, days)]).toEqual([])
  // until it is mended
  expect(press(dayMask, '2019-13-01|', '<')).toBe('2019-13-0|')
  expect(press(monthMask, '2019-02-|30', '>')).toBe('2019-02-|0')
  expect(press(monthMask, '2019-02-30|', '<')).toBe('02/2019|')
})

it('[WZ-36] makes no other month of two that are typed where one is asked for', () => {
  // of which the dash is not lost: 03/201952 would be the 20th of March 1952
  const spans: [string, string][] = [
    ['03/2019-5/2020', '03/2019-5/2020'],
    ['03/2019–09/2019', '03/2019–09/2019'],
    ['03/2019-May 2020', '03/2019-May 2020'],
    ['03/2015-2020', '03/2015-2020'],
  ]
  expect(wrong(monthMask, spans)).toEqual([])
  expect(
    ['3/2019-5/2020', '3/2019 - 9/2020', 'March 2019-9/2020'].map((text) => typed(monthMask, text)),
  ).toEqual(['03/2019-5/2020|', '03/2019- 9/2020|', '03/2019-9/2020|'])
  expect(monthMask.show('03/2019-')).toBe('03/2019-')
  expect(monthMask.leave('03/2019-')).toBe('03/2019')
})

it('[WZ-36] takes a day with its article, and a month with a period behind it', () => {
  const days: [string, string][] = [
    ['el 12 de mayo de 1990', '05/12/1990'],
    ['el lunes 12 de mayo de 1990', '05/12/1990'],
    ['el lunes, 1º de mayo del 90', '05/01/1990'],
  ]
  expect(wrong(dayMask, days)).toEqual([])
  expect(
    wrong(monthMask, [
      ['March 2019.', '03/2019'],
      ['el 12 de marzo de 2019', '03/2019'],
    ]),
  ).toEqual([])
})

it('[WZ-36] takes the digits of wide keyboards, and their slashes and pluses', () => {
  const months: [string, string][] = [
    ['０５１９９０', '05/1990'],
    ['５／１９９０', '05/1990'],
    ['２０１９－０３', '03/2019'],
    ['２０１９ sept', '09/2019'],
  ]
  const days: [string, string][] = [
    ['０５１２１９９０', '05/12/1990'],
    ['１９９０－０５－１２', '05/12/1990'],
    ['Ｍａｙ　１２，　１９９０', '05/12/1990'],
    ['５．１２．１９９０', '05/12/1990'],
  ]
  const phones: [string, string][] = [
    ['＋１（６１４）５５５－０２０２', '614-555-0202'],
    ['＋44 20 7946 0958', '+44 20 7946 0958'],
  ]
  expect([...wrong(monthMask, months), ...wrong(dayMask, days), ...wrong(phoneMask, phones)]).toEqual([])
  expect([monthMask, dayMask].map((mask) => mask.show('０５／１９９０'))).toEqual(['05/1990', '05/1990'])
})
