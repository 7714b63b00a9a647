// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askSupport, signIn } from '@lunchpail/contracts/auth/api'
import { answer, refuse, RefusedAnswer, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { errorAt, press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { authRecord, signedInSession } from '../../test/answers.ts'
import { LoginForm } from '../sign-in/login-form.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
// loaded beforehand: here the clock stands still
import './support-dialog.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets so much time pass, and what waits for it. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const chat = () => screen.queryByRole('dialog', { name: 'Support chat' })
const handle = 'Email or phone number'

const failed = refuse(signIn, 'login-failed', "Oops! That login didn't work. Please try again")
const renderLogin = (answers: readonly FakeAnswer[]) =>
  renderScreen(<LoginForm onHelp={() => {}} />, { path: '/login', answers })
const logIn = async (password = 'wrong 1234') => {
  type(handle, 'rosa@example.com')
  type('Password', password)
  press('Log in')
  await pass(0)
}

describe('[AU-06] the support chat', () => {
  it('opens by itself 8 seconds after every failed login', async () => {
    await renderLogin([failed])
    await logIn()
    expect(screen.getByRole('alert').textContent).toContain("Oops! That login didn't work. Please try again")
    await pass(7_999)
    expect(chat()).toBeNull()
    await pass(1)
    expect(chat()).toBeTruthy()
    fireEvent(chat()!, new Event('cancel', { cancelable: true }))
    await pass(100)
    expect(chat()).toBeNull()
    expect(typed('Password')).toBe('wrong 1234')
    await pass(20_000)
    expect(chat()).toBeNull()
    press('Log in')
    await pass(7_999)
    expect(chat()).toBeNull()
    await pass(1)
    expect(chat()).toBeTruthy()
  })
  it('waits for whoever types on', async () => {
    await renderLogin([failed])
    await logIn()
    await pass(7_000)
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'wrong 12345' } })
    await pass(7_999)
    expect(chat()).toBeNull()
    await pass(1)
    expect(chat()).toBeTruthy()
  })
  it('does not open for whoever got in after all', async () => {
    let asked = 0
    await renderLogin([
      answer(signIn, () => {
        asked += 1
        return asked === 1 ? new RefusedAnswer('login-failed', 'Oops!') : authRecord
      }),
    ])
    await logIn()
    answerSession(signedInSession)
    press('Log in')
    await pass(20_000)
    expect(asked).toBe(2)
    expect(chat()).toBeNull()
  })
  it('does not open where the person has left', async () => {
    const { router } = await renderLogin([failed])
    await logIn()
    await act(async () => router.navigate('/jobs'))
    await pass(20_000)
    expect(chat()).toBeNull()
  })
  it('[AU-19] is where a locked account leads, at once', async () => {
    await renderLogin([refuse(signIn, 'locked', 'For security purposes, this account has been locked.')])
    await logIn()
    fireEvent.click(screen.getByRole('link', { name: 'Contact support' }))
    await pass(0)
    expect(chat()).toBeTruthy()
  })
})

describe('[AU-10] [AU-11] the steps of the sign-in dialog', () => {
  const renderSteps = (answers: readonly FakeAnswer[]) =>
    renderScreen(<SignIn onSignedIn={() => {}} onOwnAccount={() => {}} />, { path: '/app/start', answers })
  const next = async () => {
    type(handle, 'rosa@example.com')
    press('Next')
    await pass(0)
  }
  it.each(['account-not-found', 'unknown', 'page-idle'] as const)(
    'open it 8 seconds after the handle failed by %s',
    async (code) => {
      answerSession({ account: null, level: 'normal', csrf: 'other', available: true })
      await renderSteps([refuse(signIn, code, 'Sorry')])
      await next()
      await pass(7_999)
      expect(chat()).toBeNull()
      await pass(1)
      expect(chat()).toBeTruthy()
    },
  )
  const wrongPassword = () => {
    let asked = 0
    return answer(signIn, () => {
      asked += 1
      return asked === 1 ? { ...authRecord, signed_in: false } : new RefusedAnswer('login-failed', 'Oops!')
    })
  }
  it('open it 8 seconds after a wrong password', async () => {
    await renderSteps([wrongPassword()])
    await next()
    type('Password', 'wrong 1234')
    press('Log in')
    await pass(7_999)
    expect(chat()).toBeNull()
    await pass(100)
    expect(chat()).toBeTruthy()
  })
  it('open none for whoever took another way', async () => {
    await renderSteps([wrongPassword()])
    await next()
    type('Password', 'wrong 1234')
    press('Log in')
    await pass(1_000)
    press('Get a one-time code instead')
    await pass(20_000)
    expect(chat()).toBeNull()
  })
})

describe('[EN-15] the form of the support chat', () => {
  const openChat = async (answers: readonly FakeAnswer[]) => {
    const rendered = await renderLogin([failed, ...answers])
    await logIn()
    await pass(8_000)
    return rendered
  }
  it('sends a message and where to answer, and says that it arrived', async () => {
    const { calls } = await openChat([answer(askSupport, { sent: true })])
    expect(typed('Your email or phone number')).toBe('rosa@example.com')
    press('Send message')
    await pass(0)
    expect(errorAt('Your message')).toBe('This field is required')
    type('Your message', 'I cannot log in')
    press('Send message')
    await pass(0)
    expect(calls.at(-1)!.body).toEqual({ message: 'I cannot log in', contact: 'rosa@example.com' })
    expect(screen.getByText('We got your message. We’ll reply to rosa@example.com.')).toBeTruthy()
  })
  it('keeps what was typed where it did not arrive', async () => {
    await openChat([refuse(askSupport, 'too-many-requests', 'That was a lot of tries at once.')])
    type('Your message', 'I cannot log in')
    press('Send message')
    await pass(0)
    expect(screen.getByText('That was a lot of tries at once.')).toBeTruthy()
    expect(typed('Your message')).toBe('I cannot log in')
  })
})

describe('[BY-25] where no support reads what is written', () => {
  beforeEach(() => document.head.insertAdjacentHTML('beforeend', '<meta name="support" content="none" />'))
  afterEach(() => document.querySelector('meta[name="support"]')?.remove())

  it('takes no message after a failed login, and leads from a locked account to the help page', async () => {
    const locked = refuse(signIn, 'locked', 'For security purposes, this account has been locked.')
    const { router } = await renderLogin([locked])
    await logIn()
    await pass(20_000)
    expect(chat()).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Contact support' })))
    await pass(0)
    expect([chat(), router.state.location.pathname]).toEqual([null, '/help'])
  })
})

describe('[EN-15] a hosted chat', () => {
  const address = 'https://chat.example/embed?site=lunchpail'
  const frame = () => document.querySelector('iframe')
  const openChat = async () => {
    document.head.insertAdjacentHTML('beforeend', `<meta name="support-chat" content="${address}" />`)
    const rendered = await renderLogin([failed, answer(askSupport, { sent: true })])
    await logIn()
    await pass(8_000)
    return rendered
  }
  afterEach(() => {
    document.querySelector('meta[name="support-chat"]')?.remove()
    document.cookie = 'cookie_settings=; Path=/; Max-Age=0'
  })
  it('loads nothing before the person starts it, and says whose it is', async () => {
    await openChat()
    expect(screen.getByText(/comes from chat\.example, which may set its own cookies/)).toBeTruthy()
    expect(frame()).toBeNull()
    press('Start the chat')
    await pass(0)
    expect(frame()!.getAttribute('src')).toBe(address)
    expect(frame()!.getAttribute('referrerpolicy')).toBe('no-referrer')
  })
  it('leaves the way to a message', async () => {
    const { calls } = await openChat()
    press('Write a message instead')
    await pass(0)
    type('Your message', 'I cannot log in')
    press('Send message')
    await pass(0)
    expect(calls.at(-1)!.body).toEqual({ message: 'I cannot log in', contact: 'rosa@example.com' })
  })
  it('[AU-31] is not offered to whoever refuses its cookies', async () => {
    document.cookie = 'cookie_settings=chat; Path=/'
    await openChat()
    expect(screen.queryByRole('button', { name: 'Start the chat' })).toBeNull()
    expect(screen.getByLabelText('Your message')).toBeTruthy()
  })
})
