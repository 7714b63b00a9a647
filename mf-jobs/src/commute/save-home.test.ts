// @vitest-environment happy-dom
import { saveCommute } from '@lunchpail/contracts/jobs/api'
import { commuteWaitMs } from '@lunchpail/contracts/jobs/enumerations'
import { readHome } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { answer, callsTo, fakeTransport, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { setSession } from '@lunchpail/kit-web/session'
import { signedInAs, visitor } from '@lunchpail/kit-web/testing/sessions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { home } from './home.ts'
import { saveHome } from './save-home.ts'

const found = { address: '5 W 30th St, New York, NY 10001', lat: 40.7484, lng: -73.9967, city: null }
const saved = { ...found, geohash: 'dr5ru', city: 'New York' }
const kept = { address: found.address, lat: found.lat, lng: found.lng, geohash: 'dr5ru', city: 'New York' }
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '', '/jobs/12')
})
afterEach(() => {
  vi.useRealTimers()
  reload.mockClear()
  assign.mockClear()
  for (const name of ['geolocation', 'cookie_settings']) document.cookie = `${name}=; Path=/; Max-Age=0`
  home.set(null)
})
const save = (waitMs: number) => saveHome({ ...found, approximate: false }, waitMs)

it('[JB-10] keeps the answer in the cookie, waits 2850 ms, and loads the page again', async () => {
  const calls = fakeTransport([answer(saveCommute, saved)])
  const done = save(commuteWaitMs.default)
  await vi.advanceTimersByTimeAsync(2_849)
  expect(callsTo(calls, saveCommute)[0]!.body).toEqual({
    address: found.address,
    lat: found.lat,
    lng: found.lng,
  })
  expect(readHome(document.cookie)).toEqual(kept)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(reload).toHaveBeenCalledOnce()
})

it('[JB-10] waits for nothing in preferences, where the page stays', async () => {
  fakeTransport([answer(saveCommute, saved)])
  await save(commuteWaitMs.preferences)
  expect([readHome(document.cookie), home.get()]).toEqual([kept, kept])
  expect(reload).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

it('[JB-10] loads a list that names no place around the home', async () => {
  fakeTransport([answer(saveCommute, saved)])
  history.replaceState(null, '', '/jobs?role=8')
  const saveHere = async () => {
    const done = save(1)
    await vi.advanceTimersByTimeAsync(1)
    await done
  }
  await saveHere()
  expect(String(assign.mock.calls[0]![0])).toMatch(/\/jobs\?role=8&geohash=dr5ru$/)
  for (const other of ['/jobs?zip=10001', '/jobs?geohash=9q5ct']) {
    history.replaceState(null, '', other)
    await saveHere()
  }
  expect(reload).toHaveBeenCalledTimes(2)
  // around the home that was there before, which no one named
  home.set({ ...kept, geohash: 'dr5px' })
  history.replaceState(null, '', '/jobs?geohash=dr5px')
  await saveHere()
  expect(String(assign.mock.calls[1]![0])).toMatch(/\/jobs\?geohash=dr5ru$/)
})

it('[JB-10] keeps “ooa” for an address that is out of area, and nothing else then happens', async () => {
  fakeTransport([refuse(saveCommute, 'out-of-area', 'Out of area')])
  await expect(save(commuteWaitMs.default)).rejects.toThrow('Out of area')
  expect(readHome(document.cookie)).toEqual({ ...kept, geohash: 'ooa', city: null })
  expect(reload).not.toHaveBeenCalled()
})

it('[AU-31] keeps no cookie where they are refused: the page goes on with what it knows', async () => {
  document.cookie = 'cookie_settings=memory; Path=/'
  fakeTransport([answer(saveCommute, saved)])
  const done = save(1)
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect([readHome(document.cookie), home.get()]).toEqual([null, kept])
  expect(reload).not.toHaveBeenCalled()
})

it('[JB-09] forgets the home with whoever signs out, and keeps it while they are the same', async () => {
  for (const signedIn of [signedInAs(), { ...visitor, limited: true }]) {
    setSession(visitor)
    home.set(kept)
    setSession(signedIn)
    setSession({ ...signedIn })
    expect(home.get()).toEqual(kept)
    // with the session went its cookie
    setSession(visitor)
    expect(home.get()).toBeNull()
  }
})

it('[AU-18] [JB-10] forgets the home with its cookie, which goes as another than the one before signs in', async () => {
  fakeTransport([answer(saveCommute, saved)])
  setSession(visitor)
  await save(commuteWaitMs.preferences)
  setSession(signedInAs())
  expect(home.get()).toEqual(kept)
  setSession({ ...visitor, level: 'expired' })
  expect(home.get()).toEqual(kept)
  document.cookie = 'geolocation=; Path=/; Max-Age=0'
  setSession(signedInAs({ id: '0199b9c0-0000-7000-8000-00000000000b' }))
  expect(home.get()).toBeNull()
})
