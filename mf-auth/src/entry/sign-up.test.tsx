// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signUp } from '@lunchpail/contracts/auth/api'
import type { AnswerOf } from '@lunchpail/contracts/endpoint'
import type { WireFieldErrors } from '@lunchpail/kit-web/api-error'
import { answer, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import {
  errorAt,
  errorSummary,
  press,
  pressAndWait,
  type,
  typed,
} from '@lunchpail/kit-web/testing/page-actions'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { signedInSession } from '../../test/answers.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const render = async (path = '/signup', answers: readonly FakeAnswer[] = []) => {
  const rendered = await renderScreen(manifest, { path, answers })
  await screen.findByRole('heading', { level: 1, name: 'Create an account' })
  return rendered
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const fillIn = () => {
  type('First name', 'Rosa')
  type('Last name', 'Diaz')
  type('Email', 'rosa@example.com')
}

describe('[AU-01] the sign-up form', () => {
  it('has nothing chosen, ticked or filled in, and asks for a choice', async () => {
    const { calls } = await render()
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['applicant', false],
      ['hiring manager', false],
    ])
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    // the first press of a file loads what says the errors
    await pressAndWait('Create account')
    await waitFor(() =>
      expect(errorSummary()).toEqual([
        'Please choose candidate or employer',
        'First name is required',
        'Last name is required',
        'Email is required',
      ]),
    )
    await waitFor(() => expect(document.title).toBe('Error: Create an account · Lunchpail'))
    expect(calls).toEqual([])
  })

  it('keeps what was typed while the tab is open, but for the password and the consent, until the account is there', async () => {
    await render()
    choose('Candidate')
    fillIn()
    type(/^Password/, 'hammer-and-9-nails')
    fireEvent.click(screen.getByRole('checkbox'))
    cleanup()
    await render('/signup', [answer(signUp, signedInSession)])
    expect([typed('First name'), typed('Last name'), typed('Email'), typed(/^Password/)]).toEqual([
      'Rosa',
      'Diaz',
      'rosa@example.com',
      '',
    ])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Candidate' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    answerSession(signedInSession)
    await pressAndWait('Create account')
    await waitFor(() => expect(sessionStorage.getItem('sign-up')).toBeNull())
  })

  it('[WZ-37] needs of a candidate neither phone nor password, and takes no second press until the result is there', async () => {
    const result = Promise.withResolvers<AnswerOf<typeof signUp>['body']>()
    const { calls } = await render('/signup?redirect=%2Fjobs%2F12', [answer(signUp, () => result.promise)])
    choose('Candidate')
    fillIn()
    press('Create account')
    const button = screen.getByRole('button', { name: 'Create account' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    press('Create account')
    fireEvent.submit(button.closest('form')!)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toEqual({
      type: 'applicant',
      first_name: 'Rosa',
      last_name: 'Diaz',
      email: 'rosa@example.com',
      // 1 §5: an unchecked checkbox sends 0
      text_consent: 0,
      timezone: expect.any(String),
    })
    answerSession(signedInSession)
    result.resolve(signedInSession)
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/jobs/12')
    expect(calls).toHaveLength(1)
  })

  it('asks an employer for company and password, and offers a title', async () => {
    answerSession(signedInSession)
    const { calls } = await render('/signup', [answer(signUp, signedInSession)])
    expect(screen.queryByLabelText(/Company name/)).toBeNull()
    choose('Employer')
    fillIn()
    press('Create account')
    await waitFor(() => expect(errorSummary()).toEqual(['Company name is required', 'Password is required']))
    type('Company name', 'Harbor Freight Yard')
    type(/Your job title/, 'Shift lead')
    type('Password', 'blue truck 7')
    press('Create account')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toMatchObject({
      type: 'hiring manager',
      company_name: 'Harbor Freight Yard',
      title: 'Shift lead',
      password: 'blue truck 7',
    })
  })

  it('sends the phone and the consent that was ticked', async () => {
    answerSession(signedInSession)
    const { calls } = await render('/signup', [answer(signUp, signedInSession)])
    choose('Candidate')
    fillIn()
    type(/Mobile phone/, '2125550142')
    fireEvent.click(screen.getByRole('checkbox', { name: /I agree to get text messages/ }))
    press('Create account')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toMatchObject({ phone: '212-555-0142', text_consent: true })
  })

  it('[AU-33] [AU-30] sends the campaign and the ad that led to the site', async () => {
    document.cookie = 'utm=utm_source=flyer&utm_campaign=fall&ccuid=click-1'
    document.cookie = 'source=ccast-source=board'
    answerSession(signedInSession)
    const { calls } = await render('/signup', [answer(signUp, signedInSession)])
    choose('Candidate')
    fillIn()
    press('Create account')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toMatchObject({
      utm: { source: 'flyer', campaign: 'fall', 'ccast-source': 'board', ccuid: 'click-1' },
    })
    for (const name of ['utm', 'source']) document.cookie = `${name}=; Max-Age=0`
  })

  it('sends the same key again after a lost connection, and another for other content', async () => {
    const { calls } = await render('/signup', [
      answer(signUp, () => Promise.reject(new TypeError('network'))),
    ])
    choose('Candidate')
    fillIn()
    for (const [count, firstName] of [
      [1, 'Rosa'],
      [2, 'Rosa'],
      [3, 'Rosalia'],
    ] as const) {
      type('First name', firstName)
      press('Create account')
      await waitFor(() => expect(calls).toHaveLength(count))
      await screen.findByText(/could not reach the site/)
      await waitFor(() =>
        expect(
          screen.getByRole('button', { name: 'Create account' }).getAttribute('aria-disabled'),
        ).toBeNull(),
      )
    }
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })
})

describe('[AU-03] each fault of a sign-up at its field', () => {
  it.each([
    ['Email', 'rosa at home', 'Please enter a valid email'],
    [/Mobile phone/, '21255501', 'Please enter a valid phone number'],
    [/^Password/, 'blue 7', 'Must be at least 8 characters'],
    [/^Password/, 'blue truck', 'Must include both letters and numbers'],
  ])('%s %j', async (label, value, sentence) => {
    await render()
    choose('Candidate')
    fillIn()
    type(label, value)
    press('Create account')
    await waitFor(() => expect(errorAt(label)).toBe(sentence))
    expect(errorSummary()).toEqual([sentence])
  })
  it('also those that only the service knows', async () => {
    const fields = { email: { code: 'account.email-invalid', error: 'Please enter a valid email' } }
    await render('/signup', [refuse(signUp, 'invalid', 'Wrong.', fields)])
    choose('Candidate')
    fillIn()
    press('Create account')
    await waitFor(() => expect(errorAt('Email')).toBe('Please enter a valid email'))
    expect(typed('First name')).toBe('Rosa')
  })
})

const sentence = 'An account with this email already exists. Log in below to continue.'
const duplicate = (fields: WireFieldErrors) => [refuse(signUp, 'duplicate-user', sentence, fields)]
const emailTaken = { email: { code: 'account.email-taken', error: 'Email already in use' } }
const phoneTaken = { phone: { code: 'account.phone-taken', error: 'Phone number already in use' } }

describe('[AU-04] a sign-up of a person who has an account', () => {
  it('moves to the login, prefilled, with the sentence, and with nothing private in the address', async () => {
    const { router } = await render('/signup?redirect=%2Fjobs%2F12', duplicate(emailTaken))
    choose('Candidate')
    fillIn()
    press('Create account')
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(typed('Email or phone number')).toBe('rosa@example.com')
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?redirect=%2Fjobs%2F12')
  })
  it('prefills the phone where that is what is taken', async () => {
    await render('/signup', duplicate(phoneTaken))
    choose('Candidate')
    fillIn()
    type(/Mobile phone/, '2125550142')
    press('Create account')
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
    expect(typed('Email or phone number')).toBe('212-555-0142')
  })
})

it('[AU-22] a known handle means a login', async () => {
  const { router } = await renderScreen(manifest, { path: '/signup?usr=rosa%40example.com&redirect=%2Fjobs' })
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(router.state.location.search).toBe('?usr=rosa%40example.com&redirect=%2Fjobs')
})

describe('[AU-02] the other forms of sign-up', () => {
  const created = [answer(signUp, signedInSession)]
  const labels = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).name)
  it('asks email, phone and password at once', async () => {
    const { calls } = await render('/signup?variant=short', created)
    expect(labels()).toEqual(['email', 'phone'])
    expect(screen.queryByRole('radio')).toBeNull()
    press('Create account')
    await waitFor(() => expect(errorAt('Password')).toBe('Password is required'))
    expect(errorAt('Email')).toBe('Email is required')
    expect(calls).toEqual([])
    type('Email', 'rosa@example.com')
    type(/Mobile phone/, '2125550142')
    type('Password', 'blue truck 7')
    answerSession(signedInSession)
    press('Create account')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toMatchObject({
      variant: 'short',
      type: 'applicant',
      email: 'rosa@example.com',
      phone: '212-555-0142',
      password: 'blue truck 7',
    })
    expect(calls[0]!.body).not.toHaveProperty('first_name')
  })
  it('asks name, phone, email and password one after the other, and loses nothing on the way back', async () => {
    const { calls } = await render('/signup?variant=steps', created)
    expect(labels()).toEqual(['first_name', 'last_name'])
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 4' })).toBeTruthy()
    press('Next')
    await waitFor(() => expect(errorAt('First name')).toBe('First name is required'))
    type('First name', 'Rosa')
    type('Last name', 'Diaz')
    press('Next')
    const phone = await screen.findByLabelText(/Mobile phone/)
    await waitFor(() => expect(document.activeElement).toBe(phone))
    expect(errorAt(/Mobile phone/)).toBeUndefined()
    type(/Mobile phone/, '2125550142')
    press('Next')
    await screen.findByLabelText('Email')
    press('Next')
    await waitFor(() => expect(errorAt('Email')).toBe('Email is required'))
    type('Email', 'rosa@example.com')
    press('Next')
    await screen.findByLabelText('Password')
    press('Create account')
    await waitFor(() => expect(errorAt('Password')).toBe('Password is required'))
    type('Password', 'blue truck 7')
    for (const back of ['Email', /Mobile phone/, 'First name'] as const) {
      press('Back')
      await screen.findByLabelText(back)
    }
    expect(typed('First name')).toBe('Rosa')
    for (const next of [/Mobile phone/, 'Email', 'Password'] as const) {
      press('Next')
      await screen.findByLabelText(next)
    }
    expect(calls).toEqual([])
    expect(typed('Password')).toBe('blue truck 7')
    answerSession(signedInSession)
    press('Create account')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toMatchObject({
      variant: 'steps',
      first_name: 'Rosa',
      last_name: 'Diaz',
      email: 'rosa@example.com',
      phone: '212-555-0142',
      password: 'blue truck 7',
    })
  })
  it('goes back to the step of what the service refused', async () => {
    const fields = { email: { code: 'account.email-invalid', error: 'Please enter a valid email' } }
    await render('/signup?variant=steps', [
      refuse(signUp, 'invalid', 'Please check the marked fields.', fields),
    ])
    type('First name', 'Rosa')
    type('Last name', 'Diaz')
    press('Next')
    await screen.findByLabelText(/Mobile phone/)
    press('Next')
    await screen.findByLabelText('Email')
    type('Email', 'rosa@example.com')
    press('Next')
    await screen.findByLabelText('Password')
    type('Password', 'blue truck 7')
    press('Create account')
    await waitFor(() => expect(errorAt('Email')).toBe('Please enter a valid email'))
    expect(typed('Email')).toBe('rosa@example.com')
  })
})
