// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listPositions } from '@lunchpail/contracts/jobs/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { preferencesFilterSlot } from '@lunchpail/contracts/profile/slots'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { errorAt, pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { card, listOf } from '../../../test/jobs.ts'
import { manifest } from '../../manifest.tsx'
import { listCache } from '../list-cache.ts'

// what is loaded later never comes, as without scripts
vi.mock('./more/more.ts', () => new Promise(() => {}))

beforeEach(() => listCache.clear())
afterEach(cleanup)

const answers = [answer(listPositions, listOf([card()]))]
const show = (path: string) => renderScreen(manifest, { path, answers })

describe('the form of the list', () => {
  it('[JB-01] sends everything by the form itself where scripts do not run', async () => {
    await show(
      '/jobs?q=fork+lift&role=8&shift=4&weekend=1&wage_start=20&zip=10001&commute_length=30&commute_type=1&sort=pay',
    )
    await screen.findByRole('link', { name: 'Order Picker' })
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Find jobs' })
    expect([form.getAttribute('action'), form.method]).toEqual(['/jobs', 'get'])
    expect([...new FormData(form).entries()]).toEqual([
      ['q', 'fork lift'],
      ['zip', '10001'],
      ['distance', '0'],
      ['role', '8'],
      ['shift', '4'],
      ['commute_length', '30'],
      ['commute_type', '1'],
      ['weekend', '1'],
      ['wage_start', '20'],
      ['wage_end', ''],
      ['sort', 'pay'],
    ])
  })
})

it('[BY-22] a place that is set stands behind one button, which opens where its ZIP code is wrong', async () => {
  const { router } = await show('/jobs?zip=10001&distance=25')
  const place = (await screen.findByText('10001 · 25 miles')).closest('details')!
  expect(place.open).toBe(false)
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP code')
  expect(place.contains(zip)).toBe(true)
  type('ZIP code', '123')
  await pressAndWait('Search')
  expect(place.open).toBe(true)
  expect(document.activeElement).toBe(zip)
  expect(errorAt('ZIP code')).toBe('Not a valid zip code')
  type('ZIP code', '60601')
  await pressAndWait('Search')
  await waitFor(() => expect(router.state.location.search).toBe('?zip=60601&distance=25'))
  expect(await screen.findByText('60601 · 25 miles')).toBeTruthy()
})

describe('my preferences', () => {
  const preferences = {
    role: 72,
    shift: 1,
    wage_start: 30,
    weekend: false,
    zip: '07105',
    commute_type: 2,
    commute_length: 45,
  }
  const offer = filling(preferencesFilterSlot, ({ onDone }) => (
    <button onClick={() => onDone(preferences)}>My preferences</button>
  ))
  afterEach(() => fillSlots())

  it('[JB-01] become the filters of the list, and stand in the address', async () => {
    fillSlots(offer)
    const { router } = await renderScreen(manifest, {
      path: '/jobs?entry=1',
      session: signedInAs(),
      answers,
    })
    await pressAndWait(await screen.findByRole('button', { name: 'My preferences' }))
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?role=72&shift=1&weekend=1&wage_start=30&zip=07105&distance=0&commute_length=45&commute_type=2',
      ),
    )
  })

  it('[JB-01] are offered to people who are signed in', async () => {
    fillSlots(offer)
    await show('/jobs')
    await screen.findByRole('link', { name: 'Order Picker' })
    expect(screen.queryByRole('button', { name: 'My preferences' })).toBeNull()
  })
})
