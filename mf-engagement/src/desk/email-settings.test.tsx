// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { getEmailSettings, saveEmailSettings } from '@lunchpail/contracts/engagement/email-settings-api'
import { answer, callsTo } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import EmailSettingsSlot from './email-settings.slot.tsx'

afterEach(cleanup)

it('[EN-19] shows which emails a manager gets, and saves what they change, and shows what was chosen elsewhere', async () => {
  const settings = { applicants: 'daily', answers: true, messages: true } as const
  const { calls } = await renderScreen(<EmailSettingsSlot onDone={() => {}} />, {
    path: '/portal/company',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(getEmailSettings, settings),
      answer(saveEmailSettings, { applicants: 'at-once', answers: false, messages: false }),
    ],
  })
  const daily = await screen.findByRole<HTMLInputElement>('radio', { name: /Once a day/ })
  expect(daily.checked).toBe(true)
  await pressAndWait(screen.getByRole('radio', { name: /Right away/ }))
  await pressAndWait(screen.getByRole('checkbox', { name: 'Messages from candidates' }))
  await pressAndWait('Save')
  await waitFor(() => expect(callsTo(calls, saveEmailSettings)).toHaveLength(1))
  const answers = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Answers to your invites/ })
  await waitFor(() => expect(answers.checked).toBe(false))
  await pressAndWait(screen.getByRole('checkbox', { name: 'Messages from candidates' }))
  await pressAndWait('Save')
  await waitFor(() => expect(callsTo(calls, saveEmailSettings)).toHaveLength(2))
  expect(callsTo(calls, saveEmailSettings).map(({ body }) => body)).toEqual([
    { applicants: 'at-once', messages: false },
    { messages: true },
  ])
})
