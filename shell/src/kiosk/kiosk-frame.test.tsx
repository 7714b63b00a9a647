// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginKiosk, signOut } from '@lunchpail/contracts/auth/api'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { rememberLanguage, setLanguage } from '@lunchpail/kit-web/language'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs, visitor } from '@lunchpail/kit-web/testing/sessions'
import { writeKiosk } from '@lunchpail/kit-web/storage/clear-device'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { KioskFrame } from './kiosk-frame.tsx'

const start = '/events/hiring-day/kiosk'
const left: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  writeKiosk({ name: 'Door', start })
  localStorage.setItem('draft', 'Rosa')
  sessionStorage.setItem('typed', 'Rosa')
  document.cookie = 'search=welder; Path=/'
  left.length = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The frame stands around every page. */
const around = {
  routes: [{ path: '*', element: <KioskFrame leave={(to) => left.push(to)} /> }],
} as unknown as MicrofrontendManifest
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const show = (path: string, session = visitor, ended: () => boolean = () => true) =>
  renderScreen(around, {
    path,
    session,
    answers: [
      answer(beginKiosk, { ends_at: '2026-11-23T03:00:00.000Z' }),
      answer(signOut, () => (ended() ? { ended: 1 } : new RefusedAnswer('unavailable'))),
    ],
  })
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' })

describe('[SH-11] a shared device at an event', () => {
  it('warns before a minute without a touch is over, and then goes back to the start with nothing left', async () => {
    const { device } = readKiosk()!
    const { calls } = await show('/events/hiring-day/register', signedInAs())
    await pass(39)
    expect(warning()).toBeNull()
    await pass(2)
    expect(warning()).toBeTruthy()
    await act(async () => dispatchEvent(new Event('pointerdown')))
    expect(warning()).toBeNull()
    await pass(59)
    expect(left).toEqual([])
    await pass(2)
    expect(left).toEqual([start])
    const names = calls.map(({ endpoint }) => endpoint)
    expect(names).toEqual([beginKiosk.name, signOut.name])
    expect(readKiosk()).toEqual({ name: 'Door', device, start })
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([3, 0, ''])
  })

  it('forgets who says that they are done', async () => {
    await show('/events/hiring-day')
    await pressAndWait('I’m done')
    await pass(0)
    expect(left).toEqual([start])
    expect(localStorage.getItem('draft')).toBeNull()
  })

  it('forgets who goes back to the start with something typed', async () => {
    const { router } = await show('/events/hiring-day/register')
    await act(() => router.navigate(start))
    await pass(0)
    expect([left, sessionStorage.getItem('typed')]).toEqual([[start], null])
  })

  it('logs out whoever is logged in at the start, and keeps trying where the network is away', async () => {
    let online = false
    await show(start, signedInAs(), () => online)
    await pass(1)
    expect(left).toEqual([])
    online = true
    await pass(6)
    expect(left[0]).toBe(start)
  })

  it('has the browser keep and propose nothing of what is typed', async () => {
    await show('/events/hiring-day/register')
    const form = document.createElement('form')
    form.innerHTML = '<input autocomplete="given-name"><input autocomplete="email">'
    document.body.append(form)
    await act(async () => form.querySelector('input')!.dispatchEvent(new Event('focusin', { bubbles: true })))
    expect([form, ...form.children].map((one) => one.getAttribute('autocomplete'))).toEqual([
      'off',
      'off',
      'off',
    ])
    form.remove()
  })

  it('goes back to its own language from the one that a person chose, at the start too', async () => {
    writeKiosk({ name: 'Door', start, language: 'en' })
    await show(start)
    await pass(120)
    expect(left).toEqual([])
    await act(() => setLanguage('es'))
    await pass(59)
    expect([left, localStorage.getItem('language')]).toEqual([[], 'es'])
    await pass(2)
    expect([left, localStorage.getItem('language'), document.cookie]).toEqual([[start], 'en', 'language=en'])
    expect(readKiosk()).toMatchObject({ name: 'Door', start, language: 'en' })
    await act(() => setLanguage('en'))
  })

  it('goes back to its own language from one that it is not in, which the next person would find chosen', async () => {
    writeKiosk({ name: 'Door', start, language: 'en' })
    await show(start)
    await pass(120)
    act(() => rememberLanguage('vi'))
    await pass(59)
    expect(left).toEqual([])
    await pass(2)
    expect([left, localStorage.getItem('language')]).toEqual([[start], 'en'])
  })

  it('waits at the start for the next person', async () => {
    writeKiosk({ name: 'Door', start, language: 'en' })
    await show(start)
    await pass(120)
    expect([left, warning()]).toEqual([[], null])
  })
})
