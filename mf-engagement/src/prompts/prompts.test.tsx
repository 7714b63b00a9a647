// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getUserActions, listInvites, recordUserAction } from '@lunchpail/contracts/engagement/api'
import type { Invite } from '@lunchpail/contracts/engagement/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { anInvite } from '../../test/application.ts'
import { noteInvites } from '../shown-here.ts'
import Prompts from './prompts.slot.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: false })
  vi.setSystemTime('2026-11-22T15:00:00Z')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface Due {
  readonly terms?: string
  readonly referral?: boolean
  readonly invites?: readonly Invite[]
}
const open = (change: Partial<Invite> = {}) => anInvite({ inviteTime: null, time_interview: null, ...change })
const show = async ({ terms, referral = false, invites = [] }: Due) => {
  const rendered = await renderScreen(<Prompts onDone={() => {}} />, {
    path: '/jobs',
    session: signedInAs({ email_verified: true }),
    answers: [
      answer(getUserActions, {
        terms_due: terms !== undefined,
        terms_changed_at: terms ?? '2021-10-11T00:00:00.000Z',
        referral_due: referral,
      }),
      answer(listInvites, { invites: [...invites] }),
      answer(recordUserAction, { recorded: true }),
    ],
  })
  await pass(0)
  return rendered
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const dialog = () => screen.queryByRole('dialog')
const recorded = (calls: readonly { readonly body?: unknown }[]) =>
  calls.flatMap(({ body }) => (body ? [body] : []))

describe('what opens by itself', () => {
  it('[EN-14] says after a second that the terms changed, records that it was closed, and stays away for 30 days', async () => {
    const { calls } = await show({ terms: '2026-11-01T12:00:00.000Z' })
    await pass(999)
    expect(dialog()).toBeNull()
    await pass(1)
    expect(within(dialog()!).getByText(/on November 1, 2026/)).toBeTruthy()
    press('Got it')
    await pass(0)
    expect(dialog()).toBeNull()
    expect(recorded(calls)).toEqual([{ action_state: 'terms-and-privacy-update' }])
    cleanup()
    vi.setSystemTime('2026-12-22T14:59:00Z')
    await show({ terms: '2026-11-01T12:00:00.000Z' })
    await pass(5_000)
    expect(dialog()).toBeNull()
    cleanup()
    vi.setSystemTime('2026-12-22T15:01:00Z')
    await show({ terms: '2026-11-01T12:00:00.000Z' })
    await pass(1_000)
    expect(dialog()).toBeTruthy()
  })

  it('[EN-14] has other words for terms from before the date', async () => {
    await show({ terms: '2021-10-10T00:00:00.000Z' })
    await pass(1_000)
    expect(within(dialog()!).getByText(/in effect since October 10, 2021/)).toBeTruthy()
    cleanup()
    // the day of 2 §4 itself
    localStorage.clear()
    await show({ terms: '2021-10-11T00:00:00.000Z' })
    await pass(1_000)
    expect(
      within(dialog()!).getByText(/We updated our terms and our privacy policy on October 11, 2021/),
    ).toBeTruthy()
    cleanup()
    localStorage.clear()
    await show({ terms: '2027-01-01T00:00:00.000Z' })
    await pass(1_000)
    expect(within(dialog()!).getByText(/They take effect on January 1, 2027/)).toBeTruthy()
  })

  it('[EN-08] asks for friends after 2 seconds, and not again here though the account forgot it', async () => {
    const { calls } = await show({ referral: true })
    await pass(1_999)
    expect(dialog()).toBeNull()
    await pass(1)
    expect(within(dialog()!).getByRole('tab', { name: 'By text' })).toBeTruthy()
    expect(recorded(calls)).toEqual([{ action_state: 'referral-dialog' }])
    cleanup()
    await show({ referral: true })
    await pass(10_000)
    expect(dialog()).toBeNull()
  })

  it('[EN-15] shows each open invite once, before it would ask for friends', async () => {
    const [first, second] = [open(), open({ id: '0199b9c0-0000-7000-8000-0000000000a2' })]
    await show({ invites: [first], referral: true })
    await pass(1_000)
    expect(within(dialog()!).getByRole('link', { name: /time/ }).getAttribute('href')).toBe(
      first.schedule_url,
    )
    press('Close')
    await pass(10_000)
    expect(dialog()).toBeNull()
    cleanup()
    await show({ invites: [first, second] })
    await pass(1_000)
    expect(within(dialog()!).getAllByRole('link', { name: /time/ })).toHaveLength(1)
  })

  it('[EN-15] does not invite who picked a time, or saw the invite on a page meanwhile', async () => {
    await show({ invites: [anInvite()] })
    await pass(10_000)
    expect(dialog()).toBeNull()
    cleanup()
    await show({ invites: [open()] })
    noteInvites([open().id])
    await pass(10_000)
    expect(dialog()).toBeNull()
  })

  it('[EN-08] asks for friends where one looks around, not over what was just done', async () => {
    history.pushState({}, '', '/events/0199b9c0-0000-7000-8000-0000000000e1')
    await show({ referral: true })
    await pass(10_000)
    expect(dialog()).toBeNull()
    history.pushState({}, '', '/jobs')
    await pass(1_000)
    expect(dialog()).toBeTruthy()
    history.pushState({}, '', '/')
  })

  it('[AU-31] keeps nothing in a browser that is to remember nothing, and shows it again in the next visit at most', async () => {
    document.cookie = 'cookie_settings=memory; Path=/'
    await show({ invites: [open()] })
    await pass(1_000)
    expect(dialog()).toBeTruthy()
    expect(localStorage.getItem('prompts-shown')).toBeNull()
    cleanup()
    await show({ invites: [open()] })
    await pass(5_000)
    expect(dialog()).toBeNull()
    document.cookie = 'cookie_settings=; Path=/; Max-Age=0'
  })

  it('waits for whoever types', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await show({ referral: true })
    await pass(5_000)
    expect(dialog()).toBeNull()
    field.remove()
    await pass(1_000)
    expect(dialog()).toBeTruthy()
  })
})
