// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveProfile, type Profile } from '@lunchpail/contracts/profile/api'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { press, pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { profileOf } from '../../test/profile.ts'
import LocationSlot from './location.slot.tsx'
import MoveDateSlot from './move-date.slot.tsx'

afterEach(cleanup)

type Reply = Parameters<typeof answer<typeof saveProfile>>[1]
const failed = new RefusedAnswer('unavailable')

const render = async (what: React.ReactElement, reply: Reply = { profile: profileOf(), replaced: [] }) => {
  const sent: unknown[] = []
  const answers = [
    answer(saveProfile, async (call) => {
      sent.push(call.body)
      return typeof reply === 'function' ? reply(call) : reply
    }),
  ]
  await renderScreen(what, { path: '/elsewhere', session: signedInAs(), answers })
  return sent
}

it.each([
  ['I can get there', true],
  ['Show me other jobs', false],
])('[WZ-07] %s is kept in the profile, and told to the page', async (button, takes) => {
  const done = vi.fn()
  const sent = await render(<LocationSlot jobs={['Picker at Acme, Newark, NJ']} onDone={done} />, failed)
  await screen.findByRole('dialog', { name: 'This job is far from where you live' })
  expect(screen.getByText('Picker at Acme, Newark, NJ')).toBeTruthy()
  press(button)
  expect(done).toHaveBeenCalledExactlyOnceWith({ takes })
  await vi.waitFor(() => expect(sent).toEqual([{ location_screen: takes }]))
})

describe('[WZ-27] the prompt of a move', () => {
  const choose = (option: string) => fireEvent.click(screen.getByLabelText(option))

  it('asks for yes, no or pass, and for a day to come, which is noted once it is saved', async () => {
    const { promise, resolve } = Promise.withResolvers<{ profile: Profile; replaced: [] }>()
    const sent = await render(<MoveDateSlot />, () => promise)
    press('Save')
    expect(screen.getByText('Please select an option above.')).toBeTruthy()
    choose('Yes')
    press('Save')
    const wrong = 'Please enter a valid future date (mm/dd/yyyy)'
    expect(screen.getByText(wrong)).toBeTruthy()
    type('When are you moving?', '01/02/2020')
    expect(screen.getByText(wrong)).toBeTruthy()
    const move_date = `03/15/${new Date().getFullYear() + 1}`
    type('When are you moving?', move_date)
    await pressAndWait('Save')
    expect(screen.queryByRole('status')).toBeNull()
    resolve({ profile: profileOf(), replaced: [] })
    expect(await screen.findByText(/^Thanks, that’s noted/)).toBeTruthy()
    expect(sent).toEqual([{ move_date }])
  })

  it('stays where a save failed, which is only logged, and is saved again', async () => {
    let isDown = true
    const sent = await render(<MoveDateSlot />, () =>
      isDown ? failed : { profile: profileOf(), replaced: [] },
    )
    choose('No')
    await pressAndWait('Save')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await vi.waitFor(() => expect(screen.getByText('Save').closest('[aria-busy]')).toBeNull())
    expect(screen.queryByRole('status')).toBeNull()
    isDown = false
    press('Save')
    expect(await screen.findByText('OK, that’s all we wanted to know.')).toBeTruthy()
    expect(sent).toEqual([{ move_date: '' }, { move_date: '' }])
  })

  it('takes a day back for a no', async () => {
    const sent = await render(<MoveDateSlot />)
    choose('No')
    press('Save')
    expect(await screen.findByText('OK, that’s all we wanted to know.')).toBeTruthy()
    await vi.waitFor(() => expect(sent).toEqual([{ move_date: '' }]))
  })

  it('sends nothing for a pass', async () => {
    const sent = await render(<MoveDateSlot />)
    choose('I’d rather not say')
    press('Save')
    // which no company sees
    expect(await screen.findByText('OK, that’s all we wanted to know.')).toBeTruthy()
    expect(sent).toEqual([])
  })
})
