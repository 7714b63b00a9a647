import { describe, expect, it } from 'vitest'
import { anyShift } from '../enumerations.ts'
import { shiftChoicesOf, shiftErrors, withSeveralShifts } from './shift-preference.ts'

const position = (id: number, schedule_start: string | null, disable_preferred_shift = false) => ({
  id,
  schedule_start,
  disable_preferred_shift,
})

it.each([
  ['6:00 AM or 2:00 PM', ['6:00 AM', '2:00 PM']],
  [' 6:00 AM  OR  2:00 PM ', ['6:00 AM', '2:00 PM']],
  ['6:00 AM or 6:00 AM', ['6:00 AM']],
  ['6:00 AM or ', ['6:00 AM']],
  [' ', []],
  ['', []],
  [null, []],
])('[WZ-21] the shifts of %j are %j', (schedule_start, shifts) => {
  expect(shiftChoicesOf({ schedule_start })).toEqual(shifts)
})

describe('[WZ-21] the preferred shift', () => {
  const several = position(7, '6:00 AM or 2:00 PM')

  it('is asked of a position with several shifts, unless its company wants no preference', () => {
    const asked = withSeveralShifts([several, position(8, '6:00 AM'), position(9, '6 or 7', true)])
    expect(asked.map(({ id }) => id)).toEqual([7])
  })

  it.each([
    [undefined, false],
    [{}, false],
    [{ 7: '' }, false],
    [{ 7: '9:00 AM' }, false],
    [{ 8: '6:00 AM' }, false],
    [{ 7: '2:00 PM' }, true],
    [{ 7: anyShift }, true],
  ])('chosen as %j is valid: %s', (pref_shift_start, valid) => {
    expect(shiftErrors(pref_shift_start ? { pref_shift_start } : {}, [several])).toEqual(
      valid ? {} : { 'pref_shift_start.7': 'field.choose' },
    )
  })
})
