// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPreferences, savePreferences } from '@lunchpail/contracts/profile/api'
import { answer, callsTo, refuse, type Call, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { signedInAs, visitor } from '@lunchpail/kit-web/testing/sessions'
import type { Session } from '@lunchpail/kit-web/session'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { address, preferences } from '../../test/profile.ts'
import AfterApplying from './after-applying.slot.tsx'
import AutoApply from './auto-apply.slot.tsx'
import PreferencesFilter from './preferences-filter.slot.tsx'
import PreferencesSlot from './preferences.slot.tsx'

const done = vi.fn()
beforeEach(() => void done.mockReset())
afterEach(cleanup)

const stored = { preferences, address }
const answers = [answer(getPreferences, stored), answer(savePreferences, stored)]
const render = (what: ReactElement, more: readonly FakeAnswer[] = [], of: Session = signedInAs()) =>
  renderScreen(what, { path: '/elsewhere', session: of, answers: [...answers, ...more] })

describe('[PR-13] the preferences as a dialog', () => {
  it('saves and tells so', async () => {
    await render(<PreferencesSlot open onDone={done} />)
    await screen.findByRole('dialog', { name: 'Job preferences' })
    fireEvent.click(await screen.findByRole('button', { name: 'Save preferences' }))
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ saved: true }))
  })
  it('closes without a change, and shows nothing while it is not open', async () => {
    const { rerender } = await render(<PreferencesSlot open onDone={done} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(done).toHaveBeenCalledExactlyOnceWith({ saved: false })
    rerender(<></>)
    cleanup()
    const { calls } = await render(<PreferencesSlot open={false} onDone={done} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toEqual([])
  })
})

describe('[JB-01] "My preferences" among the filters', () => {
  it('asks for them when it is pressed, and tells them as filters', async () => {
    const { calls } = await render(<PreferencesFilter onDone={done} />)
    await screen.findByRole('button', { name: 'My preferences' })
    expect(calls).toEqual([])
    press('My preferences')
    await waitFor(() => expect(done).toHaveBeenCalled())
    expect(done.mock.calls).toEqual([
      [
        {
          role: 8,
          shift: 1,
          wage_start: 18,
          weekend: true,
          zip: '07102',
          commute_type: 3,
          commute_length: 30,
        },
      ],
    ])
  })
  it('says that they could not be had', async () => {
    await render(<PreferencesFilter onDone={done} />, [refuse(getPreferences, 'unavailable')])
    fireEvent.click(await screen.findByRole('button', { name: 'My preferences' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We were unable to display your preferences. Please try again',
    )
  })
  it('is not there for a visitor', async () => {
    await render(<PreferencesFilter onDone={done} />, [], visitor)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('[WZ-24] auto-apply On/Off', () => {
  const on = () => screen.findByRole<HTMLInputElement>('radio', { name: 'On' })
  it('says what it means, is saved at once, and says so', async () => {
    const { calls } = await render(<AutoApply onDone={done} />)
    expect((await on()).checked).toBe(false)
    expect(screen.getByText(/we apply to it for you/)).toBeTruthy()
    fireEvent.click(await on())
    expect(await screen.findByText('Saved: auto-apply is on.')).toBeTruthy()
    expect(calls.at(-1)!.body).toEqual({ auto_apply_enabled: true })
    expect(done).toHaveBeenCalledExactlyOnceWith({ auto_apply_enabled: true })
  })
  it('goes back to what it was where it could not be saved', async () => {
    await render(<AutoApply onDone={done} />, [refuse(savePreferences, 'unavailable', 'Down.')])
    fireEvent.click(await on())
    expect(await screen.findByText('Down.')).toBeTruthy()
    expect((await on()).checked).toBe(false)
    expect(done).not.toHaveBeenCalled()
  })
})

describe('[WZ-26] after applying', () => {
  const autoApply = 'Should we apply to new jobs for you?'
  const alerts = 'Should we text you when there are new jobs for you?'
  const bodies = (calls: readonly Call[]) => callsTo(calls, savePreferences).map(({ body }) => body)

  it('asks one after the other, and turns on what was wanted', async () => {
    const { calls } = await render(<AfterApplying onDone={done} />)
    await screen.findByRole('heading', { name: autoApply })
    expect(screen.queryByRole('heading', { name: alerts })).toBeNull()
    press('Yes')
    await screen.findByRole('heading', { name: alerts })
    expect(screen.getByText('Auto-apply is on.')).toBeTruthy()
    expect(done).not.toHaveBeenCalled()
    press('Yes')
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ answered: true }))
    expect(bodies(calls)).toEqual([{ auto_apply_enabled: true }, { sms_job_alerts_enabled: true }])
  })
  it('leaves alone what was not wanted', async () => {
    const { calls } = await render(<AfterApplying onDone={done} />)
    await screen.findByRole('heading', { name: autoApply })
    press('No')
    await screen.findByRole('heading', { name: alerts })
    press('No')
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ answered: true }))
    expect(bodies(calls)).toEqual([])
  })
  it('does not ask for what is on', async () => {
    const on = { preferences: { ...preferences, auto_apply_enabled: true }, address }
    await render(<AfterApplying onDone={done} />, [answer(getPreferences, on)])
    expect(await screen.findByRole('heading', { name: alerts })).toBeTruthy()
  })
  it('leads to My Account where texts were not agreed to', async () => {
    const on = { preferences: { ...preferences, auto_apply_enabled: true }, address }
    await render(
      <AfterApplying onDone={done} />,
      [answer(getPreferences, on)],
      signedInAs({ text_consent: false }),
    )
    await screen.findByRole('heading', { name: alerts })
    press('Yes')
    expect((await screen.findByRole('link', { name: /My Account/ })).getAttribute('href')).toBe(
      '/profile#account',
    )
  })
  it('asks again where an answer could not be kept', async () => {
    await render(<AfterApplying onDone={done} />, [refuse(savePreferences, 'unavailable', 'Down.')])
    await screen.findByRole('heading', { name: autoApply })
    press('Yes')
    expect((await screen.findByRole('alert')).textContent).toBe('Down.')
    expect(screen.getByRole('button', { name: 'Yes' })).toBeTruthy()
  })
})
