// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SlotProps } from '@lunchpail/contracts/slot'
import type { suggestionsSlot } from '@lunchpail/contracts/matches/slots'
import { listSuggestions } from '@lunchpail/contracts/matches/api'
import { refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { matchesService } from '../../test/matches-service.ts'
import { batchOf } from '../../test/suggestions.ts'
import Suggestions from './suggestions.slot.tsx'

const done = vi.fn()
let account = 0
beforeEach(() => {
  done.mockReset()
  localStorage.clear()
  account += 1
})
afterEach(cleanup)

const open = (
  service: ReturnType<typeof matchesService>,
  props: Partial<SlotProps<typeof suggestionsSlot>> = {},
) =>
  renderScreen(
    <Suggestions positions={[70]} selected={null} layout="list" reports={false} {...props} onDone={done} />,
    {
      path: '/elsewhere',
      session: signedInAs({ id: `slot-${account}` }),
      answers: service.answers,
    },
  )

describe('jobs like the chosen ones', () => {
  it('[WZ-23] are a checklist with all pre-selected, and each answer is sent', async () => {
    const service = matchesService(batchOf([1, 2, 3]))
    const { calls } = await open(service)
    await screen.findByRole('button', { name: 'Add selected jobs (3)' })
    expect(calls[0]!.url.search).toBe('?p=70')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Packer 2' }))
    press('Add selected jobs (2)')
    expect(done).toHaveBeenCalledExactlyOnceWith({ offered: 3, approved: [1, 3], finished: true })
    await waitFor(() => expect(service.log).toEqual(['save 1', 'pass 2', 'save 3']))
    expect(service.bodies).toMatchObject([{ positions: [{ source: 'wizard', app_positions: [70] }, {}, {}] }])
  })

  it('[WZ-23] are refused together beside the button that adds them, however many are selected', async () => {
    const service = matchesService(batchOf([1, 2]))
    await open(service)
    const none = await screen.findByRole('button', { name: 'None of these' })
    const add = screen.getByRole('button', { name: 'Add selected jobs (2)' })
    expect(none.parentElement).toBe(add.parentElement)
    fireEvent.click(none)
    expect(done).toHaveBeenCalledExactlyOnceWith({ offered: 2, approved: [], finished: true })
    await waitFor(() => expect(service.log).toEqual(['pass 1', 'pass 2']))
  })

  it('[WZ-23] pre-selects only those that are named', async () => {
    await open(matchesService(batchOf([1, 2, 3])), { selected: [2, 99] })
    await screen.findByRole('button', { name: 'Add selected job (1)' })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Packer 2' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Packer 1' }).checked).toBe(false)
  })

  it('[WZ-23] come as cards with Pass and Add, at most 8, with a way past them after the 4th', async () => {
    const service = matchesService(batchOf([1, 2, 3, 4, 5, 6, 7, 8, 9]))
    await open(service, { layout: 'cards' })
    const buttons = new Set<Element>()
    for (let n = 1; n <= 4; n++) {
      await screen.findByRole('group', { name: `Packer ${n}, job ${n} of 8` })
      expect(screen.queryByRole('button', { name: 'Skip the other jobs' })).toBeNull()
      buttons.add(screen.getByRole('button', { name: 'Pass' }))
      press(n === 2 ? 'Add' : 'Pass')
    }
    // another button for each card, so that the second tap of a double tap is left out
    expect(buttons.size).toBe(4)
    press('Skip the other jobs')
    expect(done).toHaveBeenCalledExactlyOnceWith({ offered: 8, approved: [2], finished: true })
    await waitFor(() => expect(service.log).toEqual(['pass 1', 'save 2', 'pass 3', 'pass 4']))
  })

  it('[WZ-23] tell a page that wants to know what was added so far', async () => {
    await open(matchesService(batchOf([1, 2, 3])), { layout: 'cards', reports: true })
    await screen.findByRole('group', { name: /Packer 1/ })
    press('Add')
    await waitFor(() =>
      expect(done).toHaveBeenCalledExactlyOnceWith({ offered: 3, approved: [1], finished: false }),
    )
    press('Pass')
    press('Pass')
    await waitFor(() => expect(done).toHaveBeenCalledTimes(2))
    expect(done).toHaveBeenLastCalledWith({ offered: 3, approved: [1], finished: true })
  })

  it('[MT-03] end with the third that is added', async () => {
    await open(matchesService(batchOf([1, 2, 3, 4, 5])), { layout: 'cards' })
    await screen.findByRole('group', { name: /Packer 1/ })
    for (let n = 1; n <= 3; n++) press('Add')
    await waitFor(() =>
      expect(done).toHaveBeenCalledExactlyOnceWith({ offered: 5, approved: [1, 2, 3], finished: true }),
    )
  })

  it('[WZ-23] that there are none of are done at once', async () => {
    await open(matchesService(batchOf([])))
    await waitFor(() =>
      expect(done).toHaveBeenCalledExactlyOnceWith({ offered: 0, approved: [], finished: true }),
    )
  })

  it('offer another try where they cannot be had', async () => {
    const service = matchesService(batchOf([1]))
    service.answers = [refuse(listSuggestions, 'unavailable')]
    await open(service)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(done).not.toHaveBeenCalled()
  })
})
