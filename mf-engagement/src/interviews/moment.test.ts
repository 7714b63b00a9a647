import { describe, expect, it } from 'vitest'
import { moment, sameWall } from './moment.ts'

describe('the time of an interview', () => {
  it.each([
    // the clock goes forward on March 8 and back on November 1, 2026
    ['2026-03-08T06:30:00Z', 'America/New_York', 'Sunday, March 8 at 1:30 AM, EST'],
    ['2026-03-08T07:30:00Z', 'America/New_York', 'Sunday, March 8 at 3:30 AM, EDT'],
    ['2026-11-01T05:30:00Z', 'America/New_York', 'Sunday, November 1 at 1:30 AM, EDT'],
    ['2026-11-01T06:30:00Z', 'America/New_York', 'Sunday, November 1 at 1:30 AM, EST'],
    // Arizona and Hawaii leave it as it is
    ['2026-03-08T17:00:00Z', 'America/Phoenix', 'Sunday, March 8 at 10:00 AM, MST'],
    ['2026-07-08T17:00:00Z', 'America/Phoenix', 'Wednesday, July 8 at 10:00 AM, MST'],
    ['2026-07-08T20:00:00Z', 'Pacific/Honolulu', 'Wednesday, July 8 at 10:00 AM, HST'],
    ['2026-12-08T20:00:00Z', 'Pacific/Honolulu', 'Tuesday, December 8 at 10:00 AM, HST'],
  ])('[EN-05] %s in %s is %s', (at, zone, words) => {
    expect(moment(at, 'en', zone).replaceAll(/\s/g, ' ')).toBe(words)
  })

  it.each([
    ['2026-07-08T17:00:00Z', 'America/Phoenix', /^miércoles, 8 de julio a las 10:00\sa\.\s?m\., MST$/],
    ['2026-11-01T06:30:00Z', 'America/New_York', /^domingo, 1 de noviembre a la 1:30\sa\.\s?m\., EST$/],
  ])('[EN-05] %s in %s is said in Spanish with the clock and the zone of the place', (at, zone, words) => {
    expect(moment(at, 'es', zone)).toMatch(words)
  })

  it('[BY-02] is the same in two zones only where their clocks agree then', () => {
    expect(sameWall('2026-07-08T17:00:00Z', 'America/Phoenix', 'America/Los_Angeles')).toBe(true)
    expect(sameWall('2026-12-08T17:00:00Z', 'America/Phoenix', 'America/Los_Angeles')).toBe(false)
  })
})
