// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTransport } from '@lunchpail/kit-web/api-client'
import { setLanguage } from '@lunchpail/kit-web/language'
import { setSession } from '@lunchpail/kit-web/session'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import type { Session } from '@lunchpail/kit-web/session'
import { closeSignedOutNotice } from './layout/sign-out/signed-out-notice.ts'
import type { FetchManifest } from './remotes/remotes.ts'
import { manifestOf, visitor, rosa, open } from './test/site-pages.tsx'

beforeEach(() => {
  // what home asks is tested beside it
  const later = { code: 'unavailable', error: 'Later.' }
  setTransport(() => Promise.resolve(Response.json(later, { status: 503 })))
  setSession(visitor)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  window.scrollTo = () => {}
})
afterEach(async () => {
  cleanup()
  closeSignedOutNotice()
  await setLanguage('en')
  localStorage.clear()
})

describe('[AU-18] a page on which the session ended by itself', () => {
  const account = { ...rosa!, id: 'rosa' }
  const expired: Session = { ...visitor, level: 'expired' }
  const form: FetchManifest = (entry) =>
    Promise.resolve({
      ...manifestOf(entry),
      routes: [
        {
          path: '/applications',
          lazy: () => Promise.resolve({ Component: () => <input aria-label="Wage" /> }),
        },
      ],
    })
  const fillDialog = () =>
    setSlotSource((name) =>
      Promise.resolve(({ start, handle, onDone }: Record<string, unknown>) => (
        <button onClick={() => (onDone as (outcome: object) => void)({ signedIn: false })}>
          {[name, start, handle].join(' ')}
        </button>
      )),
    )
  const login = () => screen.findByRole('button', { name: 'auth.entry-dialog.v1 login rosa@example.com' })
  const place = () => screen.getByRole('main', { hidden: true })
  const field = () => screen.getByLabelText<HTMLInputElement>('Wage')
  /** The page as the session ends, with something typed. */
  const ends = async () => {
    setSession({ ...visitor, account })
    const router = await open('/applications', form)
    const typed = await screen.findByLabelText<HTMLInputElement>('Wage')
    typed.value = '21'
    typed.focus()
    await act(async () => setSession(expired))
    return { router, typed }
  }
  afterEach(() => setSlotSource(() => Promise.resolve(undefined)))

  it('waits out of sight under the login, and is there again with what was typed where the keyboard was', async () => {
    fillDialog()
    const { router, typed } = await ends()
    const dialog = await login()
    expect(place().contains(dialog)).toBe(false)
    expect(place().style.visibility).toBe('hidden')
    expect(router.state.location.pathname).toBe('/applications')
    // as browsers do with what is hidden
    typed.blur()
    await act(async () => setSession({ ...visitor, account }))
    expect(place().style.visibility).toBe('')
    expect(document.activeElement).toBe(document.body)
    await act(async () => dialog.click())
    expect(screen.queryByText(/^auth\.entry-dialog/)).toBeNull()
    expect(field()).toBe(typed)
    expect(typed.value).toBe('21')
    expect(document.activeElement).toBe(typed)
  })

  it('leaves the keyboard where the person put it meanwhile', async () => {
    fillDialog()
    await ends()
    const dialog = await login()
    await act(async () => setSession({ ...visitor, account }))
    const link = screen.getAllByRole('link')[0]!
    link.focus()
    await act(async () => dialog.click())
    expect(document.activeElement).toBe(link)
  })

  it('leads to the login page where its dialog is closed, and where it does not come', async () => {
    fillDialog()
    const { router } = await ends()
    const dialog = await login()
    await act(async () => dialog.click())
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toBe('?redirect=%2Fapplications')
    expect(place().style.visibility).toBe('')
    cleanup()
    setSlotSource(() => Promise.resolve(undefined))
    const without = await ends()
    await waitFor(() => expect(without.router.state.location.pathname).toBe('/login'))
  })

  it('is another person’s own page where another one logs in', async () => {
    fillDialog()
    await ends()
    await login()
    await act(async () => setSession({ ...visitor, account: { ...account, id: 'luz' } }))
    await waitFor(() => expect(field().value).toBe(''))
    expect(place().style.visibility).toBe('')
  })
})
