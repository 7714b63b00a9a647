// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { notifyTopic } from '@lunchpail/kit-web/live'
import {
  answer,
  callsTo,
  RefusedAnswer,
  refuse,
  type Call,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { preferenceCostsSlot } from '@lunchpail/contracts/matches/slots'
import { getPreferences, getProfile, savePreferences } from '@lunchpail/contracts/profile/api'
import { open } from '../../test/page.tsx'
import { preferences, storedPreferences as stored } from '../../test/profile.ts'

afterEach(cleanup)

const answers = [answer(getPreferences, stored), answer(savePreferences, stored)]
const shown = async (path = '/preferences', more: readonly FakeAnswer[] = []) => {
  const opened = await open(path, [...answers, ...more])
  await screen.findByRole('button', { name: 'Save preferences' })
  return opened
}
const saved = (calls: readonly Call[]) => callsTo(calls, savePreferences).map(({ body }) => body)
const wage = () => screen.getByLabelText<HTMLInputElement>(/Lowest hourly pay/)
const type = (value: string) => fireEvent.change(wage(), { target: { value } })
const rate = (shift: string, rating: string) =>
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: shift })).getByRole('radio', { name: rating }),
  )
const choose = (role: 'radio' | 'checkbox', name: string | RegExp) =>
  fireEvent.click(screen.getByRole(role, { name }))
const save = () => press('Save preferences')

describe('[PR-13] job preferences', () => {
  it('shows what is stored', async () => {
    await shown()
    const checked = (name: string, role: 'radio' | 'checkbox' = 'checkbox') =>
      screen.getByRole<HTMLInputElement>(role, { name }).checked
    expect(checked('Out of work and actively looking', 'radio')).toBe(true)
    expect(
      ['Warehouse', 'Trucking', 'Day', 'Night', 'By car', 'By public transit'].map((name) => checked(name)),
    ).toEqual([true, false, true, false, true, true])
    expect(checked('I can work on weekends')).toBe(true)
    expect(wage().value).toBe('18')
    const length = screen.getByLabelText<HTMLSelectElement>('Max commute length')
    expect([length.value, ...[...length.options].map(({ text }) => text)]).toEqual([
      '30',
      'Choose one',
      "Doesn't matter",
      '15 minutes',
      '30 minutes',
      '45 minutes',
      '60 minutes',
    ])
  })

  it('[JB-10] leads to the page of the home address', async () => {
    await shown()
    const link = screen.getByRole('link', { name: 'Home address, for commute times' })
    expect(link.getAttribute('href')).toBe('/preferences/home')
  })

  it('[WZ-37] sends every preference', async () => {
    const { calls } = await shown()
    choose('radio', 'Employed but passively looking')
    choose('checkbox', 'Skilled trades')
    choose('checkbox', 'Warehouse')
    choose('checkbox', 'Night')
    choose('checkbox', 'By public transit')
    fireEvent.change(screen.getByLabelText('Max commute length'), { target: { value: '120' } })
    type('25')
    choose('checkbox', 'I can work on weekends')
    expect(screen.queryByLabelText('Most applications in a day')).toBeNull()
    choose('checkbox', /Apply for me automatically/)
    fireEvent.change(screen.getByLabelText('Most applications in a day'), { target: { value: '2' } })
    rate('Night', "It's OK")
    save()
    await waitFor(() => expect(saved(calls)).toHaveLength(1))
    const {
      sms_job_alerts_enabled: _texts,
      email_job_alerts_enabled: _emails,
      job_alerts_frequency: _frequency,
      ...asked
    } = preferences
    expect(saved(calls)[0]).toEqual({
      ...asked,
      search_status: 3,
      role: 64,
      shift: 5,
      commute_type: 1,
      commute_length: 120,
      wage: 25,
      // 1 §5: an unchecked checkbox sends 0
      weekend: 0,
      auto_apply_enabled: true,
      auto_apply_daily: 2,
      shift_night: 3,
    })
  })

  it('chooses no search status for whoever was not asked, and sends none until they choose', async () => {
    const answered_preferences = stored.answered_preferences.filter((name) => name !== 'search_status')
    const { calls } = await shown('/preferences', [
      answer(getPreferences, { ...stored, answered_preferences }),
    ])
    const statuses = within(screen.getByRole('radiogroup', { name: 'Where are you with your job search?' }))
    expect(statuses.queryByRole('radio', { checked: true })).toBeNull()
    save()
    await waitFor(() => expect(saved(calls)).toHaveLength(1))
    expect(saved(calls)[0]).not.toHaveProperty('search_status')
  })

  it('offers nothing that does nothing yet', async () => {
    await shown()
    expect(screen.queryByText(/text me|stop/i)).toBeNull()
  })

  it.each([
    ['41', '40'],
    ['400', '40'],
    ['-3', '0'],
    ['9', '9'],
    ['12.', '12.'],
    ['12.7', '12.'],
    ['41.', '40.'],
    ['abc', ''],
    ['', ''],
  ])('[PR-13] a typed wage of %j stands as %j', async (typed, stands) => {
    await shown()
    type(typed)
    expect(wage().value).toBe(stands)
  })

  it('steps the wage by 1 with the arrow keys, and stops at the maximum', async () => {
    await shown()
    type('39')
    for (const value of ['40', '40']) {
      fireEvent.keyDown(wage(), { key: 'ArrowUp' })
      expect(wage().value).toBe(value)
    }
    fireEvent.keyDown(wage(), { key: 'ArrowDown' })
    expect(wage().value).toBe('39')
  })

  it.each([['9'], ['0'], ['']])('refuses a wage of %j on save, and keeps it', async (typed) => {
    const { calls } = await shown()
    type(typed)
    save()
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link').textContent).toBe('Please enter a wage from $10 to $40 an hour')
    expect(wage().getAttribute('aria-invalid')).toBe('true')
    expect(wage().value).toBe(typed)
    await waitFor(() => expect(document.title).toBe('Error: Job preferences · Lunchpail'))
    expect(saved(calls)).toEqual([])
  })

  it('needs a max commute length and a way to get to work', async () => {
    const { calls } = await shown()
    fireEvent.change(screen.getByLabelText('Max commute length'), { target: { value: '' } })
    choose('checkbox', 'By car')
    choose('checkbox', 'By public transit')
    save()
    const fieldErrors = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(fieldErrors.map(({ textContent }) => textContent)).toEqual([
      'Please select an option',
      'Please select a max commute length',
    ])
    expect(saved(calls)).toEqual([])
  })

  it.each([
    ['', '/profile'],
    ['?redirect=%2Fjobs%3Frole%3D8', '/jobs?role=8'],
    ['?redirect=https%3A%2F%2Fevil.example', '/profile'],
    ['?redirect=%2F%5Cevil.example', '/profile'],
  ])('after a save at %j goes to %s', async (query, target) => {
    const { router } = await shown(`/preferences${query}`, [refuse(getProfile, 'unavailable')])
    save()
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(target))
  })

  it('asks before unsaved changes are left, and not where there are none', async () => {
    const { router } = await shown('/preferences', [refuse(getProfile, 'unavailable')])
    const leave = () => act(() => router.navigate('/profile'))
    type('33')
    await leave()
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(router.state.location.pathname).toBe('/preferences')
    press('Stay here')
    expect(wage().value).toBe('33')
    type('18')
    await leave()
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  })

  it('keeps everything where a save fails, and says why', async () => {
    await shown('/preferences', [refuse(savePreferences, 'unavailable', 'Down.')])
    type('33')
    save()
    expect((await screen.findByRole('alert')).textContent).toContain('Down.')
    expect(wage().value).toBe('33')
  })

  it('says that they could not be loaded, and brings them by Retry', async () => {
    let down = true
    await open('/preferences', [
      answer(getPreferences, () => (down ? new RefusedAnswer('unavailable') : stored)),
    ])
    await screen.findByText('We were unable to display your preferences. Please try again')
    down = false
    press('Try again')
    await screen.findByRole('button', { name: 'Save preferences' })
  })

  it('says that they were changed elsewhere, and takes nothing away', async () => {
    let now = stored
    await shown('/preferences', [answer(getPreferences, () => now)])
    type('33')
    now = { ...stored, preferences: { ...preferences, wage: 12 } }
    act(() => notifyTopic('profile'))
    await screen.findByText(/were changed somewhere else/)
    expect(wage().value).toBe('33')
  })

  it('says nothing of a change that is their own, whose save was stored and never answered', async () => {
    let now = stored
    await shown('/preferences', [
      answer(getPreferences, () => now),
      refuse(savePreferences, 'unavailable', 'Down.'),
    ])
    type('33')
    save()
    await screen.findByText('Down.')
    type('34')
    const change = (wage: number) => {
      now = { ...stored, preferences: { ...preferences, wage } }
      act(() => notifyTopic('profile'))
    }
    change(12)
    await screen.findByText(/were changed somewhere else/)
    change(33)
    await waitFor(() => expect(screen.queryByText(/were changed somewhere else/)).toBeNull())
    expect(wage().value).toBe('34')
  })
})

describe('[PR-14] the availability grid', () => {
  it('has five shifts with four ratings, of which 3 reads "It\'s OK"', async () => {
    await shown()
    const rows = ['Day', 'Swing', 'Night', 'Weekend', 'Overtime'].map((name) => {
      const radios = within(screen.getByRole('radiogroup', { name })).getAllByRole<HTMLInputElement>('radio')
      return radios.find(({ checked }) => checked)!.closest('label')!.textContent
    })
    expect(rows).toEqual(['Preferred', "It's OK", 'Preferably not', "It's OK", "It's OK"])
  })

  it('blocks saving by a popup while no standard shift is possible, then leads back to the ratings', async () => {
    const { calls } = await shown()
    for (const shift of ['Day', 'Swing', 'Night']) rate(shift, 'Definitely not')
    save()
    const popup = await screen.findByRole('dialog', { name: 'When can you work?' })
    expect(popup.textContent).toContain(
      'Please be available for at least one standard shift: day, swing or night',
    )
    press('Change my availability')
    await waitFor(() => expect(document.activeElement?.id).toBe('rating-day'))
    expect(saved(calls)).toEqual([])
    rate('Night', 'Preferably not')
    save()
    await waitFor(() => expect(saved(calls)).toHaveLength(1))
  })

  it('keeps the errors of the last save while the popup is open, and drops its refusal at the next', async () => {
    const replies = [
      new RefusedAnswer('invalid', 'Wrong.', { wage: { code: 'wage.range', error: 'Too low.' } }),
      new RefusedAnswer('unavailable', 'Down.'),
      new Promise<never>(() => {}),
    ]
    await shown('/preferences', [answer(savePreferences, () => replies.shift()!)])
    save()
    await screen.findByRole('link', { name: 'Too low.' })
    for (const shift of ['Day', 'Swing', 'Night']) rate(shift, 'Definitely not')
    save()
    await screen.findByRole('dialog')
    expect(screen.getByText('Too low.', { selector: 'a' })).toBeTruthy()
    press('Change my availability')

    rate('Day', "It's OK")
    save()
    expect((await screen.findByRole('alert')).textContent).toContain('Down.')
    save()
    await waitFor(() => expect(screen.queryByText('Down.')).toBeNull())
  })
})

it('[BY-13] shows what the preferences cost as they are in the form, and nothing while they could not be saved', async () => {
  fillSlots(
    filling(preferenceCostsSlot, ({ preferences: { wage: lowest, shift_night, weekend } }) => (
      <p>{`costs of ${lowest}, ${shift_night}, ${String(weekend)}`}</p>
    )),
  )
  await shown()
  expect(await screen.findByText(/^costs of 18, /)).toBeTruthy()
  type('21')
  choose('checkbox', 'I can work on weekends')
  expect(await screen.findByText(/^costs of 21, \d, false$/)).toBeTruthy()
  type('')
  await waitFor(() => expect(screen.queryByText(/^costs of/)).toBeNull())
  fillSlots()
})
