import { expect, it } from 'vitest'
import { endMoment, postedMoment, readDate } from './read-date.ts'

const posted = (text: string, region = 'OH') => {
  const date = readDate(text)
  return date && postedMoment(date, region).toISOString()
}
const ends = (text: string, region = 'OH') => {
  const date = readDate(text)
  return date && endMoment(date, region).toISOString()
}

it('[BY-05] reads the dates that feeds write', () => {
  const rows: [string, string][] = [
    ['2026-11-20', '2026-11-20T12:00:00.000Z'],
    ['20 Nov 2026', '2026-11-20T12:00:00.000Z'],
    ['Nov 20th, 2026', '2026-11-20T12:00:00.000Z'],
    ['November 20, 2026', '2026-11-20T12:00:00.000Z'],
    ['11/20/2026', '2026-11-20T12:00:00.000Z'],
    ['11/5/26', '2026-11-05T12:00:00.000Z'],
    ['20/11/2026', '2026-11-20T12:00:00.000Z'],
    ['20.11.2026', '2026-11-20T12:00:00.000Z'],
    ['2026/11/20', '2026-11-20T12:00:00.000Z'],
    ['20261120', '2026-11-20T12:00:00.000Z'],
    ['20 de noviembre de 2026', '2026-11-20T12:00:00.000Z'],
    ['20-Nov-2026', '2026-11-20T12:00:00.000Z'],
    ['Friday, November 20, 2026', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20T07:27:14', '2026-11-20T12:27:14.000Z'],
    ['2026-11-20 08:15:00 PST', '2026-11-20T16:15:00.000Z'],
    ['Fri, 20 Nov 2026 08:15:00 PDT', '2026-11-20T15:15:00.000Z'],
    ['Fri, 20 Nov 2026 09:18:24 GMT', '2026-11-20T09:18:24.000Z'],
    ['Fri, 20 Nov 2026 09:18:24 -0500', '2026-11-20T14:18:24.000Z'],
    ['2026-11-20 08:15:00.000000+00:00', '2026-11-20T08:15:00.000Z'],
    ['2026-11-20 08:15:00 UTC', '2026-11-20T08:15:00.000Z'],
    ['2026-11-20T08:15:00.123Z', '2026-11-20T08:15:00.000Z'],
    ['11/20/2026 2:30 PM', '2026-11-20T19:30:00.000Z'],
    ['Fri Nov 20 08:15:00 EST 2026', '2026-11-20T13:15:00.000Z'],
    ['Fri Nov 20 2026 08:15:00 GMT-0500 (Eastern Standard Time)', '2026-11-20T13:15:00.000Z'],
    ['2026-11-20-05:00', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20Z', '2026-11-20T12:00:00.000Z'],
    ['11/20/2026 2:30 PM ET', '2026-11-20T19:30:00.000Z'],
    ['7/20/26 5:00 p.m. PT', '2026-07-21T00:00:00.000Z'],
    ['1795162500', '2026-11-20T08:15:00.000Z'],
  ]
  expect(rows.flatMap(([text, at]) => (posted(text) === at ? [] : [`${text} → ${posted(text)}`]))).toEqual([])
})

it('[BY-05] reads no date of what names none, or a day that there is not', () => {
  const texts = [
    'soon',
    '',
    '2026-02-30',
    '13/13/2026',
    '0000-00-00',
    'until filled',
    '2026',
    '2026-11-20 25:61',
    '11/2026',
  ]
  expect(texts.filter((text) => readDate(text) !== null)).toEqual([])
})

it('[BY-05] leaves a job open through its last day at the place', () => {
  const rows: [string, string, string][] = [
    ['2026-11-25', 'OH', '2026-11-26T05:00:00.000Z'],
    ['11/25/2026', 'OH', '2026-11-26T05:00:00.000Z'],
    ['2026-11-25T00:00', 'OH', '2026-11-26T05:00:00.000Z'],
    ['Wed, 25 Nov 2026 00:00:00 GMT', 'OH', '2026-11-26T05:00:00.000Z'],
    ['1795564800', 'OH', '2026-11-26T05:00:00.000Z'],
    ['2026-11-25', 'HI', '2026-11-26T10:00:00.000Z'],
    ['2026-07-04', 'AZ', '2026-07-05T07:00:00.000Z'],
    // the later of two zones
    ['2026-11-25', 'FL', '2026-11-26T06:00:00.000Z'],
    ['2026-11-25', 'TN', '2026-11-26T06:00:00.000Z'],
    ['2026-11-25T23:59', 'OH', '2026-11-26T04:59:00.000Z'],
    ['2026-11-25T17:00:00-08:00', 'OH', '2026-11-26T01:00:00.000Z'],
    // the day on which the clocks go back is longer
    ['2026-11-01', 'NY', '2026-11-02T05:00:00.000Z'],
  ]
  expect(
    rows.flatMap(([text, region, at]) =>
      ends(text, region) === at ? [] : [`${text} ${region} → ${ends(text, region)}`],
    ),
  ).toEqual([])
})
