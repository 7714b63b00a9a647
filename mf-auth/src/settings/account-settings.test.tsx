// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  getArchive,
  listDevices,
  listPasskeys,
  signOutDevice,
  signOutOthers,
  type Device,
} from '@lunchpail/contracts/auth/api'
import { getReach } from '@lunchpail/contracts/notifications/api'
import {
  answer,
  callsTo,
  refuse,
  RefusedAnswer,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInSession } from '../../test/answers.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = '2026-11-20T15:00:00.000Z'
const computer: Device = {
  id: 'computer',
  browser: 'Firefox',
  platform: 'Windows',
  signed_in_at: at,
  last_seen_at: at,
  current: true,
}
const phone: Device = { ...computer, id: 'phone', browser: 'Chrome', platform: 'Android', current: false }
const unknown: Device = { ...phone, id: 'unknown', browser: 'other', platform: 'other' }

const render = (answers: readonly FakeAnswer[]) =>
  renderScreen(manifest, {
    path: '/account/settings',
    session: signedInSession,
    answers: [
      ...answers,
      answer(listPasskeys, { passkeys: [] }),
      answer(getArchive, { archive: null }),
      answer(getReach, { email: 'owned', text: 'no-phone', reached: true }),
    ],
  })

describe('[BY-03] your devices', () => {
  it('are shown, this one by a mark and without a way out', async () => {
    await render([answer(listDevices, { devices: [computer, phone, unknown] })])
    const section = await screen.findByRole('region', { name: 'Your devices' })
    await within(section).findByText('Firefox on Windows')
    const items = within(section).getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('strong')!.textContent)).toEqual([
      'Firefox on Windows',
      'Chrome on Android',
      'A browser',
    ])
    expect(within(items[0]!).getByText('This device')).toBeTruthy()
    expect(within(items[0]!).queryByRole('button')).toBeNull()
  })

  it('come with all of the page: what deletes the account does not move under a thumb', async () => {
    const asked = Promise.withResolvers<{ devices: Device[] }>()
    await render([answer(listDevices, () => asked.promise)])
    await screen.findByText('Loading your settings')
    // of itself it waits for nothing
    expect(screen.queryByRole('link', { name: 'Open cookie settings' })).toBeNull()
    asked.resolve({ devices: [computer] })
    expect(await screen.findByRole('link', { name: 'Open cookie settings' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Delete my account…' })).toBeTruthy()
    expect(screen.getByText('Firefox on Windows')).toBeTruthy()
  })

  it('are logged out one by one, and the list is asked for again', async () => {
    let devices = [computer, phone]
    const { calls } = await render([
      answer(listDevices, () => ({ devices })),
      answer(signOutDevice, () => {
        devices = [computer]
        return { ended: 1 }
      }),
    ])
    await screen.findByText('Chrome on Android')
    const out = screen.getByRole('button', { name: 'Log out: Chrome on Android' })
    out.focus()
    press('Log out: Chrome on Android')
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull())
    // what was pressed is gone: who uses the keyboard is at its list, not at the top of the page
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your devices'))
    expect(callsTo(calls, signOutDevice)[0]!.url.pathname).toBe('/api/hire/v1/account/devices/phone/')
    expect(screen.queryByRole('button', { name: 'Log out of all other devices' })).toBeNull()
  })

  it('are logged out all but this one', async () => {
    let devices = [computer, phone, unknown]
    await render([
      answer(listDevices, () => ({ devices })),
      answer(signOutOthers, () => {
        devices = [computer]
        return { ended: 2 }
      }),
    ])
    await screen.findByText('Chrome on Android')
    press('Log out of all other devices')
    await waitFor(() => expect(screen.queryByText('A browser')).toBeNull())
  })

  it('are logged out by the password where the login was a while ago', async () => {
    const wrong = { current_password: { code: 'account.current-password-required', error: 'Required' } }
    const { calls } = await render([
      answer(listDevices, { devices: [computer, phone] }),
      answer(signOutDevice, ({ body }) =>
        body?.current_password === 'blue truck 7'
          ? { ended: 1 }
          : new RefusedAnswer('invalid', 'Please check the marked fields.', wrong),
      ),
    ])
    await screen.findByText('Chrome on Android')
    press('Log out: Chrome on Android')
    const field = await screen.findByLabelText('Current password')
    await waitFor(() => expect(document.activeElement).toBe(field))
    type('Current password', 'blue truck 7')
    press('Continue')
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull())
    expect(callsTo(calls, signOutDevice).map(({ body }) => body)).toEqual([
      {},
      { current_password: 'blue truck 7' },
    ])
  })

  it('can be asked for again where they could not be shown', async () => {
    await render([refuse(listDevices, 'unavailable')])
    expect(await screen.findByText('We can’t show your devices right now')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
