// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  checkClaim,
  checkDelivery,
  sendCode,
  sendResetLink,
  settleClaim,
  signIn,
  verifyCode,
} from '@lunchpail/contracts/auth/api'
import { useToasts } from '@lunchpail/kit-web/toast'
import {
  answer,
  callsTo,
  refuse,
  RefusedAnswer,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { errorAt, press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { authRecord, signedInSession } from '../../test/answers.ts'
import { SignIn, type SignInGoal } from './sign-in.tsx'

const signedIn = vi.fn()
const ownAccount = vi.fn()
beforeEach(() => [signedIn, ownAccount].forEach((called) => called.mockReset()))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const handle = 'Email or phone number'
const known = { ...authRecord, signed_in: false, mobile: true }
const sent = { sent_to: '•••-•••-••42', resend_seconds: 30 }
const render = (
  answers: readonly FakeAnswer[],
  props: { handle?: string; goal?: SignInGoal; returnTo?: string } = {},
) =>
  renderScreen(
    <>
      <SignIn {...props} onSignedIn={signedIn} onOwnAccount={ownAccount} />
      <Toasts />
    </>,
    { path: '/app/start', answers },
  )
/** What the host shows of them. */
const Toasts = () => <div>{useToasts().map(({ message }) => message)}</div>
const heading = (name: string) => screen.findByRole('heading', { name })
/** To the step after the handle. */
const next = async (answers: readonly FakeAnswer[], record: object = {}) => {
  const rendered = await render([answer(signIn, { ...known, ...record }), ...answers])
  await heading('Log in')
  type(handle, 'rosa@example.com')
  press('Next')
  await screen.findByText('Logging in as rosa@example.com')
  return rendered
}

describe('[AU-07] [AU-10] the handle step', () => {
  it.each([
    ['', 'This field is required'],
    ['rosa', 'Please enter a valid email or phone number'],
    ['555-01', 'Please enter a valid email or phone number'],
  ])('refuses %j', async (who, sentence) => {
    const { calls } = await render([])
    await heading('Log in')
    type(handle, who)
    press('Next')
    await waitFor(() => expect(errorAt(handle)).toBe(sentence))
    expect(calls).toEqual([])
  })
  it('leads to the password, and Back to the handle, which is still there', async () => {
    const { calls } = await next([])
    const title = screen.getByRole('heading', { name: 'Enter your password' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(calls[0]!.body).toEqual({ handle: 'rosa@example.com' })
    expect(screen.getByLabelText('Password')).toBeTruthy()
    press('Back')
    expect(await screen.findByLabelText(handle)).toBeTruthy()
    expect(typed(handle)).toBe('rosa@example.com')
  })
  it('[AU-28] shows a number as 3-3-4, on one line, however it was typed', async () => {
    await render([answer(signIn, known)])
    await heading('Log in')
    type(handle, '(646) 555 0142')
    press('Next')
    expect(await screen.findByText('Logging in as 646\u2011555\u20110142')).toBeTruthy()
  })
  it.each([
    ['account-not-found', "We aren't finding an account with that info. Please try a different login."],
    ['unknown', 'Sorry, an error occurred. Please try again'],
    ['page-idle', 'Sorry, the login form has gone idle. Please simply refresh the page and try again'],
  ] as const)('says what %s means', async (code, sentence) => {
    answerSession({ account: null, level: 'normal', csrf: 'other', available: true })
    await render([refuse(signIn, code, sentence)])
    await heading('Log in')
    type(handle, 'rosa@example.com')
    press('Next')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(typed(handle)).toBe('rosa@example.com')
  })
  it('says of anything else that an error occurred', async () => {
    await render([refuse(signIn, 'unavailable', 'Something else')])
    await heading('Log in')
    type(handle, 'rosa@example.com')
    press('Next')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sorry, an error occurred. Please try again',
    )
    expect(typed(handle)).toBe('rosa@example.com')
  })
  it('[AU-17] goes at once where another site signs the person in', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const redirect = 'https://site.example/sso/?provider=1'
    await render([answer(signIn, { ...known, auth_type: 0, authorization_url: redirect, redirect })], {
      returnTo: '/jobs?q=yard',
    })
    await heading('Log in')
    type(handle, 'rosa@example.com')
    press('Next')
    await waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith(`${redirect}&redirect=%2Fjobs%3Fq%3Dyard`),
    )
  })
})

describe('the password step', () => {
  it('[AU-07] asks for a password, and signs in', async () => {
    const { calls } = await next([])
    press('Log in')
    await waitFor(() => expect(errorAt('Password')).toBe('This field is required.'))
    type('Password', 'blue truck 7')
    answerSession(signedInSession)
    press('Log in')
    await waitFor(() => expect(signedIn).toHaveBeenCalledOnce())
    expect(calls.at(-1)!.body).toEqual({ handle: 'rosa@example.com', password: 'blue truck 7' })
  })
  it('[AU-11] has a sentence of its own for a wrong one, and a way out', async () => {
    let asked = 0
    await render([
      answer(signIn, () => {
        asked += 1
        return asked === 1 ? known : new RefusedAnswer('login-failed', 'Oops!')
      }),
    ])
    await heading('Log in')
    type(handle, 'rosa@example.com')
    press('Next')
    await screen.findByLabelText('Password')
    type('Password', 'wrong 1234')
    press('Log in')
    await waitFor(() => expect(errorAt('Password')).toBe("Sorry! That password didn't work."))
    press('Forgot password?')
    expect(await heading('Forgot password?')).toBeTruthy()
  })
  it('[AU-08] leads to the login of the company, where it has one, and back to this page', async () => {
    const authorization_url = 'https://site.example/sso/?provider=1'
    await next([], { account_type: 'hiring manager', authorization_url })
    const link = screen.getByRole('link', { name: 'Log in through your company' })
    expect(link.getAttribute('href')).toBe(
      `${authorization_url}&redirect=${encodeURIComponent(location.pathname + location.search)}`,
    )
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })
  it('[AU-08] offers none where there is none', async () => {
    await next([], { account_type: 'hiring manager' })
    expect(screen.queryByRole('link', { name: 'Log in through your company' })).toBeNull()
  })
  it('[AU-09] offers no code to an employer', async () => {
    await next([], { account_type: 'hiring manager' })
    expect(screen.queryByRole('button', { name: 'Get a one-time code instead' })).toBeNull()
  })
})

describe('[AU-15] the one-time code', () => {
  const toCode = async (answers: readonly FakeAnswer[]) => {
    const rendered = await next([answer(sendCode, sent), ...answers])
    press('Get a one-time code instead')
    await heading('Get a one-time code')
    press('Text me a code')
    await heading('Enter your code')
    return rendered
  }
  it('goes by text or email, says where it went, and signs in', async () => {
    const { calls } = await toCode([answer(verifyCode, authRecord)])
    expect(calls.at(-1)!.body).toEqual({ handle: 'rosa@example.com', code_type: 'text' })
    // on one line: no hyphen of it is a place to break
    expect(screen.getByText('We sent a 6-digit code to •••\u2011•••\u2011••42.')).toBeTruthy()
    expect(screen.getByText('You can ask for another code in 0:30.')).toBeTruthy()
    const field = screen.getByLabelText('6-digit code')
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    press('Log in')
    await waitFor(() => expect(errorAt('6-digit code')).toBe('Please enter a code.'))
    type('6-digit code', '12345')
    await waitFor(() => expect(errorAt('6-digit code')).toBe('Please enter a valid 6-digit code'))
    type('6-digit code', '123-456')
    answerSession(signedInSession)
    press('Log in')
    await waitFor(() => expect(signedIn).toHaveBeenCalledOnce())
    expect(calls.at(-1)!.body).toEqual({
      handle: 'rosa@example.com',
      code_type: 'text',
      code: '123-456',
    })
  })
  it('asks whose the account is, where that is the first proof, with the focus at the question', async () => {
    const claim = 'c'.repeat(43)
    const things = [
      { kind: 'application' as const, company_name: 'Harbor Yard', at: '2026-11-03T15:00:00.000Z' },
    ]
    const { calls } = await toCode([
      answer(verifyCode, { claim }),
      answer(checkClaim, { channel: 'text', foreign: false, things }),
      answer(settleClaim, { signed_in: false, handle: '2125550142' }),
    ])
    type('6-digit code', '123456')
    press('Log in')
    const title = await heading('Whose account is this?')
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(await screen.findByText('An application to Harbor Yard, Nov 3, 2026')).toBeTruthy()
    expect(screen.queryByText(/Logging in as/)).toBeNull()
    press('Not mine')
    await waitFor(() => expect(ownAccount).toHaveBeenCalledWith({ handle: '2125550142', claim }))
    expect(calls.at(-1)!.body).toEqual({ claim, mine: false })
    expect(signedIn).not.toHaveBeenCalled()
  })
  it('[AU-12] is offered by what opens the account alone, or to the typed contact for an account of its own', async () => {
    const { calls } = await next(
      [answer(sendCode, { ...sent, resend_seconds: 0 }), answer(verifyCode, { claim: 'c'.repeat(43) })],
      { by_email: false, may_release: true },
    )
    press('Get a one-time code instead')
    await heading('Get a one-time code')
    expect(screen.getByRole('button', { name: 'Text me a code' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull()
    expect(screen.getByText(/with its phone number, but not with your email/)).toBeTruthy()
    press('It’s not my account')
    await heading('Enter your code')
    press('Resend code')
    await screen.findByText('Code re-sent!')
    const asked = { handle: 'rosa@example.com', code_type: 'email', not_mine: true }
    expect(callsTo(calls, sendCode).map(({ body }) => body)).toEqual([asked, asked])
  })
  it('[AU-12] is offered by nothing where nothing would get it', async () => {
    await next([], { mobile: false, by_email: false })
    press('Get a one-time code instead')
    await screen.findByText(/no confirmed phone or email we can send it to/)
    expect(screen.queryByRole('button', { name: /me a code/ })).toBeNull()
  })
  it('shows the service’s sentence for a wrong one', async () => {
    const sentence = 'The code you entered does not match. Please try again.'
    await toCode([refuse(verifyCode, 'code-wrong', sentence)])
    type('6-digit code', '123456')
    press('Log in')
    await waitFor(() => expect(errorAt('6-digit code')).toBe(sentence))
    expect(typed('6-digit code')).toBe('123456')
  })
  it('is sent again on wish', async () => {
    await next([answer(sendCode, { ...sent, resend_seconds: 0 })])
    press('Get a one-time code instead')
    await heading('Get a one-time code')
    press('Email me a code')
    await heading('Enter your code')
    press('Resend code')
    expect(await screen.findByText('Code re-sent!')).toBeTruthy()
  })
  it('is sent again when the wait is over, also where the clock of the device is put back an hour meanwhile', async () => {
    vi.useFakeTimers({ now: 3_600_000, shouldAdvanceTime: true })
    await toCode([answer(checkDelivery, { undelivered: false })])
    // the count-down has begun
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText(/^You can ask for another code in 0:/)).toBeTruthy()
    vi.setSystemTime(0)
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(await screen.findByRole('button', { name: 'Resend code' })).toBeTruthy()
  })
  it('says that it did not arrive, and offers the other way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    let undelivered = false
    const { calls } = await toCode([answer(checkDelivery, () => ({ undelivered }))])
    const checks = () => callsTo(calls, checkDelivery)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(checks().at(-1)!.body).toEqual({ handle: 'rosa@example.com', code_type: 'text', what: 'login' })
    expect(screen.queryByRole('alert')).toBeNull()
    undelivered = true
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect((await screen.findByRole('alert')).textContent).toMatch(/The text to •••.•••.••42 didn’t arrive/)
    const asked = checks().length
    press('Email me a code')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(callsTo(calls, sendCode).at(-1)!.body).toEqual({ handle: 'rosa@example.com', code_type: 'email' })
    undelivered = false
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(checks().length).toBeGreaterThan(asked)
    expect(checks().at(-1)!.body).toMatchObject({ code_type: 'email' })
  })
  it('says that it was not sent', async () => {
    await next([refuse(sendCode, 'unknown', 'Sorry, an error occurred. Please try again')])
    press('Get a one-time code instead')
    await heading('Get a one-time code')
    press('Text me a code')
    expect(
      await screen.findByText('Unfortunately, something went wrong. Please refresh the page.'),
    ).toBeTruthy()
  })
  it('is offered by email alone where there is no phone, and gives way to the password', async () => {
    await next([], { mobile: false })
    press('Get a one-time code instead')
    await heading('Get a one-time code')
    expect(screen.queryByRole('button', { name: 'Text me a code' })).toBeNull()
    press('Use my password instead')
    expect(await screen.findByLabelText('Password')).toBeTruthy()
  })
})

describe('[AU-12] a forgotten password', () => {
  it('is a link by text or email, and a confirmation', async () => {
    const { calls } = await render(
      [answer(signIn, known), answer(sendResetLink, { ...sent, sent_to: 'r•••@example.com' })],
      { goal: 'reset', handle: 'rosa@example.com' },
    )
    await heading('Forgot password?')
    press('Next')
    await screen.findByRole('button', { name: 'Text me a link' })
    press('Email me a link')
    await heading('Check your messages')
    expect(screen.getByText(/We sent a link to r•••@example.com/)).toBeTruthy()
    expect(calls.at(-1)!.body).toEqual({ handle: 'rosa@example.com', code_type: 'email' })
  })
  it('says in a toast that the link was not sent', async () => {
    await next([refuse(sendResetLink, 'unknown', 'Sorry, an error occurred. Please try again')])
    press('Forgot password?')
    await heading('Forgot password?')
    press('Text me a link')
    expect(await screen.findByText('Sorry! An error occurred. Please try again later.')).toBeTruthy()
  })
})
