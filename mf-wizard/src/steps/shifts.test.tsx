// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { aPosition } from '../../test/applicant.ts'
import { eachOnACleanPage, errorLinks, field, heading, nearly, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

describe('preferred shifts', () => {
  it('[WZ-21] are asked of each position with several, and every select must be chosen', async () => {
    const positions = [
      aPosition({ schedule_start: '6:00 AM or 2:00 PM' }),
      aPosition({ id: 8, title: 'Packer', schedule_start: '7:00AM or 3:00PM or 11:00 PM' }),
      aPosition({ id: 9, title: 'Loader', schedule_start: '8:00 AM' }),
    ]
    const fake = nearly([], { positions })
    await open(fake, { path: '/app/start?sn=0&p=7,8,9' })
    await heading('Which shift do you prefer?')
    expect(screen.getByText('These jobs have several start times.')).toBeTruthy()
    expect(screen.getAllByRole('combobox')).toHaveLength(2)
    expect(
      [...field('Packer at Acme').querySelectorAll('option')].map((option) => option.textContent),
    ).toEqual(['Choose one', '7:00\u00a0AM', '3:00\u00a0PM', '11:00\u00a0PM', 'Any of these shifts is fine'])
    type('Picker at Acme', '2:00 PM')
    press('Next')
    expect(await errorLinks()).toEqual(['Packer: Please select an option'])
    type('Packer at Acme', 'any')
    press('Next')
    await heading('Review Application')
    await waitFor(() => expect(fake.application.pref_shift_start).toEqual({ '7': '2:00 PM', '8': 'any' }))
    expect(screen.getByText('Any of these shifts is fine')).toBeTruthy()
  })

  it.each(['a tap', 'a key'])('[BY-24] after the last shift go on by %s or by Next', async (by) => {
    const positions = [
      aPosition({ schedule_start: '6:00 AM or 2:00 PM' }),
      aPosition({ id: 8, title: 'Packer', schedule_start: '7:00AM or 3:00PM' }),
    ]
    const fake = nearly([], { positions })
    await open(fake, { path: '/app/start?sn=0&p=7,8' })
    await heading('Which shift do you prefer?')
    const choose = (label: string, shift: string) => {
      const select = field(label)
      if (by === 'a tap') fireEvent.pointerDown(select)
      else fireEvent.keyDown(select, { key: 'ArrowDown' })
      fireEvent.change(select, { target: { value: shift } })
    }
    choose('Packer at Acme', 'any')
    await heading('Which shift do you prefer?')
    choose('Picker at Acme', '2:00 PM')
    if (by === 'a key') {
      // whatever the choice began is rendered by now
      await act(async () => {})
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Which shift do you prefer?')
      press('Next')
    }
    await heading('Review Application')
    await waitFor(() => expect(fake.application.pref_shift_start).toEqual({ '7': '2:00 PM', '8': 'any' }))
  })

  it.each([
    ['&step=shifts', 'Review Application'],
    ['#shifts', 'Review Application'],
    ['#skills', 'Where have you worked?'],
    ['#gut-check', 'Tell employers about yourself'],
  ])('[WZ-01] have no page where nothing is asked, whatever the address says: %s', async (address, shown) => {
    await open(nearly([]), { path: `/app/start?sn=0&p=7${address}` })
    await heading(shown)
  })

  it('[WZ-01] leave their page to the next that is asked, which may be open', async () => {
    await open(nearly(['suggestions_done']), { path: '/app/start?sn=0&p=7#questions' })
    await heading('More jobs that fit you')
  })
})
