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
import { storedPreferences as stored } from '../../test/profile.ts'
import AutoApply from './auto-apply.slot.tsx'
import PreferencesFilter from './preferences-filter.slot.tsx'
import PreferencesSlot from './preferences.slot.tsx'

const done = vi.fn()
beforeEach(() => void done.mockReset())
afterEach(cleanup)

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

describe('[WZ-24] auto-apply on the review', () => {
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value
  const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
  const sent = (calls: readonly Call[]) =>
    callsTo(calls, savePreferences).map(
      ({ body }) => (body as { auto_apply_enabled: number }).auto_apply_enabled,
    )

  it('is saved at once, as 1 and 0', async () => {
    const { calls } = await render(<AutoApply asks={false} onDone={done} />)
    await screen.findByRole('radiogroup', { name: 'Auto-apply' })
    expect(chosen()).toBe('off')
    pick('On')
    expect(await screen.findByText('Auto-apply is on.')).toBeTruthy()
    expect(chosen()).toBe('on')
    pick('Off')
    expect(await screen.findByText('Auto-apply is off.')).toBeTruthy()
    expect(sent(calls)).toEqual([1, 0])
  })

  it('stays as it is stored, and says so, where it could not be saved', async () => {
    await render(<AutoApply asks={false} onDone={done} />, [refuse(savePreferences, 'unavailable')])
    await screen.findByRole('radiogroup', { name: 'Auto-apply' })
    pick('On')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(chosen()).toBe('off')
  })
})

describe('[WZ-26] auto-apply after sending', () => {
  const unanswered = answer(getPreferences, {
    ...stored,
    answered_preferences: stored.answered_preferences.filter((name) => name !== 'auto_apply_enabled'),
  })
  it.each([
    ['Yes, turn on auto-apply', 1, 'Auto-apply is on.'],
    ['No', 0, 'Auto-apply is off.'],
  ])('is asked of whoever has not said yet: %s', async (button, value, word) => {
    const { calls } = await render(<AutoApply asks onDone={done} />, [unanswered])
    const question = await screen.findByRole('heading', { name: 'Should we apply to new jobs for you?' })
    press(button)
    expect(screen.getAllByRole('button', { busy: true }).map(({ textContent }) => textContent)).toEqual([
      button,
    ])
    expect(await screen.findByText(word)).toBeTruthy()
    expect(callsTo(calls, savePreferences).map(({ body }) => body)).toMatchObject([
      { auto_apply_enabled: value },
    ])
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement).toBe(question)
  })

  it('is not asked again', async () => {
    const { calls } = await render(<AutoApply asks onDone={done} />)
    await waitFor(() => expect(callsTo(calls, getPreferences)).toHaveLength(1))
    expect(screen.queryByRole('heading')).toBeNull()
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
