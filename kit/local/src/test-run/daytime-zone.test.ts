import { expect, it } from 'vitest'
import { daytimeZone } from './daytime-zone.ts'

it('knows a zone where it is day at any hour and in any week of the year', () => {
  for (let hour = 0; hour < 8_784; hour += 25) {
    const now = new Date(Date.UTC(2028, 0, 1, hour, 30))
    expect([now.toISOString(), daytimeZone(now)]).toEqual([now.toISOString(), expect.any(String)])
  }
})
