// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listPositions, suggestWords } from '@lunchpail/contracts/jobs/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { card, listOf } from '../../../test/jobs.ts'
import { manifest } from '../../manifest.tsx'
import { more } from './more.ts'
import { lastSearchKey } from '../keep-search.ts'
import { listCache } from '../list-cache.ts'
import { geohashOf } from '@lunchpail/contracts/jobs/rules/geohash'

beforeEach(() => {
  listCache.clear()
  localStorage.clear()
})
afterEach(cleanup)

const answers = [
  answer(listPositions, ({ url }) => {
    const q = url.searchParams.get('q')
    if (q === 'waiter')
      return listOf([], { total: 0, words: { instead: null, some: false, near: ['server'] } })
    return listOf([card()], q ? { words: { instead: 'forklift', some: true, near: [] } } : {})
  }),
  answer(suggestWords, { suggestions: ['forklift', 'Forklift Operator'] }),
]
const show = async (path: string) => {
  const shown = await renderScreen(manifest, { path, answers })
  await screen.findByRole('link', { name: 'Order Picker' })
  return { ...shown, field: screen.getByLabelText<HTMLInputElement>('Job, skill or company') }
}

const pressKey = (field: Element, key: string): Promise<void> =>
  act(async () => void fireEvent.keyDown(field, { key }))

describe('the field of words', () => {
  it('[BY-08] offers words while a visitor types, by the keys of a combobox', async () => {
    const { field, router } = await show('/jobs?shift=4')
    act(() => field.focus())
    await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'))
    act(() => void fireEvent.input(field, { target: { value: 'fork' } }))
    expect(await screen.findByRole('option', { name: 'Forklift Operator' })).toBeTruthy()
    expect(field.getAttribute('aria-expanded')).toBe('true')
    // waited for: a part of the page that is loaded only then holds up what React renders
    await pressKey(field, 'ArrowDown')
    const first = screen.getByRole('option', { name: 'forklift' })
    expect(first.getAttribute('aria-selected')).toBe('true')
    expect(field.getAttribute('aria-activedescendant')).toBe(first.id)
    await pressKey(field, 'Escape')
    expect(screen.queryByRole('option', { name: 'forklift' })).toBeNull()
    await pressAndWait(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(router.state.location.search).toBe('?q=fork&shift=4'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(field.value).toBe(''))
  })

  it('[BY-08] says that there is no such job, and offers the nearest', async () => {
    await renderScreen(manifest, { path: '/jobs?q=waiter', answers })
    expect(await screen.findByText(/^No jobs for “waiter”\. These come closest:/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'server' }).getAttribute('href')).toBe('/jobs?q=server')
  })

  it('[BY-08] says how words were understood', async () => {
    await show('/jobs?q=forklit')
    expect(await screen.findByText('Showing jobs for “forklift”.')).toBeTruthy()
    expect(screen.getByText(/^No job has all of these words/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Remove filter: forklit' })).toBeTruthy()
  })

  it('[BY-22] offers the last search of this device', async () => {
    // the field has the focus before what offers it is there
    more.set(undefined)
    localStorage.setItem(lastSearchKey, '/jobs?q=welder&zip=60601&distance=25')
    const { field, router } = await show('/jobs')
    act(() => field.focus())
    await pressAndWait(await screen.findByRole('option', { name: 'Your last search: “welder”\u00A0· 60601' }))
    await waitFor(() => expect(router.state.location.search).toBe('?q=welder&zip=60601&distance=25'))
  })

  it('[BY-22] offers none that has neither words nor a ZIP code', async () => {
    localStorage.setItem(lastSearchKey, '/jobs?role=8&shift=4')
    const { field } = await show('/jobs')
    act(() => field.focus())
    await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'))
    expect(screen.queryByRole('option', { name: /^Your last search/ })).toBeNull()
  })
})

it('[BY-22] asks where the device is only when it is pressed, and keeps no more than some miles', async () => {
  const getCurrentPosition = vi.fn((found: (position: object) => void) =>
    found({ coords: { latitude: 41.8858, longitude: -87.6181 } }),
  )
  const geolocation = { getCurrentPosition } as unknown as Geolocation
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation)
  const { field, router } = await show('/jobs')
  act(() => field.focus())
  const button = await screen.findByRole('button', { name: 'Use my location' })
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await pressAndWait(button)
  await waitFor(() => expect(router.state.location.search).toBe('?geohash=dp3wq&distance=25'))
  expect(geohashOf({ latitude: 57.64911, longitude: 10.40744 }, 11)).toBe('u4pruydqqvj')
  vi.restoreAllMocks()
})

it('[BY-22] waits no longer than a while for a device that never says where it is', async () => {
  const geolocation = { getCurrentPosition: () => {} } as unknown as Geolocation
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation)
  const { field } = await show('/jobs')
  act(() => field.focus())
  const button = await screen.findByRole('button', { name: 'Use my location' })
  vi.useFakeTimers()
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: 'Finding where you are…' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(15_000))
  expect(screen.getByText('We couldn’t find your location. Enter your ZIP code.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use my location' })).toBeTruthy()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('[JB-01] a ZIP code is taken as it is pasted, though five digits fit', async () => {
  await show('/jobs')
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP code')
  act(() => zip.focus())
  await waitFor(() => expect(more.get()).toBeDefined())
  const isTaken = (text: string) => !fireEvent.paste(zip, { clipboardData: { getData: () => text } })
  for (const pasted of [' 43215', 'Columbus, OH 43215-1234', '４３２１５']) {
    fireEvent.input(zip, { target: { value: '' } })
    expect([isTaken(pasted), zip.value]).toEqual([true, '43215'])
  }
  // of what is none the browser takes what fits
  expect([isTaken('432'), isTaken('Columbus'), zip.maxLength]).toEqual([false, false, 5])
})
