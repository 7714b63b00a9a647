// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  checkClaim,
  checkResetLink,
  resetPassword,
  setPassword,
  setPortalPassword,
} from '@lunchpail/contracts/auth/api'
import { answer, refuse, RefusedAnswer, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { errorAt, press, type } from '@lunchpail/kit-web/testing/page-actions'
import { answerSession, visitor } from '@lunchpail/kit-web/testing/sessions'
import { signedInSession } from '../../test/answers.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const token = 'a'.repeat(43)
const render = (answers: readonly FakeAnswer[]) =>
  renderScreen(manifest, { path: `/reset#${token}`, answers })
const works = answer(checkResetLink, { works: true })
const expired = 'This link has expired or was already used. Please ask for a new one.'

describe('[AU-13] [AU-14] the page of a reset link', () => {
  it('asks for a password twice, with its hints, and signs in', async () => {
    const { calls } = await render([works, answer(resetPassword, { account: signedInSession.account })])
    await screen.findByLabelText('New password')
    expect(screen.getByText(/Must be at least 8 characters/)).toBeTruthy()
    expect(screen.getByText(/Must include both letters and numbers/)).toBeTruthy()
    type('New password', 'kiln')
    type('Enter the new password again', 'kiln door 7')
    press('Save password')
    await waitFor(() => expect(errorAt('New password')).toBe('Must be at least 8 characters'))
    expect(errorAt('Enter the new password again')).toBe("Your passwords don't match")
    type('New password', 'kiln door 7')
    answerSession(signedInSession)
    press('Save password')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/')
    expect(calls.map(({ body }) => body)).toEqual([{ token }, { token, password: 'kiln door 7' }])
  })
  it('[BY-03] lists the passkeys that end with the password before, and keeps them where their person says so', async () => {
    const passkeys = [
      {
        id: 'p1',
        browser: 'Chrome',
        platform: 'Android',
        synced: false,
        created_at: '2026-11-03T15:00:00.000Z',
        last_used_at: null,
      },
    ]
    for (const keeps of [false, true]) {
      const { calls } = await render([
        answer(checkResetLink, { works: true, passkeys }),
        answer(resetPassword, { account: signedInSession.account }),
      ])
      await screen.findByLabelText('New password')
      expect(screen.getByText(/Chrome on Android/)).toBeTruthy()
      type('New password', 'kiln door 7')
      type('Enter the new password again', 'kiln door 7')
      if (keeps) act(() => screen.getByLabelText('Keep my passkeys. I added all of them.').click())
      answerSession(signedInSession)
      press('Save password')
      await screen.findByTestId('elsewhere')
      expect(calls.at(-1)!.body).toEqual({
        token,
        password: 'kiln door 7',
        ...(keeps && { keep_passkeys: true }),
      })
      cleanup()
    }
  })
  it('asks whose the account is, where that is the first proof of a contact', async () => {
    const claim = 'c'.repeat(43)
    await render([
      works,
      answer(resetPassword, { claim }),
      answer(checkClaim, { channel: 'email', foreign: false, things: [] }),
    ])
    await screen.findByLabelText('New password')
    type('New password', 'kiln door 7')
    type('Enter the new password again', 'kiln door 7')
    press('Save password')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Whose account is this?' })
    expect(await screen.findByRole('button', { name: 'Mine' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
  it('says at once that a link does not work any more, and leads to another', async () => {
    await render([refuse(checkResetLink, 'link-expired', expired)])
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([leads('Get a new link'), leads('Get a one-time code')]).toEqual(['/login?forgot', '/login?code'])
  })
  it('leads to a code where a mail program took the end off the link', async () => {
    const { calls } = await renderScreen(manifest, { path: '/reset', answers: [] })
    await screen.findByRole('heading', { level: 1, name: 'Part of this link is missing' })
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([leads('Get a one-time code'), leads('Get a new link')]).toEqual(['/login?code', '/login?forgot'])
    expect(calls).toEqual([])
  })
  it('does so too where only a part of the end is left, and leaves out what a message had behind it', async () => {
    for (const typed of [token.slice(0, 20), `${token.slice(0, 20)}%3E.`]) {
      const { calls } = await renderScreen(manifest, {
        path: `/reset#${typed}`,
        answers: [refuse(checkResetLink, 'invalid', 'Please check the marked fields.')],
      })
      await screen.findByRole('heading', { level: 1, name: 'Part of this link is missing' })
      const code = screen.getByRole('link', { name: 'Get a one-time code' })
      expect(code.getAttribute('href')).toBe('/login?code')
      expect(calls.map(({ body }) => body)).toEqual([{ token: token.slice(0, 20) }])
      cleanup()
    }
  })
  it('says so too where it was used while the page was open', async () => {
    await render([works, refuse(resetPassword, 'link-expired', expired)])
    await screen.findByLabelText('New password')
    type('New password', 'kiln door 7')
    type('Enter the new password again', 'kiln door 7')
    press('Save password')
    const heading = await screen.findByRole('heading', { name: 'This link no longer works' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
  it('puts what the service says at the last field, and what it says of a field there', async () => {
    let asked = 0
    await render([
      works,
      answer(resetPassword, () => {
        asked += 1
        return asked === 1
          ? new RefusedAnswer('unknown', 'Sorry, an error occurred. Please try again')
          : new RefusedAnswer('invalid', 'Please check the marked fields.', {
              password: { code: 'account.password-common', error: 'This password is too easy to guess' },
            })
      }),
    ])
    await screen.findByLabelText('New password')
    type('New password', 'kiln door 7')
    type('Enter the new password again', 'kiln door 7')
    press('Save password')
    await waitFor(() =>
      expect(errorAt('Enter the new password again')).toBe('Sorry, an error occurred. Please try again'),
    )
    press('Save password')
    await waitFor(() => expect(errorAt('New password')).toBe('This password is too easy to guess'))
    expect(errorAt('Enter the new password again')).toBeUndefined()
  })
  it('takes its secret out of the address, and starts anew with another link in the same tab', async () => {
    const another = 'b'.repeat(43)
    const { calls, router } = await render([
      answer(checkResetLink, ({ body }) =>
        body.token === token ? new RefusedAnswer('link-expired', expired) : { works: true as const },
      ),
    ])
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
    expect(router.state.location).toMatchObject({ pathname: '/reset', hash: '' })
    await act(() => router.navigate(`/reset#${another}`))
    expect(await screen.findByLabelText('New password')).toBeTruthy()
    expect(calls.map(({ body }) => body)).toEqual([{ token }, { token: another }])
  })
  it('[AU-18] asks who has to set a password for it, without a link', async () => {
    const session = { ...signedInSession, level: 'reset' } as const
    const { calls } = await renderScreen(manifest, {
      path: '/reset',
      session,
      answers: [answer(setPassword, { account: signedInSession.account })],
    })
    await screen.findByText('Before you continue, please set a new password.')
    type('New password', 'kiln door 7')
    type('Enter the new password again', 'kiln door 7')
    answerSession(signedInSession)
    press('Save password')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/')
    expect(calls.map(({ body }) => body)).toEqual([{ password: 'kiln door 7' }])
  })
  it('[AU-20] sends that of a portal user to an address of its own', async () => {
    const account = { ...signedInSession.account, type: 'hiring manager' } as const
    const { calls } = await renderScreen(manifest, {
      path: '/reset',
      session: { ...signedInSession, account, level: 'reset' },
      answers: [answer(setPortalPassword, { account })],
    })
    await screen.findByLabelText('New password')
    type('New password', 'kiln door 7')
    type('Enter the new password again', 'kiln door 7')
    answerSession(signedInSession)
    press('Save password')
    await waitFor(() => expect(calls.map(({ url }) => url.pathname)).toEqual(['/api/v1/auth/']))
  })
  it('names the cookies where the browser keeps none', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    answerSession(visitor)
    await render([refuse(checkResetLink, 'page-idle', 'idle')])
    await screen.findByText('We couldn’t check this link')
    expect(screen.getByRole('alert').textContent).toContain('This site needs cookies to log you in.')
  })
  it('tries again where the link could not be checked', async () => {
    let asked = 0
    await render([
      answer(checkResetLink, () => {
        asked += 1
        if (asked === 1) throw new TypeError('network')
        return { works: true as const }
      }),
    ])
    await screen.findByText('We couldn’t check this link')
    press('Try again')
    expect(await screen.findByLabelText('New password')).toBeTruthy()
  })
})
