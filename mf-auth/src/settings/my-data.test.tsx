// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  eraseAccount,
  getArchive,
  getErasure,
  listDevices,
  requestArchive,
  sendEraseCode,
} from '@lunchpail/contracts/auth/api'
import { nouns } from '@lunchpail/contracts/noun'
import {
  answer,
  callsTo,
  refuse,
  RefusedAnswer,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, pressAndWait, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { signedInSession } from '../../test/answers.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const withPassword = (has_password: boolean) => ({
  ...signedInSession,
  account: { ...signedInSession.account, has_password },
})
const render = (answers: readonly FakeAnswer[], session = withPassword(true)) =>
  renderScreen(manifest, {
    path: '/account/settings',
    session,
    answers: [...answers, answer(listDevices, { devices: [] })],
  })
const archive = (ready: number) => ({
  requested_at: '2026-11-22T10:00:00.000Z',
  parts: nouns.map((noun, index) => ({ noun, ready: index < ready })),
  ready: ready === nouns.length,
  expires_at: '2126-11-29T10:00:00.000Z',
  next_at: '2126-11-23T10:00:00.000Z',
})
const own = (name: string) => screen.findByRole('region', { name })

describe('[BY-04] download my data', () => {
  it('is asked for once, and says how far it is', async () => {
    let asked = false
    const { calls } = await render([
      answer(getArchive, () => ({ archive: asked ? archive(3) : null })),
      answer(requestArchive, () => {
        asked = true
        return { archive: archive(1) }
      }),
    ])
    const section = within(await own('Download my data'))
    await section.findByRole('button', { name: 'Prepare my data' })
    await pressAndWait('Prepare my data')
    expect((await section.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe(
      '3 of 7 parts are ready',
    )
    expect(callsTo(calls, requestArchive)).toHaveLength(1)
    expect(section.queryByRole('button', { name: 'Prepare my data' })).toBeNull()
    expect(section.queryByRole('link')).toBeNull()
  })

  it('is a file once every part is ready', async () => {
    await render([answer(getArchive, { archive: archive(nouns.length) })])
    const section = within(await own('Download my data'))
    expect((await section.findByRole('link', { name: 'Download (ZIP)' })).getAttribute('href')).toBe(
      '/api/hire/v1/account/archive/download/',
    )
    expect(section.queryByRole('button')).toBeNull()
  })
})

describe('[BY-04] delete my account', () => {
  const erased = {
    erased_at: '2026-11-22T10:00:00.000Z',
    parts: nouns.map((noun, index) => ({ noun, rows: index === 0 ? 12 : null })),
  }

  it('says what goes and what stays, asks for the password, and then shows the report', async () => {
    const { calls } = await render([
      answer(getArchive, { archive: null }),
      answer(eraseAccount, ({ body }) =>
        body.current_password === 'blue truck 7'
          ? { receipt: 'the-receipt' }
          : new RefusedAnswer('password-wrong', 'Wrong', {
              current_password: { code: 'account.current-password-wrong', error: 'Wrong' },
            }),
      ),
      answer(getErasure, erased),
    ])
    await own('Delete my account')
    press('Delete my account…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }))
    expect(dialog.getByText(/^Deleted right away:/)).toBeTruthy()
    expect(dialog.getByText(/29 CFR 1602\.14/)).toBeTruthy()
    press('Delete my account for good')
    await waitFor(() => expect(errorAt('Current password')).toBeTruthy())
    expect(callsTo(calls, eraseAccount)).toHaveLength(0)
    type('Current password', 'red truck 8')
    press('Delete my account for good')
    await waitFor(() => expect(errorAt('Current password')).toBe('Wrong'))
    type('Current password', 'blue truck 7')
    answerSession({ ...signedInSession, account: null })
    press('Delete my account for good')
    await screen.findByRole('heading', { name: 'Your account was deleted' })
    expect(await screen.findByText('Account and logins: 12 entries deleted')).toBeTruthy()
    expect(screen.getByText('Profile: not reported yet')).toBeTruthy()
    expect(callsTo(calls, getErasure)[0]!.body).toEqual({ receipt: 'the-receipt' })
  })

  it('asks for a code where there is no password', async () => {
    const { calls } = await render(
      [
        answer(getArchive, { archive: null }),
        answer(sendEraseCode, { sent_to: 'r•••@example.com', resend_seconds: 30 }),
        refuse(eraseAccount, 'code-wrong', 'That code is wrong'),
      ],
      withPassword(false),
    )
    await own('Delete my account')
    press('Delete my account…')
    await screen.findByRole('dialog')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    press('Send me a code to confirm')
    type(await screen.findByLabelText('6-digit code'), '123 456')
    press('Delete my account for good')
    await waitFor(() => expect(errorAt('6-digit code')).toBe('That code is wrong'))
    expect(callsTo(calls, eraseAccount)[0]!.body).toEqual({ code: '123 456' })
    expect(screen.getByText(/^You can ask for another code in/)).toBeTruthy()
  })

  it('sends another code where the first one expired, and keeps what is typed', async () => {
    const { calls } = await render(
      [
        answer(getArchive, { archive: null }),
        answer(sendEraseCode, { sent_to: 'r•••@example.com', resend_seconds: 0 }),
        refuse(eraseAccount, 'code-expired', 'The code has expired. Click resend below to get a new code.'),
      ],
      withPassword(false),
    )
    await own('Delete my account')
    press('Delete my account…')
    await screen.findByRole('dialog')
    press('Send me a code to confirm')
    type(await screen.findByLabelText('6-digit code'), '123456')
    press('Delete my account for good')
    await waitFor(() => expect(errorAt('6-digit code')).toMatch(/^The code has expired/))
    press('Resend code')
    expect(await screen.findByText('Code re-sent!')).toBeTruthy()
    expect(callsTo(calls, sendEraseCode)).toHaveLength(2)
    expect(typed('6-digit code')).toBe('123456')
  })

  it('shows no report without its receipt', async () => {
    await renderScreen(manifest, {
      path: '/account/erased',
      session: signedInSession,
      answers: [refuse(getErasure, 'not-found', 'Not found')],
    })
    expect(await screen.findByText(/^There’s no report at this link/)).toBeTruthy()
  })
})
