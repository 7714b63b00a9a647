// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession, refreshSession } from '@lunchpail/kit-web/session'
import { confirmVerification, saveAccount, sendVerification } from '@lunchpail/contracts/auth/api'
import { answer, callsTo, RefusedAnswer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { errorAt, press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { signedInSession } from '../../test/answers.ts'
import { AccountSlot } from './account.slot.tsx'
import { done, account, session, render } from '../../test/my-account.tsx'

beforeEach(() => done.mockReset())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const stored = { first_name: 'Rosa', last_name: 'Diaz', phone: '2125550142', email: 'rosa@example.com' }

describe('[AU-27] My Account', () => {
  it('shows what is stored, saves it, and the page knows the new name at once', async () => {
    const { calls } = await render([answer(saveAccount, signedInSession)])
    await screen.findByRole('heading', { name: 'My Account' })
    expect(screen.getByRole('link', { name: 'Cookie settings' }).getAttribute('href')).toBe('/cookies')
    expect(typed('First name')).toBe('Rosa')
    expect(typed('Mobile phone')).toBe('212-555-0142')
    type('First name', 'Rosalía')
    answerSession({ ...session, account: { ...account, first_name: 'Rosalía' } })
    press('Save')
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ saved: true }))
    expect(calls[0]!.body).toEqual({ ...stored, first_name: 'Rosalía', changed: ['first_name'] })
    expect(currentSession().account!.first_name).toBe('Rosalía')
  })

  it('changes a password only where one was typed, and twice the same', async () => {
    const { calls } = await render([answer(saveAccount, signedInSession)])
    await screen.findByRole('heading', { name: 'My Account' })
    expect(screen.queryByLabelText('New password')).toBeNull()
    press('Change password')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
    type('New password', 'red truck 8')
    type('Enter the new password again', 'red truck 9')
    press('Save')
    await waitFor(() => expect(errorAt('Enter the new password again')).toBe("Your passwords don't match"))
    type('Enter the new password again', 'red truck 8')
    type('Current password', 'blue truck 7')
    answerSession(session)
    press('Save')
    await waitFor(() => expect(done).toHaveBeenCalled())
    expect(calls.map(({ body }) => body)).toEqual([
      { ...stored, changed: [], password: 'red truck 8', current_password: 'blue truck 7' },
    ])
  })

  it('asks for the current password where the email is another, and says at its field that it is wrong', async () => {
    const error = "Sorry! That password didn't work."
    const fields = { current_password: { code: 'account.current-password-wrong', error } }
    const { calls } = await render([refuse(saveAccount, 'password-wrong', error, fields)])
    await screen.findByRole('heading', { name: 'My Account' })
    expect(screen.queryByLabelText('Current password')).toBeNull()
    type('Email', 'ROSA@example.com')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    type('Email', 'rosa.new@example.com')
    press('Save')
    await waitFor(() => expect(errorAt('Current password')).toBe('Please enter your current password'))
    type('Current password', 'wrong 1234')
    press('Save')
    await waitFor(() => expect(errorAt('Current password')).toBe(error))
    expect(calls.map(({ body }) => body)).toEqual([
      { ...stored, email: 'rosa.new@example.com', changed: ['email'], current_password: 'wrong 1234' },
    ])
    expect(typed('Email')).toBe('rosa.new@example.com')
  })

  it('takes a code from the email of a manager with a password alone before it saves another', async () => {
    let confirmed = false
    const { calls } = await render([
      answer(saveAccount, () =>
        confirmed ? signedInSession : new RefusedAnswer('contact-unproven', 'Please confirm first.'),
      ),
      answer(sendVerification, { sent_to: 'r•••@example.com', resend_seconds: 30 }),
      answer(confirmVerification, () => {
        confirmed = true
        return { account }
      }),
    ])
    await screen.findByRole('heading', { name: 'My Account' })
    type('Email', 'rosa.new@example.com')
    type('Current password', 'blue truck 7')
    press('Save')
    await screen.findByText(/we first check that you read your email/)
    press('Email me a code')
    await screen.findByLabelText('6-digit code')
    type('6-digit code', '123456')
    answerSession(session)
    press('Confirm email')
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ saved: true }))
    expect(callsTo(calls, saveAccount).map(({ body }) => body)).toEqual(
      Array(2).fill({
        ...stored,
        email: 'rosa.new@example.com',
        changed: ['email'],
        current_password: 'blue truck 7',
      }),
    )
  })

  it('asks for none where there is none', async () => {
    const { calls } = await render([answer(saveAccount, signedInSession)], {
      ...session,
      account: { ...account, has_password: false },
    })
    await screen.findByRole('heading', { name: 'My Account' })
    type('Email', 'rosa.new@example.com')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    answerSession(session)
    press('Save')
    await waitFor(() => expect(done).toHaveBeenCalled())
    expect(calls[0]!.body).not.toHaveProperty('current_password')
  })

  it.each([
    ['Mobile phone', '', 'Please enter a valid phone number'],
    ['Mobile phone', '212', 'Please enter a valid phone number'],
    ['First name', ' ', 'First name is required'],
    ['Email', 'rosa', 'Please enter a valid email'],
  ])('asks for a right %s instead of %j', async (label, value, sentence) => {
    const { calls } = await render()
    await screen.findByRole('heading', { name: 'My Account' })
    type(label, value)
    press('Save')
    await waitFor(() => expect(errorAt(label)).toBe(sentence))
    expect(calls).toEqual([])
  })

  it('says at its field what another account has, and keeps what was typed', async () => {
    const fields = { phone: { code: 'account.phone-taken', error: 'Phone number already in use' } }
    await render([refuse(saveAccount, 'duplicate-user', 'Taken.', fields)])
    await screen.findByRole('heading', { name: 'My Account' })
    type('Mobile phone', '212-555-0199')
    press('Save')
    await waitFor(() => expect(errorAt('Mobile phone')).toBe('Phone number already in use'))
    expect(typed('Mobile phone')).toBe('212-555-0199')
    expect(done).not.toHaveBeenCalled()
  })

  it('[AU-28] takes an email that another account has by a code that goes there', async () => {
    const fields = { email: { code: 'account.email-taken', error: 'Email already in use' } }
    const { calls } = await render([
      refuse(saveAccount, 'duplicate-user', 'Taken.', fields),
      answer(sendVerification, { sent_to: 'm•••@example.com', resend_seconds: 30 }),
      answer(confirmVerification, { account: { ...account, email: 'mine@example.com' } }),
    ])
    await screen.findByRole('heading', { name: 'My Account' })
    type('Email', 'mine@example.com')
    type('Current password', 'blue truck 7')
    press('Save')
    await screen.findByText('Is this email yours?')
    press('Email me a code')
    type(await screen.findByLabelText('6-digit code'), '123456')
    answerSession({ ...session, account: { ...account, email: 'mine@example.com' } })
    press('Confirm email')
    await waitFor(() => expect(screen.queryByText('Is this email yours?')).toBeNull())
    expect(callsTo(calls, sendVerification)[0]!.body).toEqual({
      code_type: 'email',
      email: 'mine@example.com',
      current_password: 'blue truck 7',
    })
    // it is the account's own now: the rest is saved without the password
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull())
    expect(typed('Email')).toBe('mine@example.com')
  })

  it('asks for the consent to texts anew where the phone is another', async () => {
    const { calls } = await render([answer(saveAccount, signedInSession)])
    await screen.findByRole('heading', { name: 'My Account' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    type('Mobile phone', '212-555-0199')
    expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false)
    answerSession(session)
    press('Save')
    await waitFor(() => expect(done).toHaveBeenCalled())
    expect(calls[0]!.body).toMatchObject({ phone: '212-555-0199', text_consent: 0 })
  })

  it('says what was changed in it: what was changed elsewhere since it was opened stays', async () => {
    const { calls } = await render([answer(saveAccount, signedInSession)], {
      ...session,
      account: { ...account, text_consent: false },
    })
    await screen.findByRole('heading', { name: 'My Account' })
    answerSession({ ...session, account: { ...account, last_name: 'Díaz', phone: '2125550177' } })
    await act(refreshSession)
    press('Save')
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    expect(calls).toEqual([])
    type('First name', 'Rosalía')
    press('Save')
    await waitFor(() => expect(done).toHaveBeenCalledTimes(2))
    expect(calls.map(({ body }) => body)).toEqual([
      { ...stored, first_name: 'Rosalía', changed: ['first_name'] },
    ])
  })

  it('closes without a change, and shows nothing while it is not open', async () => {
    await render()
    await screen.findByRole('heading', { name: 'My Account' })
    press('Cancel')
    expect(done).toHaveBeenCalledExactlyOnceWith({ saved: false })
    cleanup()
    await renderScreen(<AccountSlot open={false} onDone={done} />, { path: '/profile', session })
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
