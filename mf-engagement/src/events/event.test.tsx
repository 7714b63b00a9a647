// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  cancelRegistration,
  getGathering,
  listGatherings,
} from '@lunchpail/contracts/engagement/gathering-api'
import { hourMs } from '@lunchpail/contracts/durations'
import type { Gathering, Registration } from '@lunchpail/contracts/engagement/gatherings'
import {
  answer,
  callsTo,
  refuse,
  RefusedAnswer,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { ToastsSaid } from '@lunchpail/kit-web/testing/toasts-said'
import { aGathering, registration } from '../../test/gathering.ts'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

interface Shown {
  readonly gathering?: Partial<Gathering>
  readonly mine?: Partial<Registration> | null
  readonly language?: 'en' | 'es'
}
const show = async ({ gathering = {}, mine = null, language = 'en' }: Shown, ...more: FakeAnswer[]) => {
  const page = await renderScreen(manifest, {
    path: '/events/warehouse-day',
    language,
    session: signedInAs(),
    answers: [
      answer(getGathering, {
        gathering: aGathering(gathering),
        registration: mine && { ...registration, ...mine },
      }),
      ...more,
    ],
  })
  await screen.findByRole('heading', { level: 1, name: 'Warehouse day' })
  return page
}
const text = () => document.body.textContent.replaceAll(/\s/g, ' ')

describe('[EN-20] the page of an event', () => {
  it('says when and where it is by the clock of its place, in the language of the page', async () => {
    const zone = 'Pacific/Honolulu'
    await show({ gathering: { zone } })
    expect(text()).toContain('Saturday, December 5, 2026, 5:00 – 9:00 AM HST')
    const map = screen.getByRole('link', { name: 'Union Hall, 1 Main St, Newark, NJ (map, new tab)' })
    expect(map.getAttribute('href')).toContain('query=Union%20Hall%2C%201%20Main%20St%2C%20Newark%2C%20NJ')
    cleanup()
    await show({ gathering: { zone, place: null }, language: 'es' })
    expect(text()).toContain('sábado, 5 de diciembre de 2026')
    expect(text()).toContain('HST')
  })

  it('[EN-09] says of one without a place that none is told, not that it is online', async () => {
    await show({ gathering: { place: null } })
    expect(text()).toContain('No address yet. If one is added, we’ll tell everyone who’s registered.')
    expect(text()).not.toMatch(/online/i)
    cleanup()
    await show({ gathering: { place: null, over: true, open: false } })
    expect(text()).not.toContain('No address')
  })

  it('offers what is left, and to whom', async () => {
    const said: Record<string, boolean[]> = {}
    const words = [/3 spots left/, /Full/, /Registration is closed/, /Picker.*Driver/, /You’re registered/]
    for (const [name, shown] of Object.entries({
      open: {},
      full: { gathering: { left: 0 } },
      unlimited: { gathering: { left: null, capacity: null } },
      closed: { gathering: { open: false } },
      'given back': { mine: { state: 'canceled' } },
      mine: { mine: {} },
    } satisfies Record<string, Shown>)) {
      await show(shown)
      said[name] = [
        ...words.map((each) => each.test(text())),
        screen.queryByRole('link', { name: 'Register' }) !== null,
        screen.queryByRole('link', { name: 'Join the waiting list' }) !== null,
      ]
      cleanup()
    }
    expect(said).toEqual({
      open: [true, false, false, true, false, true, false],
      full: [false, true, false, true, false, false, true],
      unlimited: [false, false, false, true, false, true, false],
      closed: [true, false, true, true, false, false, false],
      'given back': [true, false, false, true, false, true, false],
      mine: [true, false, false, false, true, false, false],
    })
  })

  it('tells who has a place what becomes of it', async () => {
    const told: Record<string, string | undefined> = {}
    for (const [name, shown] of Object.entries({
      registered: { mine: {} },
      here: { mine: { checked_in_at: '2026-12-05T15:00:00.000Z' } },
      program: { gathering: { starts_at: null, ends_at: null }, mine: {} },
      next: { mine: { state: 'waiting', ahead: 0 } },
      behind: { mine: { state: 'waiting', ahead: 2 } },
    } satisfies Record<string, Shown>)) {
      await show(shown)
      told[name] = /You’re (registered|on the waiting list).*?\.(?= |$|[A-Z])/.exec(text())?.[0]
      cleanup()
    }
    expect(told).toEqual({
      registered:
        'You’re registeredA confirmation is on its way, and if there’s time, a reminder comes, too.',
      here: 'You’re registeredYou’re checked in.',
      program: 'You’re registeredA confirmation is on its way.',
      next: 'You’re on the waiting listYou’re next.',
      behind: 'You’re on the waiting list2 people are ahead of you.',
    })
  })

  it('[EN-09] promises nothing anymore once it is over, and has nothing to show or to give back', async () => {
    const told: Record<string, string | undefined> = {}
    for (const language of ['en', 'es'] as const)
      for (const [name, mine] of Object.entries({
        registered: {},
        here: { checked_in_at: '2026-12-05T15:00:00.000Z' },
        next: { state: 'waiting', ahead: 0 },
      } satisfies Record<string, Partial<Registration>>)) {
        await show({ gathering: { over: true, open: false, left: 0 }, mine, language })
        told[`${name} ${language}`] = document.querySelector('[class*="notice"]')?.textContent
        expect([screen.queryAllByRole('button'), screen.queryByRole('img', { name: /QR/ })]).toEqual([
          [],
          null,
        ])
        expect(text()).not.toMatch(/Full|Lleno/)
        cleanup()
      }
    expect(told).toEqual({
      'registered en': 'You were registeredIt’s over.',
      'here en': 'You were registeredIt’s over. Thanks for coming!',
      'next en': 'You were on the waiting listIt’s over, and no spot opened for you.',
      'registered es': 'Tenías un lugarYa terminó.',
      'here es': 'Tenías un lugarYa terminó. ¡Gracias por venir!',
      'next es': 'Estabas en la lista de esperaYa terminó, y no se liberó ningún lugar para ti.',
    })
    await show({ gathering: { over: true, open: false, left: 0 } })
    expect(document.querySelector('[class*="notice"]')?.textContent).toBe('It’s over.')
  })

  it('[EN-09] promises nothing anymore once it ends while the page is open', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-05T14:00:00.000Z'), shouldAdvanceTime: true })
    try {
      let over = false
      await show(
        {},
        answer(getGathering, () => ({
          gathering: aGathering({ ends_at: '2026-12-05T15:00:00.000Z', over, open: !over }),
          registration: { ...registration, state: 'waiting' as const, ahead: 0 },
        })),
      )
      expect(text()).toContain('You’re next.')
      over = true
      await vi.advanceTimersByTimeAsync(hourMs)
      await expect.poll(text).toContain('It’s over, and no spot opened for you.')
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows the code for the door, and which jobs were chosen', async () => {
    await show({ mine: {} })
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy()
    expect(screen.getByText('2345ABCD')).toBeTruthy()
    const jobs = within(screen.getByRole('region', { name: /jobs/i }))
    expect(jobs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Picker'])
    cleanup()
    await show({ mine: { state: 'waiting', ahead: 0, positions: [] } })
    expect([screen.queryByRole('img', { name: /^QR code/ }), screen.queryByRole('region')]).toEqual([
      null,
      null,
    ])
  })
})

describe('[EN-09] a place that is given back', () => {
  it('is given back once it is sure, and the page is loaded again', async () => {
    render(<ToastsSaid />)
    const { calls } = await show(
      { mine: {} },
      answer(cancelRegistration, { registration: { ...registration, state: 'canceled' } }),
    )
    await pressAndWait('Give up my spot')
    await pressAndWait('Keep it')
    expect(screen.queryByRole('dialog')).toBeNull()
    await pressAndWait('Give up my spot')
    await pressAndWait(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Give up my spot' }),
    )
    await waitFor(() => expect(callsTo(calls, getGathering)).toHaveLength(2))
    expect(callsTo(calls, cancelRegistration).map(({ url }) => url.pathname)).toEqual([
      expect.stringContaining(registration.id),
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[BY-14] is not offered once they are checked in', async () => {
    await show({ mine: { checked_in_at: '2026-12-05T15:00:00.000Z' } })
    expect(text()).toContain('You’re checked in')
    expect(screen.queryByRole('button', { name: 'Give up my spot' })).toBeNull()
  })

  it('stays where the service does not take it, and can be tried again', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<ToastsSaid />)
    await show({ mine: {} }, refuse(cancelRegistration, 'unavailable'))
    await pressAndWait('Give up my spot')
    const dialog = within(await screen.findByRole('dialog'))
    await pressAndWait(dialog.getByRole('button', { name: 'Give up my spot' }))
    expect(await screen.findByText('That didn’t work. Please try again.')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Give up my spot' }).getAttribute('aria-busy')).toBeNull()
    expect(reported).toHaveBeenCalledTimes(1)
    reported.mockRestore()
  })
})

describe('[EN-20] the list of events', () => {
  const list = (gatherings: Gathering[]) => answer(listGatherings, { gatherings })
  const open = (...answers: FakeAnswer[]) => renderScreen(manifest, { path: '/events', answers })

  it('leads to each event and program', async () => {
    await open(list([aGathering(), aGathering({ id: 'start', kind: 'program', name: 'Fresh start' })]))
    expect((await screen.findByRole('link', { name: 'Warehouse day' })).getAttribute('href')).toBe(
      '/events/warehouse-day',
    )
    expect(screen.getByRole('link', { name: 'Fresh start' }).getAttribute('href')).toBe('/programs/start')
    expect(screen.queryByText('Loading the event')).toBeNull()
  })

  it('says that there are none, or that they could not be loaded, which is tried again', async () => {
    await open(list([]))
    expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy()
    cleanup()
    let down = true
    await open(
      answer(listGatherings, () =>
        down ? new RefusedAnswer('unavailable') : { gatherings: [aGathering()] },
      ),
    )
    expect(await screen.findByText('Events aren’t available right now')).toBeTruthy()
    expect(screen.queryByText('Loading the event')).toBeNull()
    down = false
    await pressAndWait('Try again')
    expect(await screen.findByRole('link', { name: 'Warehouse day' })).toBeTruthy()
    expect(screen.queryByText('Events aren’t available right now')).toBeNull()
  })

  it('[SH-02] an event that is not there is told from a service that is away', async () => {
    const say = async (code: 'not-found' | 'invalid' | 'unavailable') => {
      await renderScreen(manifest, { path: '/events/x', answers: [refuse(getGathering, code)] })
      const link = await screen.findByRole(code === 'unavailable' ? 'button' : 'link')
      const found = link.getAttribute('href') ?? link.textContent
      cleanup()
      return found
    }
    expect([await say('not-found'), await say('invalid'), await say('unavailable')]).toEqual([
      '/events',
      '/events',
      'Try again',
    ])
  })
})
