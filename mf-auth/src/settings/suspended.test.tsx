// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  getArchive,
  getSecondFactor,
  getSuspension,
  passSecondFactor,
  signIn,
  signInByPasskey,
  signOut,
  startPasskeySignIn,
} from '@lunchpail/contracts/auth/api'
import { noShowsSlot } from '@lunchpail/contracts/engagement/slots'
import { answer, RefusedAnswer, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { answerSession, visitor } from '@lunchpail/kit-web/testing/sessions'
import { signedInSession } from '../../test/answers.ts'
import { manifest } from '../manifest.tsx'

// a device that signs whatever it is asked to
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: () => Promise.resolve({ id: 'passkey', rawId: 'passkey', type: 'public-key' }),
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const limited = { level: 'suspended', limited: true } as const
const until = '2026-12-20T15:00:00.000Z'
const render = (
  suspension: Partial<{ by_operator: boolean; has_password: boolean }> = {},
  more: readonly FakeAnswer[] = [answer(getArchive, { archive: null })],
) => {
  fillSlots(
    filling(noShowsSlot, ({ onDone }) => (
      <button onClick={() => onDone({ contested: true })}>Contest</button>
    )),
  )
  return renderScreen(manifest, {
    path: '/account/suspended',
    session: limited,
    answers: [
      answer(getSuspension, { until, by_operator: false, has_password: true, ...suspension }),
      ...more,
      answer(signOut, { ended: 1 }),
    ],
  })
}

describe('[AU-18] [BY-27] the page of whoever is suspended', () => {
  it('says until when and why, and has their side of it, what is kept about them, and the way out', async () => {
    await render()
    expect(await screen.findByText(/^Because companies reported that you missed interviews/)).toBeTruthy()
    expect(await screen.findByText('Contest')).toBeTruthy()
    for (const name of ['Prepare my data', 'Delete my account…', 'Log out'])
      expect(await screen.findByRole('button', { name })).toBeTruthy()
    press('Delete my account…')
    expect(await screen.findByLabelText('Current password')).toBeTruthy()
  })

  it('asks a manager with an app for its code before what is kept about them', async () => {
    let passed = false
    const refused = new RefusedAnswer('second-factor-needed', 'Please confirm that it’s you first.')
    await render({}, [
      answer(getArchive, () => (passed ? { archive: null } : refused)),
      answer(getSecondFactor, { required: true, step: 'code', authenticator: null }),
      answer(passSecondFactor, () => {
        passed = true
        return { recovery_codes_left: 9 }
      }),
    ])
    type(await screen.findByLabelText('Code'), '123456')
    press('Continue')
    expect(await screen.findByRole('button', { name: 'Prepare my data' })).toBeTruthy()
  })

  it('asks a manager with a passkey for it, whose login is refused and has shown it', async () => {
    let passed = false
    await render({}, [
      answer(getArchive, () =>
        passed ? { archive: null } : new RefusedAnswer('second-factor-needed', 'First.'),
      ),
      answer(getSecondFactor, { required: true, step: 'passkey', authenticator: null }),
      answer(startPasskeySignIn, { options: { challenge: 'challenge' } }),
      answer(signInByPasskey, () => {
        passed = true
        return new RefusedAnswer('barred', 'This account has been deactivated for 30 days.')
      }),
    ])
    const shown = await screen.findByRole('button', { name: 'Log in with a passkey' })
    answerSession({ ...visitor, ...limited })
    press(shown)
    expect(await screen.findByRole('button', { name: 'Prepare my data' })).toBeTruthy()
  })

  it('speaks of no missed interviews where an operator suspended the account', async () => {
    await render({ by_operator: true })
    expect(await screen.findByText(/^We suspended your account until/)).toBeTruthy()
    expect(screen.queryByText(/missed interviews/)).toBeNull()
  })

  it('leads home once what was contested ended the suspension', async () => {
    await render()
    answerSession(signedInSession)
    press(await screen.findByRole('button', { name: 'Contest' }))
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/')
  })

  it('leaves nothing of theirs on the device once they log out', async () => {
    document.cookie = 'geolocation=home; Path=/'
    localStorage.setItem('jobs.search', 'welder')
    await render()
    answerSession(visitor)
    press(await screen.findByRole('button', { name: 'Log out' }))
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/')
    expect([document.cookie.includes('geolocation'), localStorage.getItem('jobs.search')]).toEqual([
      false,
      null,
    ])
  })

  it('leads whoever has not shown who they are to log in', async () => {
    await renderScreen(manifest, { path: '/account/suspended' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
  })
})

it('[AU-18] whoever logs in suspended reads why, once, and is led to what stays open to them', async () => {
  const sentence =
    'This account has been deactivated for 30 days due to repeated no shows. Please contact support for assistance.'
  const barred: FakeAnswer = answer(signIn, new RefusedAnswer('barred', sentence))
  await renderScreen(manifest, { path: '/login', answers: [barred] })
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  type('Email or phone number', 'rosa@example.com')
  type('Password', 'blue truck 7')
  answerSession({ ...visitor, ...limited })
  press('Log in')
  const link = await screen.findByRole('link', { name: 'See what you can still do' })
  expect(link.getAttribute('href')).toBe('/account/suspended')
  expect(screen.getAllByText(sentence)).toHaveLength(1)
})
