import { expect, it, onTestFinished } from 'vitest'
import { day } from './day.ts'

it('[EN-14] a day alone is the same day everywhere, and a moment has the day of the place', () => {
  const before = process.env['TZ']
  onTestFinished(() => {
    process.env['TZ'] = before
  })
  process.env['TZ'] = 'America/Los_Angeles'
  expect([day('2021-10-11', 'en'), day('2021-10-11', 'es')]).toEqual([
    'October 11, 2021',
    '11 de octubre de 2021',
  ])
  expect(day('2021-10-11T01:00:00.000Z', 'en')).toBe('October 10, 2021')
})
