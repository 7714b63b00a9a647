// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Profile } from '@lunchpail/contracts/profile/api'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { FakeStep } from '../../../test/fake-step.tsx'
import { fillSlots, open, press } from '../../../test/page.tsx'
import { address, preferences, profileOf } from '../../../test/profile.ts'

afterEach(() => {
  cleanup()
  setSlotSource(() => Promise.resolve(undefined))
})

const answersOf = (profile: Profile) => ({ 'profile.profile.get': { profile } })
const overview = () => screen.findByRole('heading', { level: 1, name: 'Rosa Diaz' })

describe('[AU-27] My Account from the profile', () => {
  const Account = ({ onDone }: { readonly onDone: (outcome: object) => void }) => (
    <dialog open aria-label="My Account">
      <button onClick={() => onDone({ saved: true })}>Save account</button>
    </dialog>
  )

  it('[PR-06] #account opens it over the overview, and closes to it', async () => {
    fillSlots({ 'auth.account.v1': Account })
    const { router } = await open('/profile#account', answersOf(profileOf()))
    await screen.findByRole('dialog', { name: 'My Account' })
    expect(await overview()).toBeTruthy()
    press('Save account')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.hash).toBe('')
  })

  it('[PR-08] opens over a step and leaves what was typed there', async () => {
    fillSlots({ 'auth.account.v1': Account, 'wizard.step.v1': FakeStep })
    const { router } = await open('/profile#info', answersOf(profileOf()))
    fireEvent.change(await screen.findByLabelText('Typed'), { target: { value: '12 Mill Ro' } })
    await act(() => router.navigate('/profile#account'))
    await screen.findByRole('dialog', { name: 'My Account' })
    press('Save account')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.hash).toBe('#info')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Typed').value).toBe('12 Mill Ro')
  })
})

it('[PR-06] #preferences opens the preferences over the overview, and what is saved there shows at once', async () => {
  let profile = profileOf()
  const stored = { preferences, address }
  const { router } = await open('/profile#preferences', {
    'profile.profile.get': () => ({ profile }),
    'profile.preferences.get': stored,
    'profile.preferences.save': stored,
  })
  await screen.findByRole('dialog', { name: 'Job preferences' })
  profile = profileOf({ user: { prefs: { ...preferences, shift: 2 } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save preferences' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.hash).toBe('')
  expect(await screen.findByText('Swing', { selector: 'section dd' })).toBeTruthy()
})
