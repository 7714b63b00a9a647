import { expect, it } from 'vitest'
import { dayAndTime } from './day-and-time.ts'

it('says a day and a time in the zone of the device, as each language writes them in the US', () => {
  const iso = new Date(2026, 10, 22, 15, 5, 9).toISOString()
  expect(dayAndTime(iso, 'en')).toMatch(/^Nov 22, 2026, 3:05\sPM$/)
  expect(dayAndTime(iso, 'es')).toMatch(/^22 nov 2026, 3:05\sp\.\s?m\.$/)
})
