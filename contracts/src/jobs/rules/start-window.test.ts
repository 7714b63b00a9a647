import { describe, expect, it } from 'vitest'
import { shiftOfStart, shiftsOf } from './start-window.ts'

describe('[MT-10] start windows', () => {
  it('are the shift that a start is in, where it is a time', () => {
    const rows: [string, string | null][] = [
      ['4:00AM', 'day'],
      ['11:30AM', 'day'],
      ['4:30AM', 'day'],
      ['12:00PM', 'swing'],
      ['12:30PM', 'swing'],
      ['3:30PM', 'swing'],
      ['4:00PM', 'night'],
      ['11:00 pm', 'night'],
      ['12:00AM', 'night'],
      ['3:30AM', 'night'],
      [' 7:00AM ', 'day'],
      ['1:00AM', 'night'],
      ['1:00PM', 'swing'],
      ['3:59AM', 'night'],
      ['3:59PM', 'swing'],
      ['11:59AM', 'day'],
      ['0:30PM', null],
      ['13:00PM', null],
      ['7:60AM', null],
      ['at 7:00AM', null],
      ['7:00AM sharp', null],
      ['when you like', null],
    ]
    expect(rows.map(([time]) => [time, shiftOfStart(time)])).toEqual(rows)
  })

  it('go before the shifts that are told', () => {
    const rows: [string | null, ('day' | 'swing' | 'night')[], string[]][] = [
      ['7:00AM', ['night'], ['day']],
      ['7:00AM or 3:00PM', ['day'], ['day', 'swing']],
      ['6:00AM or 7:00AM', [], ['day']],
      [null, ['night'], ['night']],
      ['flexible', ['night'], ['night']],
      [null, [], []],
    ]
    for (const [schedule_start, shifts, found] of rows) {
      const told = JSON.stringify([schedule_start, shifts])
      expect.soft(shiftsOf({ schedule_start, shifts }), told).toEqual(found)
    }
  })
})
