// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSession } from '@lunchpail/kit-web/session'
import {
  confirmPhone,
  confirmVerification,
  saveAccount,
  sendPhoneCode,
  sendVerification,
} from '@lunchpail/contracts/auth/api'
import { changePhoneSlot } from '@lunchpail/contracts/profile/slots'
import {
  answer,
  callsTo,
  RefusedAnswer,
  refuse,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { errorAt, press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { signedInSession } from '../../test/answers.ts'
import { AccountSlot } from './account.slot.tsx'

const done = vi.fn()
beforeEach(() => done.mockReset())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const account = {
  ...signedInSession.account,
  phone: '2125550142',
  text_consent: true,
  has_password: true,
  email_verified: true,
}
const session = { ...signedInSession, account }
const render = (answers: readonly FakeAnswer[] = [], of: typeof session = session) =>
  renderScreen(<AccountSlot open onDone={done} />, { path: '/profile', session: of, answers })
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
    expect(calls[0]!.body).toEqual({ ...stored, first_name: 'Rosalía' })
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
      { ...stored, password: 'red truck 8', current_password: 'blue truck 7' },
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
      { ...stored, email: 'rosa.new@example.com', current_password: 'wrong 1234' },
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
      Array(2).fill({ ...stored, email: 'rosa.new@example.com', current_password: 'blue truck 7' }),
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

  it('says at its field what somebody else has, and keeps what was typed', async () => {
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

describe('[AU-28] [AU-29] the phone of My Account', () => {
  const sent = { sent_to: '•••-•••-••42', resend_seconds: 30, needs_password: false }
  const toCode = async (answers: readonly FakeAnswer[]) => {
    const rendered = await render([answer(sendPhoneCode, sent), ...answers])
    await screen.findByText('Confirm your phone number')
    press('Text me a code')
    await screen.findByLabelText('6-digit code')
    return rendered
  }
  it('stands above the form, whose buttons are the last', async () => {
    await render()
    await screen.findByText('Confirm your phone number')
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons.indexOf('Text me a code')).toBeLessThan(buttons.indexOf('Save'))
    expect(buttons.at(-1)).toBe('Cancel')
  })

  it('is confirmed by a code', async () => {
    const { calls } = await toCode([answer(confirmPhone, { account })])
    press('Confirm number')
    await waitFor(() => expect(errorAt('6-digit code')).toBe('Please enter a valid 6-digit code'))
    type('6-digit code', '123456')
    answerSession({ ...session, account: { ...account, phone_state: 'verified' } })
    press('Confirm number')
    expect(await screen.findByText('Your phone number is confirmed.')).toBeTruthy()
    expect(calls.at(-1)!.body).toEqual({ code: '123456' })
  })
  it.each([
    ['phone-code-expired', 'The code has expired. Click resend below to get a new code.'],
    ['code-wrong', 'The code you entered does not match. Please try again.'],
    ['unknown', 'An error occurred. Please try again.'],
  ] as const)('says what %s means', async (code, sentence) => {
    await toCode([refuse(confirmPhone, code, code === 'unknown' ? 'Sorry.' : sentence)])
    type('6-digit code', '123456')
    press('Confirm number')
    await waitFor(() => expect(errorAt('6-digit code')).toBe(sentence))
  })
  /** As mf-profile does: it has saved the number by then. */
  const profileSaves = (phone: string | null) =>
    fillSlots(
      filling(changePhoneSlot, ({ onDone }) => (
        <button onClick={() => onDone({ phone })}>Save number</button>
      )),
    )
  it('has the profile take another number, to which the code goes then, and goes again', async () => {
    profileSaves('646-555-0199')
    const other = { ...sent, sent_to: '•••-•••-••99', resend_seconds: 0 }
    const { calls } = await render([answer(sendPhoneCode, other), answer(sendPhoneCode, other)])
    await screen.findByText('Confirm your phone number')
    press('Change number')
    fireEvent.click(await screen.findByRole('button', { name: 'Save number' }))
    await screen.findByLabelText('6-digit code')
    expect(document.body.textContent).toMatch(/•••.•••.••99/)
    press('Resend code')
    await screen.findByText('Code re-sent!')
    expect(calls.map(({ body }) => body)).toEqual([{ phone: '646-555-0199' }, { phone: '646-555-0199' }])
  })
  it('asks for no code where the number stays', async () => {
    profileSaves(null)
    const { calls } = await render()
    await screen.findByText('Confirm your phone number')
    press('Change number')
    fireEvent.click(await screen.findByRole('button', { name: 'Save number' }))
    expect(await screen.findByRole('button', { name: 'Change number' })).toBeTruthy()
    expect(calls).toEqual([])
  })
  it('takes a code from the email first where a manager has the password alone', async () => {
    profileSaves('646-555-0199')
    let confirmed = false
    await render([
      answer(sendPhoneCode, () =>
        confirmed
          ? { ...sent, sent_to: '•••-•••-••99' }
          : new RefusedAnswer('contact-unproven', 'Please confirm first.'),
      ),
      answer(sendVerification, { sent_to: 'r•••@example.com', resend_seconds: 30 }),
      answer(confirmVerification, () => {
        confirmed = true
        return { account }
      }),
    ])
    await screen.findByText('Confirm your phone number')
    press('Change number')
    fireEvent.click(await screen.findByRole('button', { name: 'Save number' }))
    await screen.findByText(/we first check that you read your email/)
    press('Email me a code')
    await screen.findByLabelText('6-digit code')
    type('6-digit code', '123456')
    answerSession(session)
    press('Confirm email')
    expect(await screen.findByRole('button', { name: 'Confirm number' })).toBeTruthy()
    expect(document.body.textContent).toContain('99')
  })
  it('asks for the password with the code of a new number', async () => {
    const changed = { ...session, account: { ...account, phone_state: 'changed' as const } }
    const wrong = "Sorry! That password didn't work."
    const { calls } = await render(
      [
        answer(sendPhoneCode, { ...sent, needs_password: true }),
        refuse(confirmPhone, 'password-wrong', wrong, {
          current_password: { code: 'account.current-password-wrong', error: wrong },
        }),
      ],
      changed,
    )
    await screen.findByText('Confirm your phone number')
    press('Text me a code')
    await screen.findByLabelText('6-digit code')
    type('6-digit code', '123456')
    press('Confirm number')
    await waitFor(() => expect(errorAt('Current password')).toBe('Please enter your current password'))
    type('Current password', 'blue truck 8')
    press('Confirm number')
    await waitFor(() => expect(errorAt('Current password')).toBe(wrong))
    expect(calls.at(-1)!.body).toEqual({ code: '123456', current_password: 'blue truck 8' })
    expect(typed('6-digit code')).toBe('123456')
  })
  it('[AU-16] offers a code by email beside it, as the person picks', async () => {
    const { calls } = await render(
      [
        answer(sendVerification, { sent_to: 'r•••@example.com', resend_seconds: 30 }),
        answer(confirmVerification, { account }),
      ],
      { ...session, account: { ...account, email_verified: false } },
    )
    await screen.findByRole('button', { name: 'Text me a code' })
    press('Email me a code')
    await screen.findByLabelText('6-digit code')
    // the button that was pressed is gone
    const focused = (name: string) => expect(document.activeElement).toBe(screen.getByRole('group', { name }))
    await waitFor(() => focused('Confirm your email'))
    type('6-digit code', '123456')
    answerSession(session)
    press('Confirm email')
    // the phone is left
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull())
    expect(await screen.findByRole('button', { name: 'Text me a code' })).toBeTruthy()
    expect(screen.getByText('Your email is confirmed.')).toBeTruthy()
    await waitFor(() => focused('Confirm your phone number'))
    expect(calls.map(({ body }) => body)).toEqual([
      { code_type: 'email' },
      { code_type: 'email', code: '123456' },
    ])
  })
  it('offers no text to a number that takes none, and says where its codes go', async () => {
    const landline = { ...account, phone_takes_texts: false }
    await render([], { ...session, account: landline })
    await screen.findByText('This number can’t get texts')
    expect(document.body.textContent).toContain('Codes and messages go to your email.')
    for (const name of ['Text me a code', 'Email me a code'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByText('Confirm your phone number')).toBeNull()
    expect(screen.getByRole('button', { name: 'Change number' })).toBeTruthy()
    cleanup()
    // nor is anybody asked to agree to texts that nobody can send
    await render([], { ...session, account: { ...landline, text_consent: false } })
    await screen.findByText('This number can’t get texts')
    expect(screen.queryByRole('checkbox')).toBeNull()
    type('Mobile phone', '646-555-0199')
    expect(await screen.findByRole('checkbox')).toBeTruthy()
    cleanup()
    await render([], { ...session, account: { ...landline, email_verified: false } })
    expect(await screen.findByRole('button', { name: 'Email me a code' })).toBeTruthy()
    expect(screen.getByText('This number can’t get texts')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Text me a code' })).toBeNull()
    cleanup()
    // one that was proven before it was known to be a landline stays proven
    await render([], { ...session, account: { ...landline, phone_state: 'verified' } })
    await screen.findByText('Your phone number is confirmed.')
    expect(screen.queryByText('This number can’t get texts')).toBeNull()
  })
  it('texts the number that replaces one that takes no texts', async () => {
    profileSaves('646-555-0199')
    const { calls } = await render([answer(sendPhoneCode, { ...sent, sent_to: '•••-•••-••99' })], {
      ...session,
      account: { ...account, phone_takes_texts: false },
    })
    await screen.findByText('This number can’t get texts')
    press('Change number')
    fireEvent.click(await screen.findByRole('button', { name: 'Save number' }))
    await screen.findByLabelText('6-digit code')
    expect(screen.queryByText('This number can’t get texts')).toBeNull()
    expect(calls.map(({ body }) => body)).toEqual([{ phone: '646-555-0199' }])
  })
  it('says so where the number is another, and asks nothing where there is none', async () => {
    await render([], { ...session, account: { ...account, phone_state: 'changed' } })
    expect(await screen.findByText(/Your number is new/)).toBeTruthy()
    cleanup()
    await render([], { ...session, account: { ...account, phone: null } as unknown as typeof account })
    await screen.findByRole('heading', { name: 'My Account' })
    expect(screen.queryByText('Confirm your phone number')).toBeNull()
  })
})
