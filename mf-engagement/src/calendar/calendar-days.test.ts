import { describe, expect, it } from 'vitest'
import type { Interview } from '@lunchpail/contracts/engagement/portal-calendar-api'
import { coloursOf, daysFrom, mondayOf, placeOf, windowOf } from './calendar-days.ts'

const at = (starts_at: string, zone: string) => placeOf({ starts_at, zone })

describe('[EN-17] the calendar', () => {
  it('shows an interview at the time of its place, on both sides of a change of the clock', () => {
    expect(at('2026-11-01T14:00:00.000Z', 'America/New_York')).toEqual({ day: '2026-11-01', minute: 540 })
    expect(at('2026-10-31T13:00:00.000Z', 'America/New_York')).toEqual({ day: '2026-10-31', minute: 540 })
    expect(at('2026-12-02T07:00:00.000Z', 'Pacific/Honolulu')).toEqual({ day: '2026-12-01', minute: 1260 })
  })

  it('has weeks from Monday on, and days across the end of a month', () => {
    expect([mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23'])
    expect(daysFrom('2026-11-30', 3)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  })

  it('has five windows from Early Morning to Night between 6:00 and 21:00', () => {
    const hours = [5, 6, 8.9, 9, 12, 15, 18, 20.9, 23]
    expect(hours.map((hour) => windowOf(hour * 60))).toEqual([0, 0, 0, 1, 2, 3, 4, 4, 4])
  })

  it('colours roles in a cycle of nine, and those without access not at all', () => {
    const of = (id: number | null) => ({ position: id === null ? null : { id, title: '' } }) as Interview
    const ids = Array.from({ length: 10 }, (_, place) => place + 1)
    const colours = coloursOf([of(null), ...ids.map(of), of(1)])
    expect([...colours.values()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 0])
  })
})
