// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '@lunchpail/contracts/auth/api'
import { signOnFailures } from '@lunchpail/contracts/auth/enumerations'
import { setAnalytics } from '@lunchpail/kit-web/analytics'
import { answer, refuse, RefusedAnswer, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { errorAt, errorSummary, press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession, signedInAs, visitor } from '@lunchpail/kit-web/testing/sessions'
import { authRecord, signedInSession } from '../../test/answers.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const handle = 'Email or phone number'
const password = 'Password'

const render = async (path: string, answers: readonly FakeAnswer[] = []) => {
  const rendered = await renderScreen(manifest, { path, answers })
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  return rendered
}
const logIn = (who: string) => {
  type(handle, who)
  type(password, 'blue truck 7')
  press('Log in')
}

describe('[AU-08] after a login through the company that failed', () => {
  it.each([...signOnFailures, 'one-of-later'])('says why, and no code of ours: %s', async (reason) => {
    await render(`/login?sign_on=${reason}&redirect=%2Fjobs`)
    const said = screen.getByRole('alert').textContent!
    expect(said).toMatch(/company|network|login|account/)
    expect(said).not.toContain('sign-on')
  })
  it('says that the provider is down, and counts it as a login that failed', async () => {
    const counted = vi.fn()
    setAnalytics(counted)
    counted.mockClear()
    await render('/login?sign_on=unavailable')
    expect(counted.mock.calls).toEqual([['login_failed']])
    expect(screen.getByRole('alert').textContent).toContain('Your company’s login isn’t answering.')
  })
})

it('[AU-28] asks who lost an email to another person for a new one, and goes on without one too', async () => {
  const lost = signedInAs({ email: '', has_password: false })
  await renderScreen(manifest, { path: '/login?redirect=%2Fjobs', session: lost })
  await screen.findByRole('heading', { level: 1, name: 'Your account needs another email' })
  press('Save')
  await waitFor(() => expect(errorAt('Email')).toBe('Email is required'))
  press('Cancel')
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/jobs')
})

describe('[AU-05] the login form', () => {
  it('has one field for email or phone, a password, its step text and the way to an account', async () => {
    await render('/login?redirect=%2Fjobs%2F12')
    expect(screen.getByText('Welcome back! Login to apply')).toBeTruthy()
    expect(screen.getByLabelText(handle).getAttribute('autocomplete')).toBe('username webauthn')
    expect(screen.getByLabelText(password).getAttribute('autocomplete')).toBe('current-password')
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/signup?redirect=%2Fjobs%2F12',
    )
  })

  it.each([
    ['Forgot password?', 'Forgot password?'],
    ['Log in another way', 'Log in another way'],
  ])('[AU-08] [AU-12] [AU-15] leads on with %s, and with what was typed', async (button, heading) => {
    await render('/login')
    type(handle, 'rosa@example.com')
    press(button)
    const title = await screen.findByRole('heading', { level: 2, name: heading })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(typed(handle)).toBe('rosa@example.com')
  })

  it('speaks to no one of applying who goes elsewhere: managers log in here too', async () => {
    await render('/login?redirect=%2Fportal%2Froles')
    expect(screen.getByText('Welcome back!')).toBeTruthy()
  })

  describe('[AU-08] [AU-09] offers another way by whose account it is:', () => {
    const company = {
      account_type: 'hiring manager',
      authorization_url: 'https://site.example/sso/?provider=1',
    }
    const ways = [
      'Text me a code',
      'Email me a code',
      'Log in through your company',
      'Use my password instead',
    ]
    it.each([
      ['a candidate’s', { mobile: true }, ['Text me a code', 'Email me a code', 'Use my password instead']],
      ['of a company with a login', company, ['Log in through your company', 'Use my password instead']],
      ['of a company without', { ...company, authorization_url: null }, ['Use my password instead']],
    ])('%s', async (_, record, offered) => {
      await render('/login', [answer(signIn, { ...authRecord, signed_in: false, ...record } as never)])
      const shown = () => ways.filter((name) => screen.queryAllByText(name).length > 0)
      expect(shown()).toEqual([])
      press('Log in another way')
      await screen.findByRole('heading', { level: 2 })
      type(handle, 'rosa@example.com')
      press('Next')
      await screen.findByText('Logging in as rosa@example.com')
      expect(shown()).toEqual(offered)
      const word = 'Your company hasn’t set up a login of its own here. Please use your password.'
      expect(screen.queryByText(word) !== null).toBe(offered.length === 1)
    })
  })

  it('[AU-12] [AU-15] comes back to the form from there, with what was typed', async () => {
    await render('/login')
    press('Log in another way')
    await screen.findByRole('heading', { level: 2 })
    type(handle, 'rosa@example.com')
    press('Back')
    expect(await screen.findByLabelText(password)).toBeTruthy()
    expect(typed(handle)).toBe('rosa@example.com')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Log in' })),
    )
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('[AU-12] [AU-13] comes back to where the person was going, where they are signed in', async () => {
    await renderScreen(manifest, {
      path: '/login?forgot&redirect=%2Fapplications',
      session: signedInSession,
    })
    await screen.findByRole('heading', { level: 2, name: 'Forgot password?' })
    press('Back')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/applications')
  })

  it('[AU-13] begins with a code where a link asks for it', async () => {
    await renderScreen(manifest, { path: '/login?code' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Log in another way' })).toBeTruthy()
  })

  it('[AU-12] [AU-13] shows the way to a new password to a signed-in person, too', async () => {
    await renderScreen(manifest, { path: '/login?forgot', session: signedInSession })
    expect(await screen.findByRole('heading', { level: 2, name: 'Forgot password?' })).toBeTruthy()
    expect(screen.queryByText(/^Welcome back/)).toBeNull()
  })

  it.each([
    ['expired', 'Oops! Your session has expired. Please log in again'],
    ['deactivated', 'This account has been deactivated. Please contact support for assistance.'],
    [
      'suspended',
      'This account has been deactivated for 30 days due to repeated no shows. Please contact support for assistance.',
    ],
    ['password changed', 'Your password has been changed. Please log in again'],
  ] as const)('[AU-18] says what became of a session that is %s', async (level, sentence) => {
    await renderScreen(manifest, { path: '/login', session: { level } })
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  })
  it('[AU-18] says nothing of a normal one', async () => {
    await render('/login')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[AU-18] asks for a new password where an operator ended the session for one', async () => {
    await renderScreen(manifest, { path: '/login', session: { level: 'reset' } })
    expect(await screen.findByRole('heading', { name: 'Forgot password?' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('Please set a new password.')
  })
  it('[AU-18] leads to a new password whoever logs in with one that opens nothing any more', async () => {
    const sentence = 'Please set a new password. We’ll send you a link or a one-time code.'
    await render('/login', [refuse(signIn, 'reset-required', sentence)])
    logIn('rosa@example.com')
    expect(await screen.findByRole('heading', { name: 'Forgot password?' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain(sentence)
    expect(typed(handle)).toBe('rosa@example.com')
  })
  it('[AU-18] says of a suspended account what the service says, and leads to the support', async () => {
    const sentence = 'This account has been deactivated for 30 days due to repeated no shows.'
    await render('/login', [refuse(signIn, 'barred', sentence)])
    answerSession(visitor)
    logIn('rosa@example.com')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy()
  })

  it('[AU-19] leads to the support where the account is locked', async () => {
    const sentence = 'For security purposes, this account has been locked.'
    await render('/login', [refuse(signIn, 'locked', sentence)])
    logIn('rosa@example.com')
    const link = await screen.findByRole('link', { name: 'Contact support' })
    expect(link.getAttribute('href')).toBe('/help')
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it.each([
    ['', 'Please enter your email or phone number'],
    ['rosa', 'Please enter a valid phone number'],
    ['555-01', 'Please enter a valid phone number'],
    ['rosa@home', 'Please enter a valid email'],
  ])('says what is wrong with the handle %j, and sends nothing', async (who, sentence) => {
    const { calls } = await render('/login')
    type(handle, who)
    press('Log in')
    await waitFor(() => expect(errorAt(handle)).toBe(sentence))
    expect(errorAt(password)).toBe('Please enter your password')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(errorSummary()).toEqual([sentence, 'Please enter your password'])
    await waitFor(() => expect(document.title).toBe('Error: Log in · Lunchpail'))
    expect(typed(handle)).toBe(who)
    expect(calls).toEqual([])
  })

  it('[SH-12] counts a login that failed, and no other', async () => {
    const counted = vi.fn()
    setAnalytics(counted)
    // those of the tests before waited for it
    counted.mockClear()
    await render('/login', [answer(signIn, new RefusedAnswer('login-failed'))])
    logIn('rosa@example.com')
    await screen.findByRole('alert')
    expect(counted.mock.calls).toEqual([['login_failed']])
  })

  it('shows why a login failed, keeps what was typed and takes no second press meanwhile', async () => {
    const result = Promise.withResolvers<RefusedAnswer>()
    const failure = new RefusedAnswer('login-failed', "Oops! That login didn't work. Please try again")
    const { calls } = await render('/login', [answer(signIn, () => result.promise)])
    logIn('Rosa@Example.com')
    const button = screen.getByRole('button', { name: 'Log in' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    press('Log in')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]).toMatchObject({ body: { handle: 'Rosa@Example.com', password: 'blue truck 7' } })
    result.resolve(failure)
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining(failure.error),
    )
    expect(button.getAttribute('aria-disabled')).toBeNull()
    expect([typed(handle), typed(password)]).toEqual(['Rosa@Example.com', 'blue truck 7'])
    await waitFor(() => expect(document.title).toMatch(/^Error: /))
    expect(calls).toHaveLength(1)
  })

  it('speaks Spanish', async () => {
    await renderScreen(manifest, { path: '/login', language: 'es' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeTruthy()
    press('Iniciar sesión')
    await waitFor(() => expect(errorAt('Contraseña')).toBe('Escribe tu contraseña'))
  })
})

describe('[AU-22] after a login', () => {
  it.each([
    ['/login?redirect=%2Fapp%2Fstart%2F%3Fsn%3D0%26p%3D12%2C15', '/app/start/?sn=0&p=12,15'],
    ['/login', '/'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
    ['/login?redirect=%2F%5Cevil.example', '/'],
    ['/login?redirect=javascript%3Aalert(1)', '/'],
    ['/login?redirect=%252F%252Fevil.example', '/'],
  ])('%s goes to %s', async (path, target) => {
    const { router } = await render(path, [answer(signIn, authRecord)])
    answerSession(signedInSession)
    logIn('rosa@example.com')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe(target)
    expect(router.state.location.pathname + router.state.location.search).toBe(target)
  })
  it.each([
    ['rosa%40example.com', 'rosa@example.com'],
    ['rosa%2Bjobs%40example.com', 'rosa+jobs@example.com'],
    ['rosa+jobs@example.com', 'rosa+jobs@example.com'],
  ])('`usr` has filled in the handle: %s', async (usr, filled) => {
    await render(`/login?usr=${usr}`)
    expect(typed(handle)).toBe(filled)
  })
  it.each([
    ['/profile?usr=rosa%2Bjobs%40example.com#history', 'rosa+jobs@example.com'],
    ['/profile?usr=5550102030', '5550102030'],
    ['/profile#usr=5550102030', ''],
    ['//evil.example/?usr=5550102030', ''],
  ])('`usr` of the page that led to the login has filled in the handle: %s', async (page, filled) => {
    await render(`/login?redirect=${encodeURIComponent(page)}`)
    expect(typed(handle)).toBe(filled)
  })
  it('who is signed in already goes straight on', async () => {
    await renderScreen(manifest, { path: '/login?redirect=%2Fapplications', session: signedInSession })
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/applications')
  })
})

it('[AU-10] says that cookies are off, before and after a try, and keeps what was typed', async () => {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  const idle = 'Sorry, the login form has gone idle. Please simply refresh the page and try again'
  answerSession(visitor)
  await render('/login', [refuse(signIn, 'page-idle', idle)])
  const needed = /^This site needs cookies to log you in/
  expect(screen.getByRole('alert').textContent).toMatch(needed)
  logIn('rosa@example.com')
  await waitFor(() => expect(screen.getByRole('alert').querySelector('li')?.textContent).toMatch(needed))
  expect(screen.queryByText(idle)).toBeNull()
  expect(typed(handle)).toBe('rosa@example.com')
  cookies.mockRestore()
})

it('offers another try while no one can be signed in', async () => {
  await renderScreen(manifest, { path: '/login', session: { available: false } })
  expect(await screen.findByText('Logging in isn’t working right now')).toBeTruthy()
  answerSession({ account: null, level: 'normal', csrf: 'c', available: true })
  press('Try again')
  expect(await screen.findByLabelText(handle)).toBeTruthy()
})
