// @vitest-environment happy-dom
import { useState } from 'react'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '@lunchpail/contracts/auth/api'
import { setAnalytics } from '@lunchpail/kit-web/analytics'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen, type RenderScreenOptions } from '@lunchpail/kit-web/testing/render-screen'
import { errorAt, press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { authRecord, signedInSession } from '../../test/answers.ts'
import { EntryDialogSlot } from './entry-dialog.slot.tsx'

const done = vi.fn()
const tracked = vi.fn()
beforeEach(() => {
  done.mockReset()
  tracked.mockReset()
  setAnalytics(tracked)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A page that opens the dialog. */
function Page(props: { readonly redirect?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <label>
        ZIP code <input />
      </label>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <EntryDialogSlot
          start="login"
          candidate={false}
          variant="full"
          {...props}
          onDone={(outcome) => {
            done(outcome)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

const handle = 'Email or phone number'
const opened = async (
  props: { redirect?: string } = {},
  { path = '/jobs?page=2', ...options }: Partial<RenderScreenOptions> = {},
) => {
  const rendered = await renderScreen(<Page {...props} />, { path, ...options })
  type('ZIP code', '10001')
  press('Open')
  await screen.findByRole('dialog', { name: 'Log in' })
  await waitFor(() => expect(screen.getByLabelText(handle)).toBeTruthy())
  await waitFor(() =>
    expect(rendered.router.state.location.state).toMatchObject({ over: [expect.any(String)] }),
  )
  return rendered
}
const addressOf = ({ router }: Awaited<ReturnType<typeof opened>>) =>
  router.state.location.pathname + router.state.location.search
/** The page is told in an effect, which may come after the dialog has gone from the document. */
const closed = (signedIn: boolean) =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(done).toHaveBeenCalledExactlyOnceWith({ signedIn })
  })
const signInAs = async (password: string) => {
  type(handle, 'rosa@example.com')
  press('Next')
  await screen.findByLabelText('Password')
  type('Password', password)
  press('Log in')
}

describe('[AU-07] the sign-in dialog over a page', () => {
  it('closes by Escape, with the page as it was', async () => {
    const page = await opened()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await closed(false)
    expect(typed('ZIP code')).toBe('10001')
    expect(addressOf(page)).toBe('/jobs?page=2')
  })
  it('closes by Back, which leaves the page where it is', async () => {
    const page = await opened()
    await act(async () => page.router.navigate(-1))
    await closed(false)
    expect(addressOf(page)).toBe('/jobs?page=2')
    expect(typed('ZIP code')).toBe('10001')
  })
  it('closes by a Back that comes before the entry of the dialog is rendered', async () => {
    await renderScreen(<Page />, { path: '/jobs?page=2' })
    act(() => {
      screen.getByRole('button', { name: 'Open' }).click()
    })
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(done).toHaveBeenCalledExactlyOnceWith({ signedIn: false })
    await closed(false)
  })
  it('shows itself once Back would close it, not before', async () => {
    const { router } = await renderScreen(<Page />, { path: '/jobs?page=2' })
    let finish: () => void = () => {}
    const navigate = router.navigate.bind(router) as (...what: unknown[]) => Promise<void>
    vi.spyOn(router, 'navigate').mockImplementation(async (...what: unknown[]) => {
      await new Promise<void>((resolve) => (finish = resolve))
      await navigate(...what)
    })
    press('Open')
    await waitFor(() => expect(router.navigate).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
    finish()
    await screen.findByRole('dialog', { name: 'Log in' })
  })
  it('is gone when another page is opened before it is shown', async () => {
    const { router } = await renderScreen(<Page />, { path: '/jobs?page=2' })
    const opening = vi.spyOn(router, 'navigate').mockResolvedValue()
    press('Open')
    await waitFor(() => expect(opening).toHaveBeenCalledOnce())
    opening.mockRestore()
    await act(async () => router.navigate('/jobs?page=3'))
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ signedIn: false }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('closes when the person is signed in, in the page that was open', async () => {
    const page = await opened({}, { answers: [answer(signIn, { ...authRecord, signed_in: false })] })
    answerSession(signedInSession)
    await signInAs('blue truck 7')
    await closed(true)
    expect(addressOf(page)).toBe('/jobs?page=2')
    expect(page.router.state.location.state).toBeNull()
  })
  it('[AU-32] goes on to the address that the page asked for, and to none of another site', async () => {
    const answers = [answer(signIn, { ...authRecord, signed_in: false })]
    const page = await opened({ redirect: '/applications' }, { answers })
    answerSession(signedInSession)
    await signInAs('blue truck 7')
    await waitFor(() => expect(addressOf(page)).toBe('/applications'))
    cleanup()
    const other = await opened({ redirect: 'https://evil.example/' }, { answers })
    answerSession(signedInSession)
    await signInAs('blue truck 7')
    await waitFor(() => expect(addressOf(other)).toBe('/'))
  })
  it('has the way to sign up and back, named by its title', async () => {
    await opened()
    press('Create an account')
    await screen.findByRole('dialog', { name: 'Create an account' })
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    press('Log in')
    await screen.findByRole('dialog', { name: 'Log in' })
  })
})

describe('[AU-18] over a page on which the session ended, the dialog says', () => {
  it.each([
    ['expired', 'Oops! Your session has expired. Please log in again'],
    ['password changed', 'Your password has been changed. Please log in again'],
  ] as const)('why: %s', async (level, sentence) => {
    await opened({}, { session: { level } })
    expect(screen.getByRole('alert').textContent).toContain(sentence)
  })
  it('that a new password is needed, and leads to it', async () => {
    await opened({}, { session: { level: 'reset' } })
    expect(screen.getByRole('heading', { name: 'Forgot password?' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('Please set a new password.')
  })
})

describe('[AU-32] a login in place', () => {
  it('has a link to reset the password, and Back from it', async () => {
    await opened()
    type(handle, 'rosa@example.com')
    press('Forgot password?')
    expect(await screen.findByRole('heading', { name: 'Forgot password?' })).toBeTruthy()
    expect(typed(handle)).toBe('rosa@example.com')
    press('Back')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Forgot password?' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(handle)))
  })
  it('knows the handle of the query parameter usr', async () => {
    await opened({}, { path: '/jobs?usr=rosa%40example.com' })
    expect(typed(handle)).toBe('rosa@example.com')
  })
  it('[SH-12] tracks a failure, once, and stops its loader', async () => {
    const known = { ...authRecord, signed_in: false }
    let asked = 0
    const answers = [
      answer(signIn, () => {
        asked += 1
        return asked === 1 ? known : new RefusedAnswer('login-failed', 'Oops!')
      }),
    ]
    await opened({}, { answers })
    await signInAs('wrong 1234')
    await waitFor(() => expect(errorAt('Password')).toBe("Sorry! That password didn't work."))
    const button = screen.getByText('Log in', { selector: 'button *' }).closest('button')!
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(tracked.mock.calls).toEqual([['login_failed']])
  })
})
