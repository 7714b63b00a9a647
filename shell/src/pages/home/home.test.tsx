// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { invite, listInvites, type Invite } from '@lunchpail/contracts/engagement/api'
import { getOverview, listPositions, type PositionCard } from '@lunchpail/contracts/jobs/api'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { Home } from './home.screen.tsx'

afterEach(cleanup)

const company = { id: 3, name: 'Harbor & Pine', logo_url: null }
const job = (id: number, more: Partial<PositionCard> = {}): PositionCard => ({
  id,
  title: `Job ${id}`,
  company,
  location: { city: 'Newark', state: 'NJ', zip: '07105', approximate: false },
  description: 'Pick orders.',
  wage: { from: 18.5, to: 20 },
  role: 'warehouse',
  shifts: ['day'],
  schedule_start: null,
  schedule_type: 'full-time',
  distance: null,
  commute: null,
  posted_at: '2026-11-20T15:00:00.000Z',
  state: 'open',
  language: null,
  benefits: [],
  ...more,
})
const overview = answer(getOverview, {
  total: 2_340,
  places: [{ slug: 'newark-nj', city: 'Newark', state: 'NJ', n: 12 }],
  trades: [],
  featured: [],
  newest: [1, 2, 3, 4, 5, 6].map((id) => job(id)),
  companies: [company],
})
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('[SH-13] home of a visitor', () => {
  it('says how many jobs are open, and shows some, who hires and where', async () => {
    await renderScreen(<Home />, { path: '/', answers: [overview] })
    expect(await screen.findByText(/^2,340 open jobs,/)).toBeTruthy()
    expect(screen.getAllByText('$18.50 to $20.00 an hour')).toHaveLength(6)
    expect(hrefs()).toEqual(
      expect.arrayContaining(['/jobs/1', '/jobs/6', '/companies/3', '/jobs/in/newark-nj', '/jobs/welcome']),
    )
    expect(screen.getByRole('link', { name: 'Hiring? Post a job' }).getAttribute('href')).toBe('/signup')
  })

  it('is the same page with fewer parts where jobs are not available', async () => {
    await renderScreen(<Home />, { path: '/', answers: [refuse(getOverview, 'unavailable', 'Later.')] })
    expect(await screen.findByRole('button', { name: 'Find jobs' })).toBeTruthy()
    expect(screen.getByText(/^Browse jobs without an account/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'New jobs' })).toBeNull()
  })
})

describe('[BY-23] home of a candidate', () => {
  const invited = (more: Partial<Invite>): Invite => ({
    ...invite.parse({
      id: 'i1',
      application_id: 'a1',
      position: { id: 7, title: 'Picker', company_name: 'Harbor & Pine', interview_type: 1 },
      inviteType: 1,
      custom_type: null,
      inviteTime: '2026-11-24T17:00:00.000Z',
      time_interview: '2026-11-24T17:00:00.000Z',
      minutes: 30,
      zone: 'America/New_York',
      place: '12 Dock St',
      link: null,
      note: null,
      schedule_url: '/invites/i1',
      state: 'open',
      language: null,
      benefits: [],
      confirmed: false,
      over: false,
      feedback_state: null,
      no_show: false,
      contested: false,
      no_show_state: null,
    }),
    ...more,
  })
  const show = (invites: readonly Invite[], language: 'en' | 'es' = 'en') =>
    renderScreen(<Home />, {
      path: '/',
      language,
      session: signedInAs(),
      answers: [
        answer(listInvites, () => ({ invites: [...invites] })),
        answer(listPositions, {
          positions: [1, 2, 3, 4, 5, 6, 7].map((id) => job(id, id === 2 ? { application_id: 'a2' } : {})),
          page: 1,
          pages: 1,
          total: 7,
          more: false,
          place: null,
        }),
      ],
    })
  const slot = (name: string) => document.querySelector(`[data-slot="${name}"]`)

  it('begins with the next interview, by the clock of its place, and then five jobs that are not applied to', async () => {
    await show([invited({ id: 'i0', over: true }), invited({ id: 'i2', inviteTime: null }), invited({})])
    const card = (await screen.findByText('Your interview for Picker at Harbor & Pine')).closest('section')!
    expect(within(card).getByRole('heading').textContent).toMatch(/^Tuesday, November 24.*12:00.*EST$/)
    const change = within(card).getByRole('link', { name: 'See or change the time' })
    expect(change.getAttribute('href')).toBe('/invites/i1')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Job 1',
      'Job 3',
      'Job 4',
      'Job 5',
      'Job 6',
    ])
    expect(slot('wizard.draft-notice.v1')).toBeNull()
  })

  it('asks for a time where none is picked, and has the draft where there is no invite', async () => {
    await show([invited({ inviteTime: null })], 'es')
    expect(await screen.findByText('Elige el horario de tu entrevista: Picker en Harbor & Pine')).toBeTruthy()
    cleanup()
    await show([])
    await screen.findByText('Job 1')
    expect(slot('wizard.draft-notice.v1')).toBeTruthy()
  })

  it('hears of an invite, and that it is called off', async () => {
    const invites: Invite[] = []
    await show(invites)
    await screen.findByText('Job 1')
    invites.push(invited({ inviteTime: null }))
    await act(async () => notifyTopic('applications'))
    expect(await screen.findByText('Pick a time for your interview: Picker at Harbor & Pine')).toBeTruthy()
    invites.pop()
    await act(async () => notifyTopic('applications'))
    await waitFor(() => expect(slot('wizard.draft-notice.v1')).toBeTruthy())
  })
})
