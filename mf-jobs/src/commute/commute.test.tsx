// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  commuteTimes,
  commuteWay,
  findAddress,
  getPosition,
  isPositionNearby,
  listPositions,
  saveCommute,
} from '@lunchpail/contracts/jobs/api'
import { homeCookieOf } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import type { Language } from '@lunchpail/contracts/language/translate'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { card, job, listOf } from '../../test/jobs.ts'
import { manifest } from '../manifest.tsx'
import { listCache } from '../search/list-cache.ts'
import { home } from './home.ts'
import { times } from './times.ts'

const kept = {
  address: '5 W 30th St, New York, NY 10001',
  lat: 40.7484,
  lng: -73.9967,
  geohash: 'dr5ru',
  city: 'New York',
}
const found = { address: kept.address, lat: kept.lat, lng: kept.lng, city: 'New York', approximate: false }
const timed = (basis: 'roads' | 'distance' | 'stand-in') =>
  answer(commuteTimes, { basis, times: [{ id: 12, miles: 9.5, driving: 34, transit: 120 }] })

let reload: MockInstance<() => void>
beforeEach(() => {
  listCache.clear()
  times.set({})
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.cookie = 'geolocation=; Path=/; Max-Age=0'
  home.set(null)
})

const show = (path: string, answers: readonly FakeAnswer[], language: Language = 'en') =>
  renderScreen(manifest, {
    path,
    language,
    answers: [
      answer(listPositions, listOf([card()])),
      answer(getPosition, job()),
      answer(isPositionNearby, { success: false }),
      ...answers,
    ],
  })
const keep = () => {
  document.cookie = homeCookieOf(kept, false)
  home.set(kept)
}
const type = (address: string) =>
  act(() => void fireEvent.input(screen.getByLabelText('Address'), { target: { value: address } }))
const calculate = () => pressAndWait(screen.getByRole('button', { name: 'Calculate' }))

/** From the page of a job to the dialog of the address. */
async function askAddress(answers: readonly FakeAnswer[]) {
  const shown = await show('/jobs/12', answers)
  await pressAndWait(await screen.findByRole('button', { name: 'Show commute estimates' }))
  const dialog = await screen.findByRole('dialog', { name: 'Show commute estimates' })
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Cancel', 'Calculate']))
  await calculate()
  return shown
}

describe('the way to work', () => {
  it('[JB-09] asks for an address, and says what is wrong with it', async () => {
    const { calls } = await askAddress([
      answer(findAddress, ({ body }) => ({ found: body.address === 'nowhere' ? null : found })),
      refuse(saveCommute, 'out-of-area', 'Unable to use this address to calculate commute times.'),
    ])
    await calculate()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Please enter an address' })).toBeTruthy()
    type('nowhere')
    await calculate()
    expect(
      await screen.findByRole('link', { name: 'Unable to estimate commute from this address' }),
    ).toBeTruthy()
    expect(callsTo(calls, saveCommute)).toEqual([])
    type('5 w 30th st, new york NY 10001')
    await calculate()
    expect(await screen.findByRole('link', { name: /^Unable to use this address/ })).toBeTruthy()
    await pressAndWait(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[JB-09] offers an address once where it is written differently, and takes it the second time', async () => {
    const { calls } = await askAddress([
      answer(findAddress, { found }),
      answer(saveCommute, { ...kept }),
      timed('distance'),
    ])
    type('5 west 30th')
    await calculate()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe(kept.address))
    expect(screen.getByText(`Did you mean ${kept.address}? If so, select Calculate again.`)).toBeTruthy()
    expect(callsTo(calls, saveCommute)).toEqual([])
    await calculate()
    await waitFor(() => expect(callsTo(calls, saveCommute)).toHaveLength(1))
    expect(callsTo(calls, findAddress)).toHaveLength(1)
  })

  it('[JB-10] has a page of preferences that saves the address without a wait, and removes it', async () => {
    await show('/preferences/home', [answer(findAddress, { found }), answer(saveCommute, { ...kept })])
    await screen.findByRole('heading', { name: 'Your home address' })
    const save = () => pressAndWait(screen.getByRole('button', { name: 'Save address' }))
    await save()
    expect(screen.getByRole('link', { name: 'Please enter an address' })).toBeTruthy()
    type('5 west 30th')
    await save()
    expect(screen.getByText(`Did you mean ${kept.address}? If so, select Save address again.`)).toBeTruthy()
    await save()
    expect(await screen.findByText(`Saved. Trips are counted from ${kept.address}.`)).toBeTruthy()
    expect(home.get()).toEqual(kept)
    await pressAndWait(screen.getByRole('button', { name: 'Remove address' }))
    expect(await screen.findByText('Your address is removed from this device.')).toBeTruthy()
    expect([home.get(), document.cookie.includes('geolocation')]).toEqual([null, false])
    expect(reload).not.toHaveBeenCalled()
  })

  it('[JB-09] tells minutes on the cards of a list from the kept address, and what they are', async () => {
    const bases = [
      ['roads', 'By car: time on the road. By transit: an estimate from the distance.'],
      ['distance', 'These are estimates from the distance.'],
      ['stand-in', 'We can’t look up road times right now, so these are estimates from the distance.'],
    ] as const
    for (const [basis, sentence] of bases) {
      keep()
      const { calls } = await show('/jobs', [timed(basis)])
      expect(await screen.findByText('34 min by car, 120+ min by transit')).toBeTruthy()
      expect(screen.getByText('Newark, NJ · 10 miles away')).toBeTruthy()
      expect(screen.getByText(sentence)).toBeTruthy()
      expect(screen.getByText('Commute from New York')).toBeTruthy()
      const call = callsTo(calls, commuteTimes)[0]!
      expect([call.body, call.url.search]).toEqual([{ lat: 40.7484, lng: -73.9967, positions: [12] }, ''])
      cleanup()
      times.set({})
    }
  })

  it('[JB-09] says that it failed, and tries again', async () => {
    keep()
    let down = true
    await show('/jobs/12', [
      {
        endpoint: commuteTimes,
        reply: (call) =>
          down ? refuse(commuteTimes, 'unavailable').reply(call) : timed('roads').reply(call),
      },
    ])
    expect(await screen.findByText('We couldn’t calculate your commute.')).toBeTruthy()
    down = false
    await pressAndWait(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('34 min by car, 120+ min by transit')).toBeTruthy()
  })

  it('[JB-10] asks nothing for an address that is out of area, and says so', async () => {
    document.cookie = homeCookieOf({ ...kept, geohash: 'ooa' }, false)
    home.set({ ...kept, geohash: 'ooa' })
    const { calls } = await show('/jobs/12', [], 'es')
    expect(await screen.findByText('Los empleos están a más de 2 horas de New York')).toBeTruthy()
    expect(callsTo(calls, commuteTimes)).toEqual([])
  })

  it('[JB-10] shows the list as ever with a cookie written by hand', async () => {
    document.cookie = 'geolocation=%7Bbroken%; Path=/'
    await show('/jobs', [])
    expect(await screen.findByRole('link', { name: 'Order Picker' })).toBeTruthy()
    const button = await screen.findByRole('button', { name: 'Show commute estimates' })
    // a form within the form of the search would be sent to the server
    expect(button.closest('form')).toBeNull()
  })

  const way = answer(commuteWay, {
    miles: 9.5,
    direction: 'west',
    job: { latitude: 40.732, longitude: -74.1765, city: 'Newark', state: 'NJ' },
    cities: [{ name: 'Jersey City', latitude: 40.72, longitude: -74.05 }],
    outlines: [[-74.02, 40.8, -74.03, 40.7]],
  })

  it('[JB-09] pictures the way to a job that is near, and tells it in words', async () => {
    keep()
    const { calls } = await show('/jobs/12', [
      timed('roads'),
      answer(isPositionNearby, { success: true }),
      way,
    ])
    const picture = await screen.findByRole('img', {
      name: 'The job is 10 miles west of you, in Newark, NJ.',
    })
    for (const name of ['Home', 'Job', 'Jersey City']) expect(within(picture).getByText(name)).toBeTruthy()
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d.]+ [\d.-]+L[\d.]+ [\d.-]+$/)
    expect(screen.queryByRole('button', { name: 'Show on a map' })).toBeNull()
    expect(callsTo(calls, isPositionNearby)[0]!.url.search).toBe('?geohash=dr5ru')
    const directions = screen.getByRole('link', { name: 'Directions in Google Maps (new tab)' })
    expect(new URL(directions.getAttribute('href')!).searchParams.get('destination')).toBe(
      '410 Doremus Avenue, Newark, NJ 07105',
    )
  })

  it('[JB-09] offers a map where the server names its tiles', async () => {
    keep()
    const meta = document.head.appendChild(document.createElement('meta'))
    Object.assign(meta, { name: 'map-tiles', content: 'https://tiles.example/{z}/{x}/{y}.png' })
    await show('/jobs/12', [timed('roads'), answer(isPositionNearby, { success: true }), way])
    expect(await screen.findByRole('button', { name: 'Show on a map' })).toBeTruthy()
    meta.remove()
  })

  it('[JB-11] logs an error of whether it is near, which counts as no', async () => {
    keep()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { calls } = await show('/jobs/12', [timed('roads'), refuse(isPositionNearby, 'unavailable'), way])
    await waitFor(() => expect(logged).toHaveBeenCalledWith('[commute nearby]', expect.any(Error)))
    expect(screen.queryByRole('img', { name: /^The job is/ })).toBeNull()
    expect(callsTo(calls, commuteWay)).toEqual([])
  })
})
