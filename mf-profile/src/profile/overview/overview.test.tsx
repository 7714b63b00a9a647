// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getProfile, savePreferences, saveProfile, type Profile } from '@lunchpail/contracts/profile/api'
import { answer, RefusedAnswer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { open } from '../../../test/page.tsx'
import { answerOf, job, profileOf, storedPreferences } from '../../../test/profile.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shown = (profile: Profile = profileOf()) => open('/profile', [answer(getProfile, answerOf(profile))])
const region = (name: string) => screen.findByRole('region', { name })
const heading = () => screen.findByRole('heading', { level: 1, name: 'Rosa Diaz' })

describe('[PR-01] the head of the profile', () => {
  it('shows search status with Edit, initials, name, city and Print', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await shown()
    expect((await heading()).textContent).toBe('RDRosa Diaz')
    expect(screen.getAllByText('Newark, NJ')[0]!.closest('section')).toBeNull()
    expect(screen.getAllByText('Out of work and actively looking').length).toBeGreaterThan(0)
    const edit = screen.getByRole('link', { name: 'Edit job search status' })
    expect(edit.getAttribute('href')).toBe('/profile#preferences')
    press('Print')
    expect(print).toHaveBeenCalledOnce()
  })

  it('has a toggle of the status that is saved at once', async () => {
    const { calls } = await open('/profile', [
      answer(getProfile, answerOf(profileOf())),
      answer(savePreferences, storedPreferences),
    ])
    await heading()
    fireEvent.click(screen.getByRole('radio', { name: 'Not looking' }))
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    expect(calls[1]!.body).toEqual({ search_status: 4 })
  })

  it('[PR-13] tells no default as the answer of whoever did not answer, and takes the first answer', async () => {
    const { calls } = await open('/profile', [
      answer(getProfile, answerOf(profileOf({ answered_preferences: [] }))),
      answer(savePreferences, storedPreferences),
    ])
    await heading()
    const status = () => screen.getAllByText(/^Job search:/).map(({ parentElement }) => parentElement!)
    for (const shown of status()) expect(shown.textContent).toContain('Not answered yet')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    const shifts = await region('Shift Preferences')
    expect(
      within(shifts)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Not answered yet', 'Not answered yet'])
    const availability = within(await region('Availability'))
    expect(new Set(availability.getAllByRole('definition').map(({ textContent }) => textContent))).toEqual(
      new Set(['Not answered yet']),
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Out of work and actively looking' }))
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    expect(calls[1]!.body).toEqual({ search_status: 1 })
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('1')
  })

  it('takes a status back that could not be saved, and says so', async () => {
    await open('/profile', [
      answer(getProfile, answerOf(profileOf())),
      refuse(savePreferences, 'unavailable'),
    ])
    await heading()
    fireEvent.click(screen.getByRole('radio', { name: 'Not looking' }))
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t save')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Out of work/ }).checked).toBe(true)
  })

  it.each([
    ['02/2022', '<1 year'],
    ['03/2021', '1 year'],
    ['08/2022', '2.5 years'],
  ])('[PR-03] tells experience, jobs and detail of a job until %s', async (end_date, years) => {
    const start_date = end_date === '02/2022' ? '10/2021' : '04/2020'
    await shown(profileOf({ jobs: [{ ...job, start_date, end_date }] }))
    await heading()
    const stats = [...document.querySelectorAll('dl[aria-label] > div')].map((stat) => stat.textContent)
    expect(stats).toEqual([`Total Exp${years}`, 'Jobs Listed1', 'DetailGood'])
  })
})

it('[PR-15] a skill that came without its name is shown by it, and an unknown one is not', async () => {
  await shown(
    profileOf({
      questions: [
        { qid: 'welding', has_skill: true, months: 12 },
        { qid: 'unknown', has_skill: true },
      ],
    }),
  )
  const skills = within(await region('Skills and Experience'))
  expect(skills.getAllByRole('listitem').map((skill) => skill.textContent)).toEqual(['Welding1 year'])
})

describe('[PR-02] the checklist', () => {
  const tasks = async () =>
    within(await region('Profile strength'))
      .getAllByRole('listitem')
      .map((task) => task.textContent)
  const long = 'Loaded and unloaded trucks, counted what came in, and kept the dock clean.'

  it('leads to what is missing, with a grade', async () => {
    await shown(profileOf({ jobs: [] }))
    const strength = within(await region('Profile strength'))
    expect(strength.getByText('OK')).toBeTruthy()
    expect(strength.getByRole('progressbar', { name: '0 of 3 done' })).toBeTruthy()
    const links = strength.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Add all jobs from the last 5 years', '/profile#history'],
      ['Describe each job in at least a few sentences', '/profile#history'],
      ['Write a personal summary', '/profile#summary'],
      ["I'm done", '/'],
    ])
  })

  it('says that the profile is among the top 20% when all is done, and leads Home', async () => {
    await shown(
      profileOf({
        jobs: [{ ...job, start_date: '01/2015', end_date: '', current_job: true, duties: long }],
        user: { self_promo: 'I am on time.' },
      }),
    )
    expect(await tasks()).toEqual([
      'Add all jobs from the last 5 years (done)',
      'Describe each job in at least a few sentences (done)',
      'Write a personal summary (done)',
    ])
    expect(screen.getByText('Excellent')).toBeTruthy()
    expect(screen.getByText(/top 20%/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  })

  it('looks back five years: work before them does not complete the first task', async () => {
    const before = { ...job, start_date: '01/2005', end_date: '12/2015', duties: long }
    await shown(profileOf({ jobs: [before], user: { self_promo: 'I am on time.' } }))
    expect((await tasks())[0]).toBe('Add all jobs from the last 5 years')
    expect(within(await region('Profile strength')).getByText('Good')).toBeTruthy()
  })

  it('[PR-17] keeps that there are no more jobs', async () => {
    const { calls } = await open('/profile', [
      answer(getProfile, answerOf(profileOf())),
      answer(saveProfile, {
        profile: profileOf({ user: { done_adding_jobs: true }, versions: { history: 5 } }),
        replaced: [],
      }),
    ])
    await region('Profile strength')
    press('There are no more jobs')
    await vi.waitFor(async () => expect((await tasks())[0]).toContain('(done)'))
    expect(calls.at(-1)!.body).toEqual({ done_adding_jobs: true, versions: { history: 4 } })
    expect(screen.queryByRole('button', { name: 'There are no more jobs' })).toBeNull()
  })
})

describe('[PR-04] the sections', () => {
  it('each lead to their step', async () => {
    await shown()
    await heading()
    const edits = screen
      .getAllByRole('link', { name: /^Edit/ })
      .map((link) => [link.textContent, link.getAttribute('href')!.split('#')[1]])
    expect(edits).toEqual([
      ['Edit basic info', 'info'],
      ['EditEdit job search status', 'preferences'],
      ['EditEdit summary', 'summary'],
      ['EditEdit work history', 'history'],
      ['EditEdit education', 'history'],
      ['EditEdit skills and experience', 'skills'],
      ['EditEdit shift preferences', 'preferences'],
      ['EditEdit availability', 'availability'],
    ])
  })

  it('show what was told', async () => {
    await shown(
      profileOf({
        schools: [
          {
            name: 'Essex College',
            degree_type: 2,
            degree_major: 'Logistics',
            city: 'Newark',
            state: 'NJ',
            graduation_year: 2012,
          },
        ],
        questions: [
          { qid: 'forklift', name: 'Driving a forklift', has_skill: true, months: 27 },
          { qid: 'crane', name: 'Driving a crane', has_skill: false },
        ],
        user: { self_promo: 'I am on time.' },
      }),
    )
    expect((await region('Summary')).textContent).toContain('I am on time.')
    const education = (await region('Education')).textContent
    for (const words of ['Essex College', 'Associate’s degree, Logistics', 'Newark, NJ\u00A0· 2012'])
      expect(education).toContain(words)
    const skills = await region('Skills and Experience')
    expect(skills.textContent).toContain('Driving a forklift2 years, 3 months')
    expect(skills.textContent).not.toContain('crane')
    expect((await region('Shift Preferences')).textContent).toContain('ShiftsDay')
    const availability = within(await region('Availability'))
    expect(availability.getAllByRole('definition').map((rating) => rating.textContent)).toEqual([
      'Preferred',
      'Okay',
      'Definitely not',
      'Preferably not',
      'Okay',
    ])
  })
})

describe('[PR-09] loading', () => {
  it('says that it failed, and brings the profile by Retry', async () => {
    let down = true
    await open('/profile', [
      answer(getProfile, () => (down ? new RefusedAnswer('unavailable') : answerOf(profileOf()))),
    ])
    await screen.findByText('We were unable to pull up your account info. Please try again')
    down = false
    press('Try again')
    expect(await heading()).toBeTruthy()
  })

  it('shows what changed elsewhere as soon as the site tells of it', async () => {
    let profile = profileOf()
    await open('/profile', [answer(getProfile, () => answerOf(profile))])
    await heading()
    profile = profileOf({ user: { self_promo: 'Written on my phone' } })
    act(() => notifyTopic('profile'))
    expect(await screen.findByText('Written on my phone')).toBeTruthy()
  })

  it('[BY-15] says it in Spanish, skills too', async () => {
    const questions = [{ qid: 'forklift', name: 'Driving a forklift', has_skill: true }]
    await open('/profile', [answer(getProfile, answerOf(profileOf({ questions })))], 'es')
    expect(await screen.findByText('Manejar un montacargas')).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Experiencia laboral' })).toBeTruthy()
    expect(screen.getByText(/^De mar 2020 a may 2022 · 2 años y 3 meses$/)).toBeTruthy()
  })
})
