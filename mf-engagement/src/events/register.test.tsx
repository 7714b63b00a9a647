// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { entrySlot } from '@lunchpail/contracts/auth/slots'
import {
  getGathering,
  registerForHiringEvent,
  registerForProgram,
  registerForTraining,
} from '@lunchpail/contracts/engagement/gathering-api'
import type { Gathering, Registration } from '@lunchpail/contracts/engagement/gatherings'
import { setAnalytics } from '@lunchpail/kit-web/analytics'
import { setSession } from '@lunchpail/kit-web/session'
import { useToasts } from '@lunchpail/kit-web/toast'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { press, pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { aGathering, registration } from '../../test/gathering.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (
  answers: readonly FakeAnswer[],
  what = aGathering(),
  session = signedInAs(),
  mine: Registration | null = null,
) =>
  renderScreen(manifest, {
    path: `/${what.kind === 'program' ? 'programs' : 'events'}/${what.id}/register`,
    session,
    answers: [answer(getGathering, { gathering: what, registration: mine }), ...answers],
  })
const Toasts = () => useToasts().map(({ id, message }) => <p key={id}>{message}</p>)
const accepted = answer(registerForHiringEvent, { registration, url: '/events/warehouse-day/?p=12' })

it.each([
  ['/events/nope/register', 'We couldn’t find this event'],
  ['/programs/nope/register', 'We couldn’t find this program'],
])('[SH-02] at %s says what is not there, as its title too', async (path, title) => {
  await renderScreen(manifest, { path, answers: [refuse(getGathering, 'not-found')] })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(document.title).toBe(`${title} · Lunchpail`)
})

describe('[EN-09] the register page of a hiring event', () => {
  it('shows an error without a position, and goes to the event with those that were chosen', async () => {
    const { calls, router } = await show([accepted])
    await pressAndWait(await screen.findByRole('button', { name: 'Register' }))
    expect(await screen.findByText('Please choose at least one job')).toBeTruthy()
    expect(document.title).toMatch(/^Error: /)
    expect(callsTo(calls, registerForHiringEvent)).toEqual([])
    press(screen.getByLabelText('Picker'))
    await waitFor(() => expect(document.title).not.toMatch(/^Error: /))
    await pressAndWait('Register')
    await waitFor(() => expect(router.state.location.search).toBe('?p=12'))
    const [call] = callsTo(calls, registerForHiringEvent)
    expect(call!.url.search).toBe('?_st=her')
    expect(call!.body).toEqual({ hiring_event: 'warehouse-day', positions: '12' })
  })

  it('says that its company sees the name, and the jobs where some are chosen', async () => {
    await show([])
    expect(
      await screen.findByText('The company hosting this sees your name and the jobs you choose.'),
    ).toBeTruthy()
    cleanup()
    await show([], aGathering(), signedInAs({ type: 'hiring manager' }))
    expect(await screen.findByText('The company hosting this sees your name.')).toBeTruthy()
  })

  it('asks who is signed out for a phone and no password, and is sent once they are in', async () => {
    const asked: unknown[] = []
    fillSlots(
      filling(entrySlot, ({ asks, onDone }) => {
        asked.push(asks)
        const enter = () => {
          setSession(signedInAs())
          onDone({ signedIn: true })
        }
        return <button onClick={enter}>Enter</button>
      }),
    )
    const { calls } = await show([accepted], aGathering(), undefined)
    act(() => setSession({ ...signedInAs(), account: null }))
    press(await screen.findByLabelText('Driver'))
    expect(screen.getByText('Choose at least one if you’re looking for work.')).toBeTruthy()
    await pressAndWait(await screen.findByRole('button', { name: 'Enter' }))
    await waitFor(() => expect(callsTo(calls, registerForHiringEvent)).toHaveLength(1))
    expect(asked[0]).toBe('phone')
  })

  it.each([
    ['registered', null, 'You’re registered'],
    ['waiting', 0, 'You’re next. We’ll tell you as soon as a spot opens.'],
  ] as const)('keeps the jobs of who is %s, full or not, and saves others', async (state, ahead, words) => {
    const mine = { ...registration, state, ahead }
    render(<Toasts />)
    const { calls, router } = await show([accepted], aGathering({ left: 0 }), signedInAs(), mine)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Warehouse day' })).toBeTruthy()
    expect(screen.queryByText(/^All spots are taken/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See my registration' }).getAttribute('href')).toBe(
      '/events/warehouse-day',
    )
    press(screen.getByLabelText('Driver'))
    await pressAndWait('Save jobs')
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/warehouse-day/'))
    expect(callsTo(calls, registerForHiringEvent)[0]!.body).toMatchObject({ positions: '12,13' })
    expect(screen.getByText('Jobs saved')).toBeTruthy()
  })

  it('tells who has a place so where registration is closed, too', async () => {
    await show([], aGathering({ open: false }), signedInAs(), registration)
    expect(await screen.findByText('Registration is closed.')).toBeTruthy()
    expect(screen.getByText('You’re registered')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See my registration' })).toBeTruthy()
    cleanup()
    await show([], aGathering({ open: false, over: true }), signedInAs(), registration)
    expect(await screen.findByText('Registration is closed.')).toBeTruthy()
    expect(screen.queryByText('You’re registered')).toBeNull()
  })

  it('[EN-13] asks a hiring manager for no positions', async () => {
    const { calls } = await show([accepted], aGathering(), signedInAs({ type: 'hiring manager' }))
    await pressAndWait(await screen.findByRole('button', { name: 'Register' }))
    expect(screen.queryByText('Which jobs interest you?')).toBeNull()
    await waitFor(() => expect(callsTo(calls, registerForHiringEvent)).toHaveLength(1))
    cleanup()
    await show([], aGathering(), signedInAs({ type: 'hiring manager' }), registration)
    expect(await screen.findByRole('link', { name: 'See my registration' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['applicant', 1],
    ['hiring manager', 0],
  ] as const)('[EN-13] offers a registered %s to change jobs: %i', async (type, count) => {
    await renderScreen(manifest, {
      path: '/events/warehouse-day',
      session: signedInAs({ type }),
      answers: [answer(getGathering, { gathering: aGathering(), registration })],
    })
    await screen.findByRole('button', { name: 'Give up my spot' })
    expect(screen.queryAllByRole('link', { name: 'Change jobs' })).toHaveLength(count)
  })
})

it('[EN-10] [EN-11] a training event and a program are sent to their own addresses', async () => {
  const training = aGathering({ id: 'class', kind: 'training', positions: [] })
  const first = await show([answer(registerForTraining, { registration, url: '/events/class/' })], training)
  await pressAndWait(await screen.findByRole('button', { name: 'Register' }))
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/events/class/'))
  expect(callsTo(first.calls, registerForTraining)[0]!.url.pathname).toBe('/events/class/register/')
  cleanup()
  const program = aGathering({ id: 'start', kind: 'program', positions: [], starts_at: null, ends_at: null })
  const second = await show([answer(registerForProgram, { registration, url: '/programs/start/' })], program)
  await pressAndWait(await screen.findByRole('button', { name: 'Register' }))
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/programs/start/'))
})

const realTimeout = setTimeout

describe('[EN-12] a registration that failed', () => {
  const failure =
    'Your registration could not be submitted. Please check your internet connection and try again.'
  const program = aGathering({ id: 'start', kind: 'program', positions: [], starts_at: null, ends_at: null })
  const attempt = async (code: 'unavailable' | 'registration-closed' | 'barred') => {
    const counted: string[] = []
    const { container } = render(<Toasts />)
    // what was counted before goes to the first that comes
    setAnalytics(() => {})
    setAnalytics((event) => counted.push(event))
    await show([refuse(registerForProgram, code, 'Registration is closed.')], program)
    const button = await screen.findByRole('button', { name: 'Register' })
    // the clock stands still, and what answers runs on
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press(button)
    while (counted.length === 0) await act(() => new Promise((resolve) => void realTimeout(resolve)))
    await act(() => vi.advanceTimersByTimeAsync(149))
    return { counted, button, said: () => container.textContent }
  }
  it('is counted, stops the loader, and is said after 150 ms', async () => {
    const { counted, button, said } = await attempt('unavailable')
    expect(counted).toEqual(['program_registration_failed'])
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(said()).not.toContain(failure)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(said()).toContain(failure)
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(said()).not.toContain(failure)
  })

  it('says nothing more where the page itself says why', async () => {
    const { counted, said } = await attempt('registration-closed')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(said()).not.toContain(failure)
    expect(counted).toEqual(['program_registration_failed'])
    expect(screen.getByText('Registration is closed.')).toBeTruthy()
  })
})

it('[EN-09] who waits leaves the waiting list, and an event online has no code for a door', async () => {
  const online = aGathering({ place: null, positions: [] })
  const shown = async (state: Registration['state']) => {
    cleanup()
    await renderScreen(manifest, {
      path: '/events/warehouse-day',
      session: signedInAs(),
      answers: [
        answer(getGathering, {
          gathering: online,
          registration: { ...registration, state, ahead: state === 'waiting' ? 1 : null },
        }),
      ],
    })
  }
  await shown('waiting')
  await pressAndWait('Leave the waiting list')
  expect(screen.getByText('If you come back, you’ll start at the end.')).toBeTruthy()
  await shown('registered')
  expect(await screen.findByRole('button', { name: 'Give up my spot' })).toBeTruthy()
  expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull()
})

describe('[EN-09] an event that its company canceled', () => {
  const canceled = (change: Partial<Gathering> = {}) =>
    aGathering({ open: false, canceled: true, place: null, ...change })
  const shown = (path: string, mine: Registration | null, what = canceled()) =>
    renderScreen(manifest, {
      path,
      session: signedInAs(),
      answers: [answer(getGathering, { gathering: what, registration: mine })],
    })
  it.each([
    ['/events/warehouse-day', null],
    ['/events/warehouse-day', registration],
    ['/events/warehouse-day/register', null],
    ['/events/warehouse-day/register', registration],
  ] as const)('says so at %s in place of a form or a code', async (path, mine) => {
    await shown(path, mine)
    expect(await screen.findByText('This event was canceled')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link', { name: /Register|Change jobs/ })).toBeNull()
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull()
    // nothing that is not so anymore
    expect(document.body.textContent).not.toMatch(/spots left|We’ll tell you|remind you|is closed/)
  })

  it('is called a program where it is one', async () => {
    await shown('/programs/start', null, canceled({ id: 'start', kind: 'program' }))
    expect(await screen.findByText('This program was canceled')).toBeTruthy()
  })
})
