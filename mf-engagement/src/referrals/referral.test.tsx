// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listReferrals, sendReferrals, type Referral } from '@lunchpail/contracts/engagement/referral-api'
import { answer, callsTo, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, pressAndWait, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { sentences as referral } from './referral-sentences.en.ts'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const told: Referral = {
  id: '0199b9c0-0000-7000-8000-000000000001',
  friend: 'p•••@example.com',
  campaign: 'spring',
  state: 'applied',
  sent_at: '2026-11-20T15:00:00.000Z',
  date: '2026-11-20T15:00:00.000Z',
  uid: '0199b9c0-0000-7000-8000-000000000002',
  pid: null,
  url: '/signup?t=h',
}
const show = (session = {}) =>
  renderScreen(manifest, {
    path: '/referral/?c=spring',
    session,
    answers: [
      answer(listReferrals, { referrals: [told] }),
      answer(sendReferrals, { sent: 2, referrals: [told] }),
    ],
  })

describe('[EN-07] the referral page', () => {
  it('has tabs for phone and email for whoever is logged in, and sends entries with commas', async () => {
    const { calls } = await show(signedInAs({ phone_state: 'verified' }))
    const phones = await screen.findByRole('tab', { name: 'By text' })
    const send = () => screen.getByRole('button', { name: 'Send' })
    press(send())
    expect(errorAt('Your friends’ phone numbers')).toBe('This field is required')
    expect(document.title).toMatch(/^Error: /)
    type('Your friends’ phone numbers', '(212) 555-0101, 212555')
    await pressAndWait(send())
    expect(errorAt('Your friends’ phone numbers')).toBe('Please enter a valid phone number')
    expect(phones.getAttribute('data-error')).toBe('true')
    type('Your friends’ phone numbers', '(212) 555-0101, 1-212-555-0102')
    await pressAndWait(send())
    // by night somewhere in the US it says when it goes
    expect(await screen.findByText(/(On its way|goes) to 2 friends/)).toBeTruthy()
    expect(callsTo(calls, sendReferrals).map(({ body }) => body)).toEqual([
      { utm_campaign: 'spring', phones: ['(212) 555-0101', '1-212-555-0102'] },
    ])
    expect(phones.getAttribute('data-error')).toBeNull()
    expect(document.title).not.toMatch(/^Error: /)
  })

  it('has one tab open at a time, by press and by arrow key, whose entries are those of its kind', async () => {
    const { calls } = await show(signedInAs({ phone_state: 'verified' }))
    const [text, email] = await screen.findAllByRole('tab')
    const state = () =>
      [text!, email!].map((tab) => [
        tab.getAttribute('aria-selected'),
        tab.tabIndex,
        document.getElementById(tab.getAttribute('aria-controls')!)!.hidden,
      ])
    const [open, shut] = [
      ['true', 0, false],
      ['false', -1, true],
    ]
    expect(state()).toEqual([open, shut])
    press(email!)
    expect(state()).toEqual([shut, open])
    fireEvent.keyDown(email!, { key: 'ArrowLeft' })
    expect([state(), document.activeElement]).toEqual([[open, shut], text])
    fireEvent.keyDown(text!, { key: 'a' })
    fireEvent.keyDown(text!, { key: 'ArrowRight' })
    expect([state(), document.activeElement]).toEqual([[shut, open], email])
    const field = 'Your friends’ email addresses'
    type(field, 'ann@example.com, 2125550101')
    const send = () => within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Send' })
    await pressAndWait(send())
    expect(errorAt(field)).toBeTruthy()
    expect([text!, email!].map((tab) => tab.getAttribute('data-error'))).toEqual([null, 'true'])
    type(field, 'ann@example.com')
    await pressAndWait(send())
    expect(callsTo(calls, sendReferrals).map(({ body }) => body)).toEqual([
      { utm_campaign: 'spring', emails: ['ann@example.com'] },
    ])
    // those who were told are loaded again, and the field is empty for the next
    expect(callsTo(calls, listReferrals)).toHaveLength(2)
    expect(typed(field)).toBe('')
  })

  it('asks who has proven neither phone nor email for that first, and shows no form that would be refused', async () => {
    await show(signedInAs())
    expect(await screen.findByRole('link', { name: 'Share on Facebook' })).toBeTruthy()
    expect(document.querySelector('[data-slot="auth.own-contact.v1"]')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('keeps what was typed where it could not be sent, and says why', async () => {
    let online = false
    await renderScreen(manifest, {
      path: '/referral/',
      session: signedInAs({ phone_state: 'verified' }),
      answers: [
        answer(listReferrals, { referrals: [] }),
        answer(sendReferrals, () => {
          if (online) return new RefusedAnswer('invalid', 'Too many for one day.')
          throw new TypeError('Failed to fetch')
        }),
      ],
    })
    const field = 'Your friends’ phone numbers'
    type(await screen.findByLabelText(field), '(212) 555-0101')
    await pressAndWait(screen.getByRole('button', { name: 'Send' }))
    const offline = errorAt(field)
    online = true
    await pressAndWait(screen.getByRole('button', { name: 'Send' }))
    expect([offline, errorAt(field), typed(field)]).toEqual([
      referral.failed,
      'Too many for one day.',
      '(212) 555-0101',
    ])
  })

  it('shows that a friend applied, and no more', async () => {
    await show(signedInAs({ phone_state: 'verified' }))
    expect(await screen.findByText('p•••@example.com')).toBeTruthy()
    expect(screen.getByText('Applied')).toBeTruthy()
  })

  it('shows what did not arrive', async () => {
    await renderScreen(manifest, {
      path: '/referral/',
      session: signedInAs({ phone_state: 'verified' }),
      answers: [answer(listReferrals, { referrals: [{ ...told, state: 'sent', undelivered: true }] })],
    })
    expect(await screen.findByText('Didn’t arrive')).toBeTruthy()
    expect(screen.queryByText('Invited')).toBeNull()
  })

  it('has the networks for everybody, with the campaign in their links, and no tabs for a visitor', async () => {
    await show()
    const facebook = await screen.findByRole('link', { name: 'Share on Facebook' })
    expect(decodeURIComponent(facebook.getAttribute('href')!)).toContain(
      '/?utm_source=fb&utm_medium=referral&utm_campaign=spring',
    )
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('link', { name: /Log in to send/ }).getAttribute('href')).toBe(
      '/login?redirect=%2Freferral%3Fc%3Dspring',
    )
  })
})
