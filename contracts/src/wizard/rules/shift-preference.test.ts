import { describe, expect, it } from 'vitest'
import { anyShift } from '../enumerations.ts'
import { shiftChoicesOf, shiftErrors, withSeveralShifts } from './shift-preference.ts'

const position = (id: number, schedule_start: string | null, disable_preferred_shift = false) => ({
  id,
  schedule_start,
  disable_preferred_shift,
})

it('[WZ-21] the shifts of a schedule stand around "or", each once', () => {
  const rows: [string | null, string[]][] = [
    ['6:00 AM or 2:00 PM', ['6:00 AM', '2:00 PM']],
    [' 6:00 AM  OR  2:00 PM ', ['6:00 AM', '2:00 PM']],
    ['6:00 AM or 6:00 AM', ['6:00 AM']],
    ['6:00 AM or ', ['6:00 AM']],
    [' ', []],
    ['', []],
    [null, []],
  ]
  expect(rows.map(([schedule_start]) => [schedule_start, shiftChoicesOf({ schedule_start })])).toEqual(rows)
})

describe('[WZ-21] the preferred shift', () => {
  const several = position(7, '6:00 AM or 2:00 PM')

  it('is asked of a position with several shifts, unless its company wants no preference', () => {
    const asked = withSeveralShifts([several, position(8, '6:00 AM'), position(9, '6 or 7', true)])
    expect(asked.map(({ id }) => id)).toEqual([7])
  })

  it('is one that the position has, or any', () => {
    const rows: [Record<number, string> | undefined, boolean][] = [
      [undefined, false],
      [{}, false],
      [{ 7: '' }, false],
      [{ 7: '9:00 AM' }, false],
      [{ 8: '6:00 AM' }, false],
      [{ 7: '2:00 PM' }, true],
      [{ 7: anyShift }, true],
    ]
    const found = rows.map(([pref_shift_start]) => [
      pref_shift_start,
      shiftErrors(pref_shift_start ? { pref_shift_start } : {}, [several]),
    ])
    expect(found).toEqual(
      rows.map(([pref_shift_start, valid]) => [
        pref_shift_start,
        valid ? {} : { 'pref_shift_start.7': 'field.choose' },
      ]),
    )
  })
})
