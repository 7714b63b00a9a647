// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getPreferences, savePreferences } from '@lunchpail/contracts/profile/api'
import { answer, callsTo, refuse, type Call, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { storedPreferences as stored } from '../../test/profile.ts'
import JobAlerts from './job-alerts.slot.tsx'

afterEach(cleanup)

const unanswered = answer(getPreferences, {
  ...stored,
  answered_preferences: stored.answered_preferences.filter((name) => name !== 'sms_job_alerts_enabled'),
})
const show = (
  asks: boolean,
  answers: readonly FakeAnswer[] = [],
  { on = false, language = 'en' as 'en' | 'es', type = 'applicant' as 'applicant' | 'hiring manager' } = {},
) =>
  renderScreen(<JobAlerts asks={asks} onDone={vi.fn()} />, {
    path: '/',
    session: signedInAs({ phone: '2125550142', job_alerts_enabled: on, type }),
    answers: [answer(getPreferences, stored), answer(savePreferences, stored), ...answers],
    language,
  })
const saved = (calls: readonly Call[]) => callsTo(calls, savePreferences).map(({ body }) => body)
const tick = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))

describe('[WZ-26] job alerts after sending', () => {
  it.each([
    [
      'Yes, send me job alerts',
      false,
      { job_alerts_enabled: 1, email_job_alerts_enabled: 1, sms_job_alerts_enabled: 0 },
    ],
    [
      'Yes, send me job alerts',
      true,
      { job_alerts_enabled: 1, email_job_alerts_enabled: 1, sms_job_alerts_enabled: 1 },
    ],
    ['No', true, { job_alerts_enabled: 0, sms_job_alerts_enabled: 0 }],
  ] as const)('are asked of whoever has not said yet: %s, texts %s', async (button, texts, body) => {
    const { calls } = await show(true, [unanswered])
    const question = await screen.findByRole('heading', { name: 'Want to hear about new jobs that fit you?' })
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Text me, too/ })
    expect(box.checked).toBe(false)
    if (texts) tick(/^Text me, too/)
    press(button)
    await screen.findByText(button === 'No' ? 'Job alerts are off.' : 'Job alerts are on.')
    expect(saved(calls)).toMatchObject([body])
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement).toBe(question)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/account/settings')
  })

  it.each([
    ['said it', [] as FakeAnswer[], { on: false }],
    ['has them on', [unanswered], { on: true }],
    ['manages jobs', [unanswered], { type: 'hiring manager' as const }],
  ])('are not asked of whoever %s', async (_, answers, as) => {
    const { calls, container } = await show(true, answers, as)
    if (!('type' in as)) await waitFor(() => expect(callsTo(calls, getPreferences)).toHaveLength(1))
    expect(container.textContent).toBe('')
  })
})

describe('[MT-12] [AU-27] the settings of job alerts', () => {
  it('save each choice at once, and show the ways where they are on', async () => {
    const { calls } = await show(false)
    await screen.findByRole('heading', { name: 'Job alerts' })
    expect(screen.queryByRole('checkbox', { name: 'By email' })).toBeNull()
    tick('Send me job alerts')
    await screen.findByText('Saved.')
    tick('By email')
    expect(screen.getByText('Pick email or text, or you won’t get any.')).toBeTruthy()
    tick(/^By text/)
    fireEvent.click(screen.getByRole('radio', { name: 'Once a week, on Monday' }))
    await waitFor(() =>
      expect(saved(calls)).toMatchObject([
        { job_alerts_enabled: 1 },
        { email_job_alerts_enabled: 0 },
        { sms_job_alerts_enabled: 1 },
        { job_alerts_frequency: 'weekly' },
      ]),
    )
    tick('Send me job alerts')
    await waitFor(() => expect(saved(calls).at(-1)).toMatchObject({ job_alerts_enabled: 0 }))
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('say that a home address is needed, and where to add it', async () => {
    const homeless = { ...stored, address: { ...stored.address, address_postal_code: null } }
    await show(false, [answer(getPreferences, homeless)], { on: true, language: 'es' })
    const link = await screen.findByRole('link', { name: 'Agregar la dirección de tu casa' })
    expect(link.getAttribute('href')).toBe('/profile#info')
    cleanup()
    await show(true, [answer(getPreferences, { ...homeless, answered_preferences: [] })])
    await screen.findByRole('button', { name: 'No' })
    expect(screen.queryByRole('link')).toBeNull()
    press('Yes, send me job alerts')
    await screen.findByRole('link', { name: 'Add your home address' })
    cleanup()
    await show(false, [], { on: true })
    await screen.findByRole('checkbox', { name: 'By email' })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('show what is stored where it could not be saved, in Spanish too', async () => {
    await show(false, [refuse(savePreferences, 'unavailable')], { language: 'es' })
    await screen.findByRole('heading', { name: 'Alertas de empleo' })
    tick('Quiero recibir alertas de empleo')
    await screen.findByRole('alert')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })
})
