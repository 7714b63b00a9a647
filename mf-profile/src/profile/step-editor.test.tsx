// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerOf } from '@lunchpail/contracts/endpoint'
import { keywordsOfTrades } from '@lunchpail/contracts/jobs/keywords'
import { getProfile, saveProfile, type Profile } from '@lunchpail/contracts/profile/api'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { useToasts } from '@lunchpail/kit-web/toast'
import {
  answer,
  callsTo,
  RefusedAnswer,
  refuse,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { fillSlots } from '@lunchpail/kit-web/testing/fill-slots'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { fakeStep } from '../../test/fake-step.tsx'
import { open } from '../../test/page.tsx'
import { answerOf, job, preferences, profileOf } from '../../test/profile.ts'

beforeEach(() => fillSlots(fakeStep))
afterEach(() => {
  cleanup()
  setSlotSource(() => Promise.resolve(undefined))
})

const given = async () =>
  JSON.parse((await screen.findByTestId('given')).textContent) as {
    step: string
    value: Record<string, unknown>
    keywords: { id: string }[]
  }
const answeredSkills = keywordsOfTrades(8).map(({ id, name }) => ({ qid: id, name, has_skill: false }))
const answersOf = (profile: Profile, ...answers: readonly FakeAnswer[]) => [
  answer(getProfile, answerOf(profile)),
  ...answers,
]
const type = (value: string) => fireEvent.change(screen.getByLabelText('Typed'), { target: { value } })
const overview = () => screen.findByRole('heading', { level: 1, name: 'Rosa Diaz' })

describe('[PR-06] hash routes', () => {
  it.each([
    [
      '#info',
      'info',
      'Basic info',
      ['address_line1', 'address_city', 'address_state', 'address_postal_code', 'birth_date', 'eligible'],
    ],
    ['#experience', 'history', 'Work History', ['gaps', 'jobs', 'schools']],
    ['#history', 'history', 'Work History', ['gaps', 'jobs', 'schools']],
    ['#skills', 'skills', 'Skills and Experience', ['skills']],
    ['#summary', 'summary', 'Summary', ['self_promo']],
    [
      '#availability',
      'availability',
      'Availability',
      ['pref_shift_day', 'pref_shift_swing', 'pref_shift_night', 'pref_shift_weekend', 'pref_shift_overtime'],
    ],
  ])('%s opens the step %s with its part of the profile', async (hash, step, title, keys) => {
    await open(`/profile${hash}`, answersOf(profileOf({ user: { self_promo: 'On time' } })))
    const { step: opened, value } = await given()
    expect(opened).toBe(step)
    expect(Object.keys(value).toSorted()).toEqual(keys.toSorted())
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  })

  it('[PR-04] the resume-reload parameter forces the history step', async () => {
    await open('/profile?resume-reload=1#summary', answersOf(profileOf()))
    expect((await given()).step).toBe('history')
  })

  it.each(['', '#nothing'])('%j is the overview', async (hash) => {
    await open(`/profile${hash}`, answersOf(profileOf()))
    expect(await overview()).toBeTruthy()
  })
})

describe('[PR-07] overview, step, save, overview', () => {
  const Toasts = () => useToasts().map(({ id, message }) => <p key={id}>{message}</p>)

  it('[PR-07] saves with the versions it was opened with, says "Changes saved" and comes back', async () => {
    const saved = profileOf({
      jobs: [{ ...job, title: 'Crane Operator' }],
      questions: answeredSkills,
      versions: { history: 5 },
    })
    const { calls, router } = await open(
      '/profile',
      answersOf(profileOf(), answer(saveProfile, { profile: saved, replaced: [] })),
    )
    fireEvent.click(await screen.findByRole('link', { name: /Edit work history/ }))
    await given()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Work History'))
    render(<Toasts />)
    const told = screen.findByText('Changes saved')
    press('Save')
    expect(await told).toBeTruthy()
    expect(await screen.findByText('Crane Operator')).toBeTruthy()
    expect(calls.at(-1)!.body).toEqual({
      jobs: [{ ...job, title: 'Crane Operator' }],
      gaps: [],
      schools: [],
      versions: { history: 4, schools: 0 },
    })
    expect(router.state.location.hash).toBe('')
    await waitFor(() => expect(document.title).toBe('My profile · Lunchpail'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Work History'))
  })

  it.each<[string, Partial<Profile>, string]>([
    ['the skills that go with it', {}, '#skills'],
    ['the overview, where every skill has its answer', { questions: answeredSkills }, ''],
    [
      'the overview, where no role is preferred',
      { user: { ...profileOf().user, prefs: { ...preferences, role: 0 } } },
      '',
    ],
  ])('[PR-07] leads from the saved history to %s', async (_, over, hash) => {
    const saved = profileOf({ ...over, versions: { history: 5 } })
    const { router } = await open(
      '/profile#history',
      answersOf(profileOf(over), answer(saveProfile, { profile: saved, replaced: [] })),
    )
    await given()
    press('Save')
    await waitFor(() => expect(router.state.location.hash).toBe(hash))
    if (hash === '') await overview()
    else await waitFor(async () => expect((await given()).step).toBe('skills'))
  })

  it('[PR-15] asks in the skills for those of the wanted role that have no answer', async () => {
    const questions = [{ qid: 'forklift', name: 'Driving a forklift', has_skill: true }]
    await open('/profile#skills', answersOf(profileOf({ questions })))
    const { value, keywords } = await given()
    expect(value).toEqual({ skills: questions })
    expect(keywords.map(({ id }) => id)).toEqual([
      'reach-truck',
      'pallet-jack',
      'picking',
      'packing',
      'receiving',
      'loading',
    ])
  })

  it('goes back without a change', async () => {
    const { calls } = await open('/profile#summary', answersOf(profileOf()))
    await given()
    press('Back')
    await overview()
    expect(calls.map(({ endpoint }) => endpoint)).toEqual([getProfile.name])
  })
})

describe('[PR-07] leaving a step that holds what was not saved', () => {
  const back = () => fireEvent.click(screen.getByRole('link', { name: 'Back to my profile' }))
  const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })

  it("asks first, by the page's Back and by the browser's, and keeps what was typed", async () => {
    const { router } = await open('/profile', answersOf(profileOf()))
    fireEvent.click(await screen.findByRole('link', { name: 'Edit summary' }))
    await given()
    type('On ti')
    back()
    press('Stay here')
    expect(question()).toBeNull()
    await act(() => router.navigate(-1))
    expect(question()).toBeTruthy()
    press('Stay here')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Typed').value).toBe('On ti')
    const closing = new Event('beforeunload', { cancelable: true })
    dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
    back()
    press('Leave without saving')
    await overview()
  })

  it('asks nothing where nothing was typed, or where it is given up', async () => {
    const { router } = await open('/profile#summary', answersOf(profileOf()))
    await given()
    back()
    await overview()
    await act(() => router.navigate('/profile#summary'))
    await given()
    type('On ti')
    press('Back')
    await overview()
    expect(question()).toBeNull()
  })
})

describe('[PR-09] a save that fails', () => {
  it.each([['unavailable'], ['unknown']] as const)(
    '%s: says so, keeps what was typed, and saves by another press',
    async (refused) => {
      let down = true
      const { calls } = await open(
        '/profile#summary',
        answersOf(
          profileOf(),
          answer(saveProfile, () =>
            down
              ? new RefusedAnswer(refused)
              : { profile: profileOf({ user: { self_promo: 'On time' } }), replaced: [] },
          ),
        ),
      )
      await given()
      type('On time')
      press('Save')
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Your profile data could not be saved. Please check your internet connection and try again.',
      )
      await waitFor(() => expect(document.title).toBe('Error: Summary · Lunchpail'))
      expect(screen.getByLabelText<HTMLTextAreaElement>('Typed').value).toBe('On time')
      down = false
      press('Save')
      await overview()
      expect(calls.at(-1)!.body).toMatchObject({ self_promo: 'On time' })
    },
  )

  it('says what a service finds wrong', async () => {
    const fields = { self_promo: { code: 'x', error: 'Please enter no more than 500 characters' } }
    await open('/profile#summary', answersOf(profileOf(), refuse(saveProfile, 'invalid', 'Wrong.', fields)))
    await given()
    press('Save')
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter no more than 500 characters')
  })

  it('is sent once, however often it is pressed', async () => {
    const result = Promise.withResolvers<AnswerOf<typeof saveProfile>['body']>()
    const { calls } = await open(
      '/profile#summary',
      answersOf(
        profileOf(),
        answer(saveProfile, () => result.promise),
      ),
    )
    await given()
    press('Save')
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true),
    )
    press('Save')
    act(() => result.resolve({ profile: profileOf(), replaced: [] }))
    await overview()
    expect(callsTo(calls, saveProfile)).toHaveLength(1)
  })
})

describe('[PR-09] edited in two places', () => {
  it('says after the save that it was changed elsewhere too, and that this save stands', async () => {
    await open(
      '/profile#summary',
      answersOf(profileOf(), answer(saveProfile, { profile: profileOf(), replaced: ['summary'] })),
    )
    await given()
    press('Save')
    expect(await screen.findByText(/also changed somewhere else. We kept what you just saved/)).toBeTruthy()
  })

  it('says under an open editor that it was changed, and takes nothing away', async () => {
    let profile = profileOf()
    await open('/profile#summary', [answer(getProfile, () => answerOf(profile))])
    const before = await given()
    type('Half a sent')
    profile = profileOf({ user: { self_promo: 'From my phone' }, versions: { summary: 1 } })
    act(() => notifyTopic('profile'))
    expect(await screen.findByText('This was changed somewhere else')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Typed').value).toBe('Half a sent')
    expect(await given()).toEqual(before)
  })

  it('says nothing where another section was changed', async () => {
    let profile = profileOf()
    const { calls } = await open('/profile#summary', [answer(getProfile, () => answerOf(profile))])
    await given()
    profile = profileOf({ versions: { info: 2, history: 9 } })
    act(() => notifyTopic('profile'))
    await waitFor(() => expect(calls).toHaveLength(2))
    await act(async () => {})
    expect(screen.queryByText(/changed somewhere else/)).toBeNull()
  })
})

describe('[SH-02] the wizard cannot be loaded', () => {
  it('says so in the section with Retry, and opens the step once it is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    setSlotSource(() => Promise.reject(new Error('down')))
    await open('/profile#summary', answersOf(profileOf()))
    expect(await screen.findByText('You can’t edit this right now')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to my profile' }).getAttribute('href')).toBe('/profile')
    fillSlots(fakeStep)
    press('Try again')
    expect((await given()).step).toBe('summary')
    vi.restoreAllMocks()
  })
})
