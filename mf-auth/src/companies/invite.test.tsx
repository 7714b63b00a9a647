// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { acceptCompanyInvite, checkCompanyInvite, signUp } from '@lunchpail/contracts/auth/api'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { answerSession, signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const token = 'a'.repeat(43)
const employer = signedInAs({ type: 'hiring manager', email: 'dana@example.com' })
const works = answer(checkCompanyInvite, { company_name: 'Harbor Yard', email: 'sam@example.com' })
const render = (answers: readonly FakeAnswer[], session = {}) =>
  renderScreen(manifest, { path: `/invite#${token}`, session, answers })

describe('[AU-26] the page of an invite', () => {
  it('signs up who has no account, into the company, and keeps the secret out of the address', async () => {
    answerSession(employer)
    const { router, calls } = await render([works, answer(signUp, { account: employer.account })])
    await screen.findByRole('heading', { level: 1, name: 'Join Harbor Yard' })
    expect(router.state.location.hash).toBe('')
    expect(screen.queryByLabelText('Company name')).toBeNull()
    expect(typed('Email')).toBe('sam@example.com')
    type('First name', 'Sam')
    type('Last name', 'Reyes')
    type('Password', 'blue truck 7')
    await pressAndWait('Create account')
    expect(callsTo(calls, signUp)[0]!.body).toMatchObject({
      type: 'hiring manager',
      company_name: 'Harbor Yard',
      invite: token,
    })
  })

  it('takes in who is logged in', async () => {
    answerSession(employer)
    const second_factor = { required: false, step: 'none' } as const
    const own = { state: 'joined', company: null, waits_for: null, permission: null, second_factor } as const
    const { calls } = await render([works, answer(acceptCompanyInvite, own)], employer)
    await screen.findByText('You’re logged in as dana@example.com.')
    await pressAndWait('Join Harbor Yard')
    expect(callsTo(calls, acceptCompanyInvite)[0]!.body).toEqual({ token })
  })

  it('tells a candidate that it takes another account', async () => {
    await render([works], signedInAs())
    expect(await screen.findByText(/You’re logged in as a candidate/)).toBeTruthy()
  })

  it('says so where it works no more', async () => {
    await render([refuse(checkCompanyInvite, 'invite-expired')])
    expect(await screen.findByText('This invite no longer works')).toBeTruthy()
    cleanup()
    await render([refuse(checkCompanyInvite, 'invalid')])
    expect(await screen.findByText('Part of this link is missing')).toBeTruthy()
    // the next invite would lose its end too: to ask needs none
    expect(screen.getByRole('link', { name: 'Ask to join my company' }).getAttribute('href')).toBe(
      '/portal/company',
    )
  })
})
