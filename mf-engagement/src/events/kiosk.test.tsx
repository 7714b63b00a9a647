// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getGathering } from '@lunchpail/contracts/engagement/gathering-api'
import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import { writeKiosk } from '@lunchpail/kit-web/storage/clear-device'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { answer, callsTo } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, pressAndWait, typeAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { aGathering } from '../../test/gathering.ts'
import { manifest } from '../manifest.tsx'

const start = '/events/warehouse-day/kiosk'
const name = 'Name of this device'
const left: string[] = []
const closed = () => {
  throw new DOMException('closed', 'SecurityError')
}

beforeEach(() => {
  left.length = 0
  vi.spyOn(location, 'replace').mockImplementation((to) => void left.push(String(to)))
  // what whoever used the device before left on it
  localStorage.setItem('draft', 'Rosa')
  sessionStorage.setItem('typed', 'Rosa')
  document.cookie = 'search=welder; Path=/'
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

const show = (gathering: Gathering | (() => Gathering) = aGathering()) =>
  renderScreen(manifest, {
    path: start,
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(getGathering, () => ({
        gathering: typeof gathering === 'function' ? gathering() : gathering,
        registration: null,
      })),
    ],
  })
// happy-dom shows a cookie that has ended until its millisecond is over
const leftBehind = () => [localStorage.getItem('draft'), sessionStorage.getItem('typed'), document.cookie]

describe('[SH-11] a device that becomes a kiosk', () => {
  it('needs a name, keeps nothing of whoever set it up but the language, and begins at its event', async () => {
    await show()
    await screen.findByLabelText(name)
    await typeAndWait(name, '  ')
    await pressAndWait('Start kiosk mode')
    expect(errorAt(name)).toBe('This field is required')
    expect([left, readKiosk()]).toEqual([[], undefined])
    await typeAndWait(name, ' Front door ')
    await pressAndWait('Start kiosk mode')
    expect(left).toEqual([start])
    expect(readKiosk()).toMatchObject({ name: 'Front door', start })
    await expect.poll(leftBehind).toEqual([null, null, 'language=en'])
  })

  it('keeps the language that was chosen as it was set up', async () => {
    await show()
    await screen.findByLabelText(name)
    localStorage.setItem('language', 'es')
    await typeAndWait(name, 'Front door')
    await pressAndWait('Start kiosk mode')
    await expect.poll(() => left).toEqual([start])
    expect([readKiosk(), localStorage.getItem('language')]).toMatchObject([{ language: 'es' }, 'es'])
    expect(document.cookie).toContain('language=es')
  })

  it('says where the browser keeps nothing, and can be tried again', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, clear: () => {}, setItem: closed })
    await show()
    await screen.findByLabelText(name)
    await typeAndWait(name, 'Front door')
    await pressAndWait('Start kiosk mode')
    expect((await screen.findByRole('alert')).textContent).toContain('This browser doesn’t save anything')
    expect(left).toEqual([])
    vi.unstubAllGlobals()
    await pressAndWait('Start kiosk mode')
    expect(left).toEqual([start])
  })
})

describe('[SH-11] the start of a kiosk', () => {
  beforeEach(() => writeKiosk({ name: 'Front door', start }))

  it('[EN-09] offers what one can do at its event', async () => {
    const welcome = 'Welcome! Tap to register or to show your code.'
    const welcomeNew = 'Welcome! Tap to register.'
    const welcomeBack = 'Welcome! Tap to show your code.'
    const shown: Record<string, readonly (string | null)[]> = {}
    for (const [what, change] of Object.entries({
      open: {},
      'open and nowhere': { place: null },
      full: { left: 0 },
      closed: { open: false },
      'closed and nowhere': { open: false, place: null },
      over: { open: false, over: true },
      canceled: { open: false, canceled: true },
    })) {
      await show(aGathering(change))
      await screen.findByRole('heading', { level: 1, name: 'Warehouse day' })
      shown[what] = [
        ...screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
        ...[
          'Register',
          'Join the waiting list',
          'Log in to show your code',
          welcome,
          welcomeNew,
          welcomeBack,
          'Registration is closed.',
          'It’s over.',
          'The company hosting it canceled it.',
        ].filter((words) => screen.queryByText(words)),
      ]
      cleanup()
    }
    const register = '/events/warehouse-day/register'
    const login = '/login?redirect=%2Fevents%2Fwarehouse-day'
    expect(shown).toEqual({
      open: [register, login, 'Register', 'Log in to show your code', welcome],
      'open and nowhere': [register, 'Register', welcomeNew],
      full: [register, login, 'Join the waiting list', 'Log in to show your code', welcome],
      closed: [login, 'Log in to show your code', welcomeBack, 'Registration is closed.'],
      'closed and nowhere': ['Registration is closed.'],
      over: ['It’s over.'],
      canceled: ['The company hosting it canceled it.'],
    })
  })

  it('hears within a minute that its event changed, with what is being typed kept, and asks nothing while it is not seen', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let now = aGathering()
    const { calls } = await show(() => now)
    await pressAndWait(await screen.findByRole('button', { name: 'Exit kiosk mode' }))
    await typeAndWait(name, 'fro')
    now = aGathering({ open: false, canceled: true })
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(callsTo(calls, getGathering)).toHaveLength(1)
    seen.mockReturnValue('visible')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await screen.findByText('The company hosting it canceled it.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('fro')
  })

  it('ends for whoever knows the name of the device alone, and then keeps nothing at all', async () => {
    await show()
    await pressAndWait(await screen.findByRole('button', { name: 'Exit kiosk mode' }))
    const asking = await screen.findByRole('dialog')
    const form = asking.querySelector('form')!
    await typeAndWait(name, 'front')
    await pressAndWait(form.querySelector('button')!)
    expect(errorAt(name)).toBe('That’s not the name of this device.')
    expect([left, readKiosk()?.name, localStorage.getItem('draft')]).toEqual([[], 'Front door', 'Rosa'])
    // as a phone's keyboard completes it
    await typeAndWait(name, 'front Door ')
    await pressAndWait(form.querySelector('button')!)
    expect(left).toEqual(['/events/warehouse-day'])
    await expect.poll(() => [readKiosk(), ...leftBehind()]).toEqual([undefined, null, null, ''])
  })
})
