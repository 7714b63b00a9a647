// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  confirmAuthenticator,
  confirmVerification,
  getArchive,
  getCompany,
  getSecondFactor,
  listDevices,
  listPasskeys,
  passSecondFactor,
  removeAuthenticator,
  requireSecondFactor,
  sendVerification,
  startAuthenticator,
  type OwnCompany,
} from '@lunchpail/contracts/auth/api'
import {
  answer,
  callsTo,
  RefusedAnswer,
  refuse,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, pressAndWait, typeAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { answerSession, signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../../manifest.tsx'

afterEach(cleanup)

const session = signedInAs({ type: 'hiring manager', company_name: 'Harbor Yard', email_verified: true })
const scopes = { company: 99, facility: 99, user: 99, position: 99, 'facility attribute': 99 } as const
const own = (second_factor: OwnCompany['second_factor']): OwnCompany => ({
  state: 'joined',
  company: { id: 'c1', name: 'Harbor Yard' },
  waits_for: null,
  permission: { level: 4, access: null, scopes },
  second_factor,
})
const standing = (step: OwnCompany['second_factor']['step'], required = true) => own({ required, step })
const company = (bodies: readonly OwnCompany[], answers: readonly FakeAnswer[] = []) =>
  renderScreen(manifest, {
    path: '/portal/company',
    session,
    answers: [...bodies.map((body) => answer(getCompany, body)), ...answers],
  })
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const started = answer(startAuthenticator, { key, uri: `otpauth://totp/Lunchpail:a?secret=${key}` })
const codes = Array.from({ length: 10 }, (_, index) => `abcde-fghj${index}`)

describe('[AU-26] the second step of a manager', () => {
  it('is a code where they have an app; a wrong one is said at the field', async () => {
    const { calls } = await company(
      [standing('code')],
      [refuse(passSecondFactor, 'code-wrong', 'That code isn’t right.')],
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm that it’s you' })).toBeTruthy()
    await typeAndWait('Code', '123 456')
    await pressAndWait('Continue')
    expect(errorAt('Code')).toBe('That code isn’t right.')
    expect(callsTo(calls, passSecondFactor)[0]!.body).toMatchObject({ code: '123 456' })
  })

  it('is the passkey where that is what they have, with the way out for whoever lost it', async () => {
    await company([standing('passkey')])
    expect(await screen.findByRole('button', { name: 'Log in with a passkey' })).toBeTruthy()
    const help = screen.getByRole('link', { name: 'Lost the device with your passkey? Get help' })
    expect(help.getAttribute('href')).toBe('/help')
  })

  it('is set up by a QR code or its key, a first code, and recovery codes that are shown once', async () => {
    await company([standing('set-up')], [started, answer(confirmAuthenticator, { recovery_codes: codes })])
    await screen.findByRole('heading', { level: 1, name: 'Confirm that it’s you' })
    await pressAndWait('Set up an app')
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    await typeAndWait('6-digit code', '123456')
    await pressAndWait('Confirm')
    for (const code of codes) expect(screen.getByText(code)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'I saved them' })).toBeTruthy()
  })

  it('is asked of all managers by an admin of the company', async () => {
    const { calls } = await company(
      [standing('none', false)],
      [answer(requireSecondFactor, { required: true, step: 'none' })],
    )
    await screen.findByText(/log in with their password alone/)
    await pressAndWait('Require a second step')
    expect(callsTo(calls, requireSecondFactor)[0]!.body).toMatchObject({ required: true })
    expect(screen.getByText(/need a passkey or a code/)).toBeTruthy()
  })

  it('asks a code of the email first where the password alone opened the session, and goes on by itself', async () => {
    let confirmed = false
    const { calls } = await company(
      [standing('set-up')],
      [
        answer(startAuthenticator, () =>
          confirmed
            ? { key, uri: `otpauth://totp/Lunchpail:a?secret=${key}` }
            : new RefusedAnswer('contact-unproven', 'Please confirm first that you read your email.'),
        ),
        answer(sendVerification, { sent_to: 'd•••@example.com', resend_seconds: 30 }),
        answer(confirmVerification, () => {
          confirmed = true
          return { account: session.account! }
        }),
      ],
    )
    await screen.findByRole('heading', { level: 1, name: 'Confirm that it’s you' })
    await pressAndWait('Set up an app')
    expect(screen.getByText(/we first check that you read your email/)).toBeTruthy()
    await pressAndWait('Email me a code')
    await typeAndWait('6-digit code', '123456')
    answerSession(session)
    await pressAndWait('Confirm email')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect(callsTo(calls, sendVerification)[0]!.body).toMatchObject({ code_type: 'email' })
  })

  it('asks the password where the login was a while ago', async () => {
    await company(
      [standing('set-up')],
      [
        refuse(startAuthenticator, 'invalid', 'Please check your answers.', {
          current_password: {
            code: 'account.current-password-required',
            error: 'Please enter your current password',
          },
        }),
      ],
    )
    await screen.findByRole('heading', { level: 1, name: 'Confirm that it’s you' })
    await pressAndWait('Set up an app')
    expect(await screen.findByLabelText('Current password')).toBeTruthy()
  })
})

describe('[AU-26] the authenticator app among the settings', () => {
  const settings = (as: typeof session, answers: readonly FakeAnswer[]) =>
    renderScreen(manifest, {
      path: '/account/settings',
      session: as,
      answers: [
        ...answers,
        answer(listDevices, { devices: [] }),
        answer(listPasskeys, { passkeys: [] }),
        answer(getArchive, { archive: null }),
      ],
    })
  const since = '2026-11-20T15:00:00.000Z'

  it('says when it was set up and how many recovery codes are left, and is not turned off where it is needed', async () => {
    const { calls } = await settings(session, [
      answer(getSecondFactor, {
        required: true,
        step: 'none',
        authenticator: { since, recovery_codes_left: 7 },
      }),
      refuse(removeAuthenticator, 'conflict', 'That changed meanwhile.'),
    ])
    expect(await screen.findByText(/Recovery codes left: 7\./)).toBeTruthy()
    await pressAndWait('Turn off')
    expect(callsTo(calls, removeAuthenticator)).toHaveLength(1)
    expect(screen.getByText(/Recovery codes left: 7\./)).toBeTruthy()
  })

  it('is not among those of a candidate', async () => {
    const { calls } = await settings(signedInAs({ type: 'applicant' }), [])
    await screen.findByRole('heading', { name: 'Passkeys' })
    expect(screen.queryByRole('heading', { name: 'Authenticator app' })).toBeNull()
    expect(callsTo(calls, getSecondFactor)).toEqual([])
  })
})
