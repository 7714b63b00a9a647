// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  cancelTime,
  contestNoShow,
  getApplication,
  getInvite,
  pickTime,
} from '@lunchpail/contracts/engagement/api'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { anApplication, anInvite, noMessages } from '../../test/application.ts'
import { manifest } from '../manifest.tsx'
import { id, application, type } from '../../test/interviews.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const times = [
  { id: '0199b9c0-0000-7000-8000-0000000000b1', starts_at: '2026-11-24T17:00:00.000Z', mine: true },
  { id: '0199b9c0-0000-7000-8000-0000000000b2', starts_at: '2026-11-25T17:00:00.000Z', mine: false },
]

describe('the feedback page', () => {
  const path = `/invites/${id}/feedback`
  const show = () =>
    renderScreen(manifest, {
      path,
      answers: [answer(getInvite, { invite: anInvite({ over: true, state: 'closed' }), times: [] })],
    })
  const send = (status: number) => {
    const post = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({}, { status })))
    vi.stubGlobal('fetch', post)
    return post
  }

  it('[EN-05] wants a choice, explains it, posts a form to its address and thanks for that choice', async () => {
    const post = send(200)
    await show()
    const further = () =>
      [/Tell us more/, 'I’d like another time'].map((label) => screen.queryByLabelText(label))
    await pressAndWait(await screen.findByRole('button', { name: 'Submit' }))
    expect(screen.getByText('Please select an option')).toBeTruthy()
    expect(further()).toEqual([null, null])
    expect(document.title).toBe('Error: How was your interview? · Lunchpail')
    fireEvent.click(screen.getByLabelText('The hiring manager didn’t show up'))
    expect(screen.getByText(/It doesn’t count against you/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('I’d like another time'))
    type(/Tell us more/, 'No one was there')
    await pressAndWait(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Thanks for telling us. It doesn’t count against you.')).toBeTruthy()
    const [url, init] = post.mock.calls[0]!
    expect(url).toBe(`${path}/`)
    const form = Object.fromEntries(init.body as URLSearchParams)
    expect(form).toMatchObject({ feedback_state: '6', feedback_reason: 'No one was there', reschedule: '1' })
  })

  it('[EN-05] takes that one did not come, with the wish for another time', async () => {
    const post = send(200)
    await show()
    fireEvent.click(await screen.findByLabelText('I couldn’t make it'))
    expect(screen.getByText(/The company decides whether it counts/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('I’d like another time'))
    await pressAndWait(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Thanks for letting the company know.')).toBeTruthy()
    const form = Object.fromEntries(post.mock.calls[0]![1].body as URLSearchParams)
    expect(form).toMatchObject({ feedback_state: '5', reschedule: '1' })
  })

  it('[EN-05] hides the form and shows the error block where it was not taken', async () => {
    send(503)
    await show()
    fireEvent.click(await screen.findByLabelText('I’m not sure'))
    await pressAndWait(screen.getByRole('button', { name: 'Submit' }))
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be sent')
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })
})

describe('the schedule of an interview', () => {
  const show = (...more: Parameters<typeof renderScreen>[1]['answers'] & object) =>
    renderScreen(manifest, {
      path: `/portal/calendar/${id}/`,
      answers: [answer(getInvite, () => ({ invite: anInvite(), times })), ...more],
    })

  it('[EN-16] moves to another time, gives it back, and has the calendar file', async () => {
    const { calls } = await show(
      answer(pickTime, { invite: anInvite(), times }),
      answer(cancelTime, { invite: anInvite({ inviteTime: null, time_interview: null }), times }),
    )
    const file = await screen.findByRole('link', { name: 'Add to my calendar' })
    expect(screen.getByText(/^Your interview is set/)).toBeTruthy()
    expect(file.getAttribute('href')).toBe(`/api/hire/v1/invite/${id}/calendar/`)
    const choices = screen.getAllByRole('radio')
    expect(choices).toHaveLength(1)
    await pressAndWait(screen.getByRole('button', { name: 'Move the interview' }))
    expect(screen.getByText('Please choose a time')).toBeTruthy()
    expect(document.title).toBe('Error: Your interview · Lunchpail')
    fireEvent.click(choices[0]!)
    await pressAndWait(screen.getByRole('button', { name: 'Move the interview' }))
    expect(calls.find(({ endpoint }) => endpoint === pickTime.name)!.body).toEqual({ time_id: times[1]!.id })
    await pressAndWait(screen.getByRole('button', { name: 'Cancel this time' }))
    expect(calls.some(({ endpoint }) => endpoint === cancelTime.name)).toBe(true)
  })

  it.each([
    ['Ask at the gate', 1],
    ['Room 3', 1],
    ['555 0100 and ask for Ray', 2],
  ])('[EN-16] has no map of %s', async (place, inviteType) => {
    await renderScreen(manifest, {
      path: `/portal/calendar/${id}/`,
      answers: [answer(getInvite, { invite: anInvite({ place, inviteType }), times })],
    })
    expect(await screen.findByText(place)).toBeTruthy()
  })

  it('[BY-02] says that another candidate was faster, and loads what is left', async () => {
    const { calls } = await show(
      answer(pickTime, () => new RefusedAnswer('time-taken', 'Someone else just took that time.')),
    )
    fireEvent.click((await screen.findAllByRole('radio'))[0]!)
    await pressAndWait(screen.getByRole('button', { name: 'Move the interview' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Someone else just took that time.')
    await vi.waitFor(() =>
      expect(calls.filter(({ endpoint }) => endpoint === getInvite.name).length).toBeGreaterThan(1),
    )
  })
})

describe('an application under way', () => {
  it('[BY-01] tells the steps of a hired person as its badge tells the state', async () => {
    const day = (date: number, state: number, employer_state?: number) => ({
      state,
      ...(employer_state !== undefined && { employer_state }),
      at: `2026-11-${date}T15:00:00.000Z`,
      what: 'state' as const,
    })
    const hired = anApplication({
      state: 3,
      employer_state: 5,
      timeline: [day(20, 0, 0), day(21, 3), day(22, 3, 3), day(23, 3, 5), day(24, 3, 7)],
    })
    await renderScreen(manifest, {
      path: `/applications/${application}`,
      answers: [answer(getApplication, { application: hired }), noMessages],
    })
    const steps = within(await screen.findByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Sent',
      // of a service that does not tell more
      'Moving forward',
      'Moving forward',
      'Hired',
      'Started',
    ])
  })

  it('[BY-01] says its state, since when, what happens next, and what happened', async () => {
    const under = anApplication({
      state: 1,
      employer_state: 1,
      since: '2026-11-21T15:00:00.000Z',
      invite: anInvite({ inviteTime: null, time_interview: null }),
      timeline: [
        { state: 0, at: '2026-11-20T15:00:00.000Z', what: 'state' },
        { state: 1, at: '2026-11-21T15:00:00.000Z', what: 'invited' },
      ],
    })
    await renderScreen(manifest, {
      path: `/applications/${application}`,
      answers: [answer(getApplication, { application: under }), noMessages],
    })
    expect(await screen.findByText('Updated November 21, 2026')).toBeTruthy()
    expect(screen.getByText('You’re invited to interview. Pick a time that works for you.')).toBeTruthy()
    const steps = within(await screen.findByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'SentNovember 20, 2026',
      'Invited to interviewNovember 21, 2026',
    ])
    expect(screen.getByRole('link', { name: 'Withdraw application' }).getAttribute('href')).toBe(
      `/applications/${application}/withdraw`,
    )
  })

  it('[EN-18] shows the steps before its latest ones when asked, a part at a time, and goes on with the first that came', async () => {
    const steps = Array.from({ length: 7 }, (_, n) => ({
      state: 1,
      at: `2026-11-0${n + 1}T15:00:00.000Z`,
      what: 'time-moved' as const,
    }))
    /** three at a time */
    const read = (before: number) =>
      anApplication({
        timeline: steps.slice(Math.max(0, before - 3), before),
        earlier_steps: Math.max(0, before - 3),
      })
    let sum = 6
    await renderScreen(manifest, {
      path: `/applications/${application}`,
      answers: [
        answer(getApplication, ({ url }) => ({
          application: read(Number(url.searchParams.get('before') ?? sum)),
        })),
        noMessages,
      ],
    })
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }))
    const days = () =>
      timeline.getAllByRole('listitem').map(({ textContent }) => Number(/ (\d+),/.exec(textContent)![1]))
    expect(days()).toEqual([4, 5, 6])
    await pressAndWait('Show earlier steps')
    expect(days()).toEqual([1, 2, 3, 4, 5, 6])
    expect(document.activeElement).toBe(timeline.getAllByRole('listitem')[0])
    expect(timeline.queryByRole('button')).toBeNull()
    // what follows moves the latest ones, and none between is lost
    sum = 7
    act(() => notifyTopic('applications'))
    await vi.waitFor(() => expect(days()).toEqual([2, 3, 4, 5, 6, 7]))
    expect(timeline.getByRole('button', { name: 'Show earlier steps' })).toBeTruthy()
  })
})

describe('a declined application', () => {
  it('[BY-19] says the reason given, and what else fits', async () => {
    const declined = anApplication({
      state: 2,
      employer_state: 2,
      reasons: ['experience'],
      reason_other: 'Try us next year',
    })
    await renderScreen(manifest, {
      path: `/applications/${application}`,
      answers: [answer(getApplication, { application: declined }), noMessages],
    })
    const reasons = within(await screen.findByRole('region', { name: 'The reason the company gave' }))
    expect(reasons.getByText('Experience')).toBeTruthy()
    expect(reasons.getByText('Try us next year')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See what else fits you' }).getAttribute('href')).toBe('/matches')
  })

  it('[BY-19] which the company canceled, says who did, and what else fits', async () => {
    const canceled = anApplication({ state: 4, employer_state: 4 })
    await renderScreen(manifest, {
      path: `/applications/${application}`,
      answers: [answer(getApplication, { application: canceled }), noMessages],
    })
    expect(await screen.findByText(/^The company canceled this application/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See what else fits you' })).toBeTruthy()
  })

  it('[EN-06] because of a no-show may be contested', async () => {
    let contested = false
    const missed = () =>
      anApplication({
        state: 2,
        employer_state: 2,
        reasons: ['no-show'],
        invite: anInvite({
          state: 'closed',
          over: true,
          no_show: true,
          contested,
          no_show_state: contested ? 'disputed' : 'reported',
        }),
      })
    const { calls } = await renderScreen(manifest, {
      path: `/applications/${application}`,
      answers: [
        noMessages,
        answer(getApplication, () => ({ application: missed() })),
        answer(contestNoShow, () => {
          contested = true
          return { contested: true as const }
        }),
      ],
    })
    await pressAndWait(await screen.findByRole('button', { name: 'I was there' }))
    type('What happened?', 'I waited at the gate')
    await pressAndWait(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/You said you were there. It doesn’t count/)).toBeTruthy()
    expect(calls.find(({ endpoint }) => endpoint === contestNoShow.name)!.body).toMatchObject({
      reason: 'I waited at the gate',
    })
  })
})
