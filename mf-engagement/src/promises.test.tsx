// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { reachSlot } from '@lunchpail/contracts/auth/slots'
import {
  getApplication,
  getInvite,
  listApplications,
  listInvites,
  type Application,
} from '@lunchpail/contracts/engagement/api'
import { getGathering } from '@lunchpail/contracts/engagement/gathering-api'
import { listMessages, type Conversation } from '@lunchpail/contracts/engagement/messages-api'
import { draftNoticeSlot } from '@lunchpail/contracts/wizard/slots'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { answer, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { anApplication, anInvite, noMessages } from '../test/application.ts'
import { aGathering, registration } from '../test/gathering.ts'
import { manifest } from './manifest.tsx'
import LatestApplications from './applications/latest-applications.slot.tsx'

const Reach = () => <p>Reached?</p>

beforeEach(() => setSlotSource((name) => Promise.resolve(name === reachSlot.name ? Reach : () => null)))
afterEach(() => {
  cleanup()
  setSlotSource(() => Promise.resolve(undefined))
})

const listed = (total: number) => [
  answer(listInvites, { invites: [] }),
  answer(listApplications, {
    applications: total > 0 ? [anApplication()] : [],
    page: 1,
    pages: 1,
    total,
    unread_messages: 0,
  }),
]
const ofApplication = (change: Partial<Application> = {}) => [
  answer(getApplication, { application: anApplication(change) }),
  noMessages,
]
const ofInvite = (...[change]: Parameters<typeof anInvite>) => [
  answer(getInvite, { invite: anInvite(change), times: [] }),
]
const atEvent = (checked_in_at: string | null) => [
  answer(getGathering, { gathering: aGathering(), registration: { ...registration, checked_in_at } }),
]
const { id } = anInvite()
const toPick = { inviteTime: null }
const invited = [...listed(1), answer(listInvites, { invites: [anInvite(toPick)] })]
const shown = (path: string, answers: readonly FakeAnswer[]) =>
  renderScreen(path === '/' ? <LatestApplications onDone={() => {}} /> : manifest, {
    path,
    session: signedInAs(),
    answers,
  })

/** Where a message is promised, what the page has, and whether it says that none arrives. */
const places: Record<string, readonly [string, readonly FakeAnswer[], boolean]> = {
  home: ['/', listed(1), true],
  'home, with a reminder of an unfinished application alone': ['/', listed(0), true],
  'my applications': ['/applications', listed(1), true],
  'an application under way': [`/applications/${anApplication().id}`, ofApplication(), true],
  'one that was declined': [`/applications/${anApplication().id}`, ofApplication({ state: 2 }), false],
  'one that was withdrawn': [
    `/applications/${anApplication().id}`,
    ofApplication({ state: 2, withdrawn: true }),
    false,
  ],
  'an interview to come': [`/portal/calendar/${id}`, ofInvite(), true],
  'an interview that was': [`/portal/calendar/${id}`, ofInvite({ over: true, state: 'closed' }), false],
  'a place at an event': ['/events/warehouse-day', atEvent(null), true],
  'a registrant who is there': ['/events/warehouse-day', atEvent('2026-12-05T15:00:00.000Z'), false],
}

it('[BY-26] who gets no messages is told wherever one is promised', async () => {
  const failed: string[] = []
  for (const [name, [path, answers, told]] of Object.entries(places)) {
    const { calls } = await shown(path, answers)
    if (path !== '/') await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(calls.length).toBeGreaterThan(0))
    const found = await screen.findByText('Reached?', {}, { timeout: told ? 1_000 : 100 }).catch(() => null)
    if ((found !== null) !== told) failed.push(name)
    cleanup()
  }
  expect(failed).toEqual([])
})

/** Of each page what is tapped there, in the order of the page, and where in it the late word of who gets no messages stands. */
const tapped: Record<string, readonly [string, readonly FakeAnswer[], readonly string[]]> = {
  home: ['/', invited, ['Pick a time', 'Reached?']],
  'my applications': ['/applications', invited, ['Pick a time', 'Reached?']],
  'an application': [
    `/applications/${anApplication().id}`,
    ofApplication({ invite: anInvite(toPick) }),
    ['Pick a time', 'Reached?'],
  ],
  'an interview without a time': [
    `/portal/calendar/${id}`,
    [
      answer(getInvite, {
        invite: anInvite(toPick),
        times: [
          { id: '0199b9c0-0000-7000-8000-0000000000b1', starts_at: '2026-11-24T17:00:00.000Z', mine: false },
        ],
      }),
    ],
    ['Choose this time', 'Reached?'],
  ],
  'an interview with one': [
    `/portal/calendar/${id}`,
    ofInvite(),
    ['Add to my calendar', 'Your interview is set', 'Reached?'],
  ],
}

it('[BY-26] it is said below what is tapped, which it would move under a thumb, and after what is promised', async () => {
  const failed: string[] = []
  for (const [name, [path, answers, order]] of Object.entries(tapped)) {
    await shown(path, answers)
    await screen.findByText('Reached?')
    const said = document.body.textContent
    const places = order.map((text) => said.indexOf(text))
    if (places.includes(-1) || places.some((place, index) => place < (places[index - 1] ?? 0)))
      failed.push(`${name}: ${places.join(', ')}`)
    cleanup()
  }
  expect(failed).toEqual([])
})

/** Of each page what is tapped below the late parts of it, and those parts. */
const below: Record<string, readonly [string, readonly FakeAnswer[], string, readonly string[]]> = {
  'my applications': [
    '/applications',
    listed(1),
    'Forklift Operator',
    [reachSlot.name, draftNoticeSlot.name],
  ],
  'an application': [`/applications/${anApplication().id}`, ofApplication(), 'See the job', [reachSlot.name]],
  'a place at an event': ['/events/warehouse-day', atEvent(null), 'Give up my spot', [reachSlot.name]],
}
const isShown = (name: string): boolean =>
  [...screen.queryAllByRole('link', { name }), ...screen.queryAllByRole('button', { name })].length > 0

it('[BY-26] what is tapped below it is shown with it, or once it is known that nothing is said', async () => {
  const failed: string[] = []
  for (const [name, [path, answers, tappedThere, parts]] of Object.entries(below))
    for (const part of parts) {
      const comes = Promise.withResolvers<() => null>()
      setSlotSource((slot) => (slot === part ? comes.promise : Promise.resolve(() => null)))
      await shown(path, answers)
      await screen.findByRole('heading', { level: 1 })
      const before = isShown(tappedThere)
      await act(async () => comes.resolve(() => null))
      if (before || !isShown(tappedThere)) failed.push(`${name}: ${part}`)
      cleanup()
    }
  expect(failed).toEqual([])
})

it('[BY-20] an application shows what stands below its messages with them', async () => {
  const asked = Promise.withResolvers<Conversation>()
  await shown(`/applications/${anApplication().id}`, [
    answer(getApplication, { application: anApplication() }),
    answer(listMessages, () => asked.promise),
  ])
  await screen.findByRole('heading', { level: 1 })
  expect(isShown('See the job')).toBe(false)
  await act(async () => asked.resolve({ messages: [], may_write: true, reported: false }))
  expect(isShown('See the job')).toBe(true)
  expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy()
})
