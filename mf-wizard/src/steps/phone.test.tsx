// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSession } from '@lunchpail/kit-web/session'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { signedInAs, type Account } from '@lunchpail/kit-web/testing/sessions'
import { account } from '../../test/applicant.ts'
import { eachOnACleanPage, heading, nearly, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

const unconfirmed: Account = { ...account, phone_state: 'unverified' }
const withSlot = () =>
  setSlotSource(async (name) => (name === 'auth.phone.v1' ? () => <p>Code, please</p> : undefined))

it('[WZ-22] asks for the code of the phone, and goes on by itself once it is confirmed', async () => {
  withSlot()
  await open(nearly([]), { account: unconfirmed })
  await heading('Confirm your phone')
  expect(await screen.findByText('Code, please')).toBeTruthy()
  act(() => setSession(signedInAs({ ...account, phone_state: 'verified' })))
  await heading('Review Application')
})

it('[WZ-22] is skipped for 24 hours, and then asks again', async () => {
  withSlot()
  const fake = nearly([])
  await open(fake, { account: { ...unconfirmed, email_verified: false } })
  await heading('Confirm your phone')
  // whoever is reached by neither is told before skipping
  expect(screen.getByText(/Your email isn’t confirmed either/)).toBeTruthy()
  press('Skip for now')
  await heading('Review Application')
  await waitFor(() => expect(Date.parse(fake.application.phone_skipped_at!)).toBeGreaterThan(0))
})

it('[WZ-04] still counts, once it was passed, when the page is loaded again', async () => {
  withSlot()
  const fake = nearly([])
  const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
  await open(fake, { account: unconfirmed })
  await heading('Confirm your phone')
  const shown = [progress()]
  press('Skip for now')
  await heading('Review Application')
  shown.push(progress())
  await waitFor(() => expect(fake.met).toContain('phone'))
  cleanup()
  await open(fake, { path: '/app/start', account: unconfirmed })
  await heading('Review Application')
  shown.push(progress())
  expect(shown).toEqual(['Step 5 of 6', 'Step 6 of 6', 'Step 6 of 6'])
})

it('[WZ-22] asks no one who has no phone', async () => {
  await open(nearly([]), { account: { ...unconfirmed, phone: null } })
  await heading('Review Application')
})
