import { expect, it } from 'vitest'
import { startTimes } from './start-times.ts'

it('writes start times as the language does', () => {
  const rows = [
    ['7:00AM', 'en', ['7:00 AM']],
    ['7:00 AM or 3:00PM', 'en', ['7:00 AM', '3:00 PM']],
    ['11:30PM', 'es', ['11:30 p.m.']],
    ['7:00AM', 'es', ['7:00 a.m.']],
    [' 7:00AM  or  flexible ', 'en', ['7:00\u00a0AM', 'flexible']],
    ['flexible', 'en', ['flexible']],
    ['after 7:00AM', 'en', ['after 7:00AM']],
    ['7:00AM sharp', 'en', ['7:00AM sharp']],
    ['117:00AM', 'en', ['117:00AM']],
  ] as const
  // the time and its half of the day stay on one line
  const joined = (time: string) => time.replace(/(\d|\.) /g, '$1\u00a0')
  expect(rows.map(([text, language]) => [text, language, startTimes(text, language)])).toEqual(
    rows.map(([text, language, times]) => [text, language, times.map(joined)]),
  )
})

it('writes the halves of the day as the site writes every other time', () => {
  const time = new Intl.DateTimeFormat('es-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const written = startTimes('7:00AM or 3:00PM', 'es').map((text) => text.replace('\u00a0', ' '))
  expect(written).toEqual([7, 15].map((hour) => time.format(Date.UTC(2026, 0, 1, hour)).replace(/\s/, ' ')))
})
