// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { accountSlot } from '@lunchpail/contracts/auth/slots'
import { getPreferences, getProfile, savePreferences, type Profile } from '@lunchpail/contracts/profile/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { fakeStep } from '../../test/fake-step.tsx'
import { open } from '../../test/page.tsx'
import { answerOf, preferences, profileOf, storedPreferences } from '../../test/profile.ts'

afterEach(() => {
  cleanup()
  setSlotSource(() => Promise.resolve(undefined))
})

const answersOf = (profile: Profile) => [answer(getProfile, answerOf(profile))]
const overview = () => screen.findByRole('heading', { level: 1, name: 'Rosa Diaz' })

describe('[AU-27] My Account from the profile', () => {
  const account = filling(accountSlot, ({ onDone }) => (
    <dialog open aria-label="My Account">
      <button onClick={() => onDone({ saved: true })}>Save account</button>
    </dialog>
  ))

  it('[PR-06] #account opens it over the overview, and closes to it', async () => {
    fillSlots(account)
    const { router } = await open('/profile#account', answersOf(profileOf()))
    await screen.findByRole('dialog', { name: 'My Account' })
    expect(await overview()).toBeTruthy()
    await pressAndWait('Save account')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.hash).toBe('')
  })

  it('[PR-08] opens over a step and leaves what was typed there', async () => {
    fillSlots(account, fakeStep)
    const { router } = await open('/profile#info', answersOf(profileOf()))
    fireEvent.change(await screen.findByLabelText('Typed'), { target: { value: '12 Mill Ro' } })
    await act(() => router.navigate('/profile#account'))
    await screen.findByRole('dialog', { name: 'My Account' })
    await pressAndWait('Save account')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.hash).toBe('#info')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Typed').value).toBe('12 Mill Ro')
  })
})

it('[PR-06] #preferences opens the preferences over the overview, and what is saved there shows at once', async () => {
  let profile = profileOf()
  const { router } = await open('/profile#preferences', [
    answer(getProfile, () => answerOf(profile)),
    answer(getPreferences, storedPreferences),
    answer(savePreferences, storedPreferences),
  ])
  await screen.findByRole('dialog', { name: 'Job preferences' })
  profile = profileOf({ user: { prefs: { ...preferences, shift: 2 } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save preferences' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.hash).toBe('')
  expect(await screen.findByText('Swing', { selector: 'section dd' })).toBeTruthy()
})
