// @vitest-environment happy-dom
import { cleanup, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveProfile } from '@lunchpail/contracts/profile/api'
import { type FakeAnswer, answer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { useToasts } from '@lunchpail/kit-web/toast'
import { profileOf } from '../../test/profile.ts'
import ChangePhoneSlot from './change-phone.slot.tsx'

afterEach(cleanup)

const render = async (answers: readonly FakeAnswer[] = []) => {
  const done = vi.fn()
  const slot = <ChangePhoneSlot onDone={done} />
  return { done, ...(await renderScreen(slot, { path: '/elsewhere', session: signedInAs(), answers })) }
}

describe('[AU-29] another number', () => {
  it.each(['', '646'])('asks for a right one instead of "%s"', async (wrong) => {
    const { calls, done } = await render()
    type('New mobile number', wrong)
    press('Save number')
    await vi.waitFor(() => expect(errorAt('New mobile number')).toBe('Please enter a valid phone number'))
    press('Cancel')
    expect(done).toHaveBeenCalledExactlyOnceWith({ phone: null })
    expect(calls).toEqual([])
  })

  it('is saved by the profile, and told to the page', async () => {
    const { calls, done } = await render([answer(saveProfile, { profile: profileOf(), replaced: [] })])
    type('New mobile number', '646-555-0199')
    press('Save number')
    await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ phone: '646-555-0199' }))
    expect(calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [saveProfile.name, { phone: '646-555-0199' }],
    ])
  })

  it('says that it could not be saved, and keeps what was typed', async () => {
    const { done } = await render([refuse(saveProfile, 'unavailable', 'Sorry.')])
    type('New mobile number', '646-555-0199')
    press('Save number')
    const { result: toasts } = renderHook(useToasts)
    await vi.waitFor(() =>
      expect(toasts.current.at(-1)).toMatchObject({
        message: 'We could not update your number. Please try again',
        tone: 'bad',
      }),
    )
    expect(screen.queryByText('Sorry.')).toBeNull()
    expect(typed('New mobile number')).toBe('646-555-0199')
    expect(done).not.toHaveBeenCalled()
  })
})
