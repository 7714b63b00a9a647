// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  confirmPhone,
  confirmVerification,
  sendPhoneCode,
  sendVerification,
} from '@lunchpail/contracts/auth/api'
import { changePhoneSlot } from '@lunchpail/contracts/profile/slots'
import { answer, RefusedAnswer, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { errorAt, press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { done, account, session, render } from '../../test/my-account.tsx'

beforeEach(() => done.mockReset())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
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
    // nor is anybody asked to agree to texts that cannot be sent
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
