// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { confirmVerification, sendVerification } from '@lunchpail/contracts/auth/api'
import { getReach, type OwnReach } from '@lunchpail/contracts/notifications/api'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { signedInSession } from '../../test/answers.ts'
import { ReachSlot } from './reach.slot.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const account = { ...signedInSession.account, phone: '2125550142', email_verified: false }
const session = { ...signedInSession, account }
const render = (known: Partial<OwnReach>, answers: readonly FakeAnswer[] = [], of = session) =>
  renderScreen(<ReachSlot />, {
    path: '/applications',
    session: of,
    answers: [answer(getReach, { email: 'neither', text: 'neither', reached: false, ...known }), ...answers],
  })
const codes = () => ({
  text: screen.queryByRole('button', { name: 'Text me a code' }) !== null,
  email: screen.queryByRole('button', { name: 'Email me a code' }) !== null,
})

describe('[NT-06] [BY-26] whom messages do not reach', () => {
  it.each([
    [{}, 'reply YES to our text', { text: true, email: true }],
    [{ text: 'no-consent' }, 'You get no texts', { text: false, email: true }],
    [{ text: 'no-phone' }, 'You get no texts', { text: false, email: true }],
    [{ email: 'no-email', text: 'no-consent' }, 'Nothing goes to your email', { text: false, email: true }],
    [{ email: 'bounced' }, 'came back', { text: true, email: true }],
    [{ email: 'not-me', text: 'stopped' }, 'it’s not them', { text: false, email: true }],
    [{ email: 'stopped' }, 'Enter a code here to get texts', { text: true, email: false }],
    [{ email: 'stopped', text: 'no-consent' }, 'look here for news', { text: false, email: false }],
  ] as const)('is told why, by %j, with the codes that end it', async (known, said, offered) => {
    await render(known)
    await screen.findByText(new RegExp(said))
    expect(codes()).toEqual(offered)
  })

  it('[AU-28] is asked for another email where another person proved the one that was there', async () => {
    const lost = { ...session, account: { ...account, email: '' } }
    await render({ email: 'no-email', text: 'no-consent' }, [], lost)
    await screen.findByText(/Add yours in My Account/)
    expect(codes()).toEqual({ text: false, email: false })
  })

  it('is told nothing where one of them reaches, and an employer nothing at all', async () => {
    const { container } = await render({ email: 'reachable', reached: true })
    await waitFor(() => expect(container.textContent).toBe(''))
    cleanup()
    const manager = { ...session, account: { ...account, type: 'hiring manager' as const } }
    const other = await render({}, [], manager)
    expect(other.container.textContent).toBe('')
  })

  it('is told it no more once a YES was texted, on the page that is open', async () => {
    let now: OwnReach = { email: 'neither', text: 'neither', reached: false }
    const { container } = await renderScreen(<ReachSlot />, {
      path: '/applications',
      session,
      answers: [answer(getReach, () => now)],
    })
    await screen.findByText(/reply YES to our text/)
    now = { email: 'neither', text: 'reachable', reached: true }
    act(() => notifyTopic('reach'))
    await waitFor(() => expect(container.textContent).toBe(''))
  })

  it('confirms in place', async () => {
    await render({ text: 'no-consent' }, [
      answer(sendVerification, { sent_to: 'rosa@example.com', resend_seconds: 30 }),
      answer(confirmVerification, { account }),
    ])
    await screen.findByText('Messages don’t reach you yet')
    press('Email me a code')
    await screen.findByText(/We sent a 6-digit code to/)
    answerSession({ ...session, account: { ...account, email_verified: true } })
    type('6-digit code', '123456')
    press('Confirm email')
    await screen.findByText('Your email is confirmed.')
    expect(screen.queryByText('Messages don’t reach you yet')).toBeNull()
  })
})
