import { describe, expect, it } from 'vitest'
import { areListedStarts, listedStart, startList, startsIn, startsOf } from './start-list.ts'

const ends = (times: readonly string[]) => [times.length, times[0], times[1], times.at(-1)]

describe('[JB-16] start times in half hours', () => {
  it('are day from 4 AM, swing from noon and night from 4 PM, each time in one list', () => {
    expect([startList.day, startList.swing, startList.night].map(ends)).toEqual([
      [16, '4:00AM', '4:30AM', '11:30AM'],
      [8, '12:00PM', '12:30PM', '3:30PM'],
      [24, '4:00PM', '4:30PM', '3:30AM'],
    ])
    expect(startList.night).toContain('12:00AM')
    expect(startsOf(['swing'])).toEqual(startList.swing)
    expect(startsOf([])).toHaveLength(48)
  })

  it.each([
    ['7:00 pm', '7:00PM'],
    ['7:15AM', '7:15AM'],
    ['flexible', 'flexible'],
  ])('%j is %j in a list', (typed, listed) => expect(listedStart(typed)).toBe(listed))

  it('are those of the lists, as they are written there', () => {
    const typed = [
      '7:00AM',
      '7:00AM or 11:30PM',
      '7:00 AM',
      '7pm',
      '7:15AM',
      'flexible',
      '',
      '07:00AM',
      '7:00AM or 7:00AM',
    ]
    expect(typed.filter((one) => areListedStarts(one))).toEqual(['7:00AM', '7:00AM or 11:30PM'])
    expect(areListedStarts('7:15AM or 8:00AM', '7:15AM or 3:00PM')).toBe(true)
  })

  it('are those that hours in words begin with', () => {
    const rows: [string, string | null][] = [
      ['7:00AM or 3:00PM', '7:00AM or 3:00PM'],
      ['day shift or night shift, 6:30AM or 11:00PM', '6:30AM or 11:00PM'],
      ['8 a.m. - 4:30 p.m.', '8:00AM'],
      ['Mon-Fri 8:00 AM to 4:30 PM, Sat 9am-1pm', '8:00AM or 9:00AM'],
      ['6am; 6 AM', '6:00AM'],
      ['40 hours a week', null],
      ['25:00PM or 3pmish', null],
      ['', null],
    ]
    expect(rows.map(([words]) => [words, startsIn(words)])).toEqual(rows)
  })
})
