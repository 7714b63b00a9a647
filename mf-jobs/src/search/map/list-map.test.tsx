// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getPosition, listPositions, mapPositions } from '@lunchpail/contracts/jobs/api'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { card, job, listOf } from '../../../test/jobs.ts'
import { manifest } from '../../manifest.tsx'
import { listCache } from '../list-cache.ts'
import { groupMarks } from './group-marks.ts'

beforeEach(() => listCache.clear())
afterEach(cleanup)

const jobs = [
  card({ id: 12, wage: { from: 18.5, to: 20 } }),
  card({ id: 13, title: 'Dock Worker', wage: { from: null, to: null } }),
  card({ id: 14, title: 'Packer', wage: { from: 16, to: null } }),
]
const box = { south: 40, north: 41, west: -75, east: -73 }
const far = { latitude: 40.2, longitude: -73.2 }
const near = { latitude: 40.9, longitude: -74.9 }
const places = answer(mapPositions, {
  positions: [
    { id: 12, ...near },
    { id: 13, ...near },
    { id: 14, ...far },
  ],
  box,
  cities: [{ name: 'Newark', latitude: 40.5, longitude: -74 }],
  outlines: [[-75, 40, -74, 41]],
})

/** The list, with its map pressed. */
async function showMap(answers: readonly FakeAnswer[]) {
  const shown = await renderScreen(manifest, {
    path: '/jobs',
    answers: [
      answer(listPositions, listOf(jobs)),
      answer(getPosition, job({ id: 13, title: 'Dock Worker' })),
      ...answers,
    ],
  })
  await pressAndWait(await screen.findByRole('button', { name: 'Map' }))
  return shown
}

describe('the map of the list', () => {
  it('[BY-22] marks where the jobs of the page are, and names those of a mark, which open in place', async () => {
    const { calls, router } = await showMap([places])
    const map = await screen.findByRole('region', { name: 'Map of these jobs' })
    expect(callsTo(calls, mapPositions).map(({ body }) => body)).toMatchObject([{ positions: [12, 13, 14] }])
    expect(within(map).getByText('Newark')).toBeTruthy()
    const two = within(map).getByRole('button', { name: '2 jobs in Newark, NJ' })
    expect(two.textContent).toBe('2')
    expect(within(map).getByRole('button', { name: 'Packer in Newark, NJ' }).textContent).toBe('$16')
    expect(within(map).queryByRole('link')).toBeNull()
    await pressAndWait(two)
    expect(two.getAttribute('aria-expanded')).toBe('true')
    const named = within(map).getAllByRole('link')
    expect(named.map(({ textContent }) => textContent)).toEqual(['Order Picker', 'Dock Worker'])
    await pressAndWait(named[1]!)
    expect(await screen.findByRole('heading', { level: 1, name: 'Dock Worker' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/jobs/13')
  })

  it('[BY-22] says so where it does not load, and where no job is open anymore', async () => {
    await showMap([refuse(mapPositions, 'unavailable', 'Not now.')])
    expect(await screen.findByText('The map isn’t available right now')).toBeTruthy()
    cleanup()
    listCache.clear()
    await showMap([answer(mapPositions, { positions: [], box: null, cities: [], outlines: [] })])
    expect(await screen.findByText('None of these jobs is open anymore.')).toBeTruthy()
  })

  it('[BY-22] puts jobs under one mark that a thumb could not tell apart', () => {
    const at = (id: number, x: number, y: number) => ({ id, x, y })
    expect(groupMarks([at(1, 0, 0), at(2, 43, 43), at(3, 44, 0), at(4, 0, 44), at(5, 50, 10)], 44)).toEqual([
      { ids: [1, 2], x: 0, y: 0 },
      { ids: [3, 5], x: 44, y: 0 },
      { ids: [4], x: 0, y: 44 },
    ])
  })
})
