// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkClaim, settleClaim, signUp } from '@lunchpail/contracts/auth/api'
import {
  answer,
  callsTo,
  refuse,
  RefusedAnswer,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { signedInSession } from '../../../test/answers.ts'
import { manifest } from '../../manifest.tsx'

afterEach(cleanup)

const claim = 'c'.repeat(43)
const at = '2026-11-03T15:00:00.000Z'
const things = [
  { kind: 'application', company_name: 'Harbor Yard', at },
  { kind: 'application', company_name: null, at },
  { kind: 'answers', company_name: null, at },
  { kind: 'company', company_name: 'Pine Logistics', at },
] as const
const render = (answers: readonly FakeAnswer[], channel: 'text' | 'email' = 'email', foreign = false) =>
  renderScreen(manifest, {
    path: `/claim?redirect=%2Fjobs#${claim}`,
    answers: [answer(checkClaim, { channel, foreign, things: foreign ? [] : [...things] }), ...answers],
  })

describe('[AU-15] [AU-08] whose account is it', () => {
  it('shows companies and days of what is in it, and opens it to whoever says that it is theirs', async () => {
    const { calls } = await render([answer(settleClaim, { signed_in: true, handle: null })], 'text')
    await screen.findByRole('heading', { level: 1, name: 'Whose account is this?' })
    expect(await screen.findByText(/with your phone number/)).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'An application to Harbor Yard, Nov 3, 2026',
      'An application, Nov 3, 2026',
      'Answers for an application, since Nov 3, 2026',
      'Hiring for Pine Logistics, since Nov 3, 2026',
    ])
    answerSession(signedInSession)
    press('Mine')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/jobs')
    expect(callsTo(calls, settleClaim)[0]!.body).toEqual({ claim, mine: true })
  })

  it('leads who says that it is not to a sign-up with the contact, which is proven there', async () => {
    const own = { signed_in: false, handle: '2125550142' }
    const { calls } = await render([
      answer(settleClaim, own),
      answer(signUp, { account: { ...signedInSession.account!, phone: '2125550142' } }),
    ])
    press(await screen.findByRole('button', { name: 'Not mine' }).then(() => 'Not mine'))
    await screen.findByRole('heading', { level: 1, name: 'Create an account' })
    expect(screen.getByText(/you don’t need another code/)).toBeTruthy()
    expect(typed(/^Mobile phone/)).toBe('212-555-0142')
    expect(callsTo(calls, settleClaim)[0]!.body).toEqual({ claim, mine: false })
    screen.getByRole('radio', { name: /Candidate/ }).click()
    type('First name', 'Rosa')
    type('Last name', 'Diaz')
    type('Email', 'rosa@example.com')
    press('Create account')
    await waitFor(() =>
      expect(callsTo(calls, signUp)[0]?.body).toMatchObject({ phone: '212-555-0142', claim }),
    )
  })

  it('asks nothing of an account that someone else owns, and offers an own one', async () => {
    await render([answer(settleClaim, { signed_in: false, handle: 'rosa@example.com' })], 'email', true)
    expect(await screen.findByText(/belongs to someone else/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mine' })).toBeNull()
    press('Start my own account')
    await screen.findByRole('heading', { level: 1, name: 'Create an account' })
    expect(typed('Email')).toBe('rosa@example.com')
  })

  it('asks anew where someone else came to own it meanwhile', async () => {
    let foreign = false
    await renderScreen(manifest, {
      path: `/claim#${claim}`,
      answers: [
        answer(checkClaim, () => ({ channel: 'email' as const, foreign, things: [] })),
        answer(settleClaim, () => {
          foreign = true
          return new RefusedAnswer('conflict', 'This was changed.') as never
        }),
      ],
    })
    await screen.findByRole('button', { name: 'Mine' })
    press('Mine')
    expect(await screen.findByText(/belongs to someone else/)).toBeTruthy()
  })

  it('leads back to the login once it is too late', async () => {
    await renderScreen(manifest, {
      path: `/claim#${claim}`,
      answers: [refuse(checkClaim, 'claim-expired', 'Too late.')],
    })
    await screen.findByText(/That took too long/)
    press('Log in again')
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
  })
})
