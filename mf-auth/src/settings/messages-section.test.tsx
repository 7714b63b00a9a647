// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { getReach, setOwnEmails, stopOwnTexts, type OwnReach } from '@lunchpail/contracts/notifications/api'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { MessagesSection } from './messages-section.tsx'

afterEach(cleanup)

const session = signedInAs({ phone: '2125550142', email: 'ana@example.com', email_verified: true })
const reachOf = (change: Partial<OwnReach> = {}): OwnReach => ({
  email: 'owned',
  text: 'owned',
  reached: true,
  ...change,
})
const show = (answers: readonly FakeAnswer[], as = session, language: 'en' | 'es' = 'en') =>
  renderScreen(<MessagesSection />, { path: '/account/settings', session: as, answers, language })

describe('[BY-25] the settings of texts and emails', () => {
  it('stop each of them and start emails again, and say what still comes', async () => {
    const { calls } = await show([
      answer(getReach, reachOf()),
      answer(setOwnEmails, ({ body }) => reachOf({ email: body.stopped ? 'stopped' : 'owned' })),
      answer(stopOwnTexts, reachOf({ text: 'stopped' })),
    ])
    expect(await screen.findByText('They go to ana@example.com.')).toBeTruthy()
    press('Stop emails')
    expect(await screen.findByText(/^You stopped emails\. You still get those you ask for/)).toBeTruthy()
    press('Send emails again')
    await screen.findByText('They go to ana@example.com.')
    expect(callsTo(calls, setOwnEmails).map(({ body }) => body.stopped)).toEqual([true, false])
    press('Stop texts')
    expect(await screen.findByText(/reply START to one of our texts/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Stop texts' })).toBeNull()
    expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/profile#account')
  })

  it('[BY-26] say what was changed elsewhere since, also after a change here', async () => {
    let now = reachOf()
    await show([
      answer(getReach, () => now),
      answer(setOwnEmails, () => (now = reachOf({ email: 'stopped' }))),
    ])
    await screen.findByText('They go to ana@example.com.')
    press('Stop emails')
    await screen.findByText(/^You stopped emails/)
    now = reachOf()
    act(() => notifyTopic('reach'))
    await screen.findByText('They go to ana@example.com.')
  })

  it('name each kind of message with the ways that the table has for it', async () => {
    await show([answer(getReach, reachOf())], session, 'es')
    const list = within(await screen.findByRole('list'))
    const kinds = list.getAllByRole('listitem').map((item) => item.textContent)
    expect(kinds.map((kind) => /Por (.*)\.$/.exec(kind)![1])).toEqual([
      'mensaje de texto y correo',
      'mensaje de texto y correo',
      'mensaje de texto y correo',
      'mensaje de texto o correo',
      'mensaje de texto o correo',
    ])
  })

  it('[NT-03] say that emails about changes cannot be stopped once the email is proven, not before', async () => {
    const unproven = signedInAs({ email: 'ana@example.com', email_verified: false })
    const words = [
      [session, /You can’t stop these emails: they protect your account\.$/],
      [unproven, /Until you confirm your email, you can stop these with the link at the end of each one\./],
    ] as const
    for (const [as, said] of words) {
      await show([answer(getReach, reachOf())], as)
      const kind = (await screen.findByText('Changes to your account')).closest('li')!
      expect(within(kind).getByText(/^A new password/).textContent).toMatch(said)
      cleanup()
    }
  })

  it.each<[string, Partial<OwnReach>, RegExp]>([
    ['an address that is not proven', { email: 'neither' }, /Confirm this email in My Account/],
    ['an address that sends mail back', { email: 'bounced' }, /^Emails don’t reach you right now/],
    ['a number without the box', { text: 'no-consent' }, /you haven’t agreed to them/],
    ['a landline', { text: 'landline' }, /^212-555-0142 is a landline/],
    ['a number that is not proven', { text: 'neither' }, /once you confirm it/],
  ])('offer nothing that would be refused: %s', async (_, change, words) => {
    await show([answer(getReach, reachOf(change))])
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: change.email ? /emails/ : /texts/ })).toBeNull()
  })

  it('say why a change was refused, and are not those of a manager', async () => {
    const { unmount } = await show([
      answer(getReach, reachOf()),
      refuse(setOwnEmails, 'contact-unproven', 'Please confirm your email first.'),
    ])
    await screen.findByText('They go to ana@example.com.')
    press('Stop emails')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stop emails' })).toBeTruthy())
    unmount()
    const { container } = await show([], signedInAs({ type: 'hiring manager' }))
    expect(container.textContent).toBe('')
  })
})
