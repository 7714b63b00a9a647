// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import {
  choose,
  chosenIn,
  dialog,
  eachOnACleanPage,
  heading,
  nearly,
  open,
} from '../../../test/wizard-page.tsx'

eachOnACleanPage()

const ratings = ['day', 'swing', 'night', 'weekend', 'overtime'].map((shift) => `pref_shift_${shift}`)

describe('availability', () => {
  it('[WZ-08] rates five shifts by the four labels; the defaults are chosen, and going on means them', async () => {
    const fake = nearly(ratings)
    await open(fake)
    await heading('When can you work?')
    const labels = within(screen.getByRole('radiogroup', { name: 'Overtime' })).getAllByRole('radio')
    expect(labels.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Definitely not',
      'Preferably not',
      'Okay',
      'Preferred',
    ])
    expect(['Day', 'Swing', 'Night', 'Weekend', 'Overtime'].map((shift) => chosenIn(shift))).toEqual([
      '4',
      '3',
      '2',
      '3',
      '3',
    ])
    choose('Night', 'Preferred')
    press('Next')
    await heading('Where have you worked?')
    await waitFor(() =>
      expect(fake.application).toMatchObject({
        pref_shift_day: 4,
        pref_shift_swing: 3,
        pref_shift_night: 4,
        pref_shift_weekend: 3,
        pref_shift_overtime: 3,
      }),
    )
  })

  it('[WZ-08] holds back whoever can work none of day, swing and night', async () => {
    await open(nearly(ratings))
    await heading('When can you work?')
    for (const shift of ['Day', 'Swing', 'Night']) choose(shift, 'Definitely not')
    press('Next')
    expect(dialog('Please be available for at least one standard shift')).toBeTruthy()
    press('Change my answers')
    choose('Swing', 'Preferably not')
    press('Next')
    await heading('Where have you worked?')
  })
})
