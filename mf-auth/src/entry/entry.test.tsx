// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPassword, signIn, signUp } from '@lunchpail/contracts/auth/api'
import { answer, refuse, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen, type RenderScreenOptions } from '@lunchpail/kit-web/testing/render-screen'
import { errorAt, press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { authRecord, signedInSession } from '../../test/answers.ts'
import { EntrySlot } from './entry.slot.tsx'
import { SetPasswordSlot } from '../passwords/set-password.slot.tsx'

const done = vi.fn()
beforeEach(() => done.mockReset())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.cookie = 'login=; Max-Age=0'
})

const render = (
  props: { start?: 'sign-up' | 'login'; handle?: string } = {},
  options: Omit<RenderScreenOptions, 'path'> = {},
) =>
  renderScreen(<EntrySlot candidate variant="full" {...props} onDone={done} />, {
    path: '/app/start',
    ...options,
  })
const fillIn = () => {
  type('First name', 'Rosa')
  type('Last name', 'Diaz')
  type('Email', 'rosa@example.com')
  type(/^Mobile phone/, '212-555-0142')
  type('Password', 'blue truck 7')
}
const taken = {
  error: 'An account with this email already exists. Log in below to continue.',
  fields: {
    email: { code: 'account.email-taken', error: 'Email already in use' },
    phone: { code: 'account.phone-taken', error: 'Phone number already in use' },
  },
}
/** A page that learns from a resume while the form is open. */
function Reading() {
  const [isRead, setRead] = useState(false)
  const read = {
    known: { first_name: 'Ana', last_name: 'Diaz', phone: '2125550142' },
    doubts: { last_name: 'ANA DIAZ, cook' },
  }
  return (
    <>
      <button onClick={() => setRead(true)}>Read it</button>
      <EntrySlot candidate variant="full" {...(isRead && read)} onDone={done} />
    </>
  )
}

describe('[BY-24] what a resume says', () => {
  it('is in the fields of the sign-up in which nothing was typed, with the line of what is doubted', async () => {
    await renderScreen(<Reading />, { path: '/app/start' })
    type('First name', 'Rosa')
    press('Read it')
    await waitFor(() => expect(typed('Last name')).toBe('Diaz'))
    expect([typed('First name'), typed(/^Mobile phone/), typed('Email')]).toEqual([
      'Rosa',
      '212-555-0142',
      '',
    ])
    expect(screen.getByText('Your resume says: “ANA DIAZ, cook”. Is this right?')).toBeTruthy()
  })
})

const refuseSignUp = refuse(signUp, 'duplicate-user', taken.error, taken.fields)

describe('[AU-01] sign-up in place', () => {
  it('asks a candidate no type but a password, and tells the page when the session has begun', async () => {
    const { calls } = await render({}, { answers: [answer(signUp, signedInSession)] })
    await screen.findByRole('heading', { name: 'Create an account' })
    expect(screen.queryAllByRole('radio')).toEqual([])
    document.title = 'Apply for this job · Lunchpail'
    press('Create account and continue')
    await waitFor(() => expect(errorAt('Password')).toBe('Password is required'))
    // the title is of the page around the slot
    await waitFor(() => expect(document.title).toBe('Error: Apply for this job · Lunchpail'))
    // 1 §2.1: it may be left out here, but is not called optional: the next page of an application asks for it
    expect(errorAt(/^Mobile phone/)).toBeUndefined()
    expect(screen.getByLabelText('Mobile phone')).toBeTruthy()
    expect(screen.getByText(/You can also add it on the next page/)).toBeTruthy()
    expect(screen.queryByText('optional')).toBeNull()
    fillIn()
    answerSession(signedInSession)
    press('Create account and continue')
    await waitFor(() => expect(document.title).toBe('Apply for this job · Lunchpail'))
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ signedIn: true }))
    expect(calls[0]!.body).toMatchObject({
      type: 'applicant',
      password: 'blue truck 7',
      phone: '212-555-0142',
    })
  })
})

describe('[AU-04] a sign-up in place by a person who has an account', () => {
  it('[WZ-32] turns to the login, prefilled, with the sentence, and goes on after it', async () => {
    const answers = [refuseSignUp, answer(signIn, authRecord)]
    await render({}, { answers })
    await screen.findByRole('heading', { name: 'Create an account' })
    fillIn()
    press('Create account and continue')
    const heading = await screen.findByRole('heading', { name: 'Log in' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(taken.error)).toBeTruthy()
    expect(typed('Email or phone number')).toBe('rosa@example.com')
    press('Next')
    await screen.findByLabelText('Password')
    answerSession(signedInSession)
    type('Password', 'blue truck 7')
    press('Log in')
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ signedIn: true }))
  })
  it('says so at the fields to a signed-in person', async () => {
    await render({ start: 'sign-up' }, { session: signedInSession, answers: [refuseSignUp] })
    await screen.findByRole('heading', { name: 'Create an account' })
    fillIn()
    press('Create account and continue')
    await waitFor(() => expect(errorAt('Email')).toBe('Email already in use'))
    expect(errorAt(/Mobile phone/)).toBe('Phone number already in use')
    expect(screen.queryByRole('heading', { name: 'Log in' })).toBeNull()
  })
})

describe('[AU-22] which form shows first', () => {
  it.each([
    ['sign-up for a visitor', {}, '', 'Create an account'],
    ['login for a known handle', { handle: 'rosa@example.com' }, '', 'Log in'],
    ['login on a browser that logged in before', {}, 'login=1', 'Log in'],
    ['what the page says', { start: 'sign-up' }, 'login=1', 'Create an account'],
  ] as const)('%s', async (_, props, cookie, heading) => {
    if (cookie) document.cookie = cookie
    await render(props)
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  })
  it('fills in the handle, and leads to the other form and back', async () => {
    await render({ handle: 'rosa@example.com' })
    await screen.findByRole('heading', { name: 'Log in' })
    expect(typed('Email or phone number')).toBe('rosa@example.com')
    press('Create an account')
    await screen.findByRole('heading', { name: 'Create an account' })
    press('Log in')
    await screen.findByRole('heading', { name: 'Log in' })
  })
})

describe('the first password', () => {
  const field = 'Password'
  const renderPassword = (answers: RenderScreenOptions['answers']) =>
    renderScreen(<SetPasswordSlot onDone={done} />, {
      path: '/app/start',
      session: signedInSession,
      answers,
    })

  it('[AU-14] holds to both of its hints, and says when it is set', async () => {
    const { calls } = await renderPassword([answer(setPassword, signedInSession)])
    await screen.findByRole('heading', { name: 'Set a password' })
    expect(screen.getByText(/Must be at least 8 characters/)).toBeTruthy()
    expect(screen.getByText(/Must include both letters and numbers/)).toBeTruthy()
    press('Save password')
    await waitFor(() => expect(errorAt(field)).toBe('Password is required'))
    type(field, 'abc123')
    press('Save password')
    await waitFor(() => expect(errorAt(field)).toBe('Must be at least 8 characters'))
    type(field, 'blue truck')
    press('Save password')
    await waitFor(() => expect(errorAt(field)).toBe('Must include both letters and numbers'))
    type(field, 'blue truck 7')
    answerSession({ ...signedInSession, account: { ...signedInSession.account, has_password: true } })
    press('Save password')
    expect(await screen.findByText('Your password is set')).toBeTruthy()
    expect(done).toHaveBeenCalledExactlyOnceWith({ set: true })
    expect(calls.map(({ body }) => body)).toEqual([
      { password: 'blue truck 7', email: signedInSession.account.email },
    ])
  })
  it('[WZ-24] is saved by the button of a page that has one, and an empty one is none', async () => {
    const sentence = 'This password is too easy to guess. Please choose another one'
    const wrong = { password: { code: 'account.password-common', error: sentence } }
    const { calls } = await renderScreen(<SetPasswordSlot form="finish" onDone={done} />, {
      path: '/app/start',
      session: signedInSession,
      answers: [
        answer(setPassword, ({ body }) =>
          body.password === 'abcd1234'
            ? new RefusedAnswer('invalid', 'Please check the marked fields.', wrong)
            : signedInSession,
        ),
      ],
    })
    await screen.findByRole('heading', { name: 'Set a password' })
    expect(screen.queryByRole('button', { name: 'Save password' })).toBeNull()
    const finish = () => fireEvent.submit(document.querySelector('#finish')!)
    const told = () => done.mock.calls.map(([outcome]) => outcome as unknown)
    finish()
    await waitFor(() => expect(told()).toEqual([{ set: false, state: 'empty' }]))
    expect(calls).toEqual([])
    done.mockReset()
    type(field, 'abcd1234')
    finish()
    await waitFor(() => expect(errorAt(field)).toBe(sentence))
    expect(told()).toEqual([
      { set: false, state: 'saving' },
      { set: false, state: 'refused' },
    ])
    done.mockReset()
    type(field, 'blue truck 7')
    answerSession({ ...signedInSession, account: { ...signedInSession.account, has_password: true } })
    finish()
    await waitFor(() => expect(told()).toEqual([{ set: false, state: 'saving' }, { set: true }]))
  })
  const told = (sentence: string) => refuse(setPassword, 'conflict', sentence)
  it.each([
    ['Phone number already in use', 'Mobile phone'],
    ['Este número ya está en uso', 'Mobile phone'],
    ['Please enter a valid email', 'Email'],
    ['Ese correo ya está en uso', 'Email'],
    ['Sorry, an error occurred. Please try again', field],
  ])('[AU-14] puts %j of the service at %s', async (sentence, place) => {
    await renderScreen(<SetPasswordSlot onDone={done} />, {
      path: '/app/start',
      session: { ...signedInSession, account: { ...signedInSession.account, phone: '2125550142' } },
      answers: [told(sentence)],
    })
    await screen.findByRole('heading', { name: 'Set a password' })
    expect(typed('Mobile phone')).toBe('212-555-0142')
    type(field, 'blue truck 7')
    press('Save password')
    await waitFor(() => expect(errorAt(place)).toBe(sentence))
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
    expect(typed(field)).toBe('blue truck 7')
  })
  it('[AU-14] puts what the service says of the phone at the last field where there is none', async () => {
    await renderPassword([told('Phone number already in use')])
    await screen.findByRole('heading', { name: 'Set a password' })
    type(field, 'blue truck 7')
    press('Save password')
    await waitFor(() => expect(errorAt(field)).toBe('Phone number already in use'))
  })
})
