// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getApplication, listApplications, listInvites } from '@lunchpail/contracts/engagement/api'
import { contestNoShow, getInvite, listNoShows } from '@lunchpail/contracts/engagement/interviews-api'
import { answer, callsTo } from '@lunchpail/kit-web/testing/fake-answers'
import { press, pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { anApplication, anInvite, noMessages } from '../../test/application.ts'
import { manifest } from '../manifest.tsx'
import NoShowsSlot from './no-shows.slot.tsx'

afterEach(cleanup)

it('[BY-27] lists what companies reported as missed, and takes the other side of each, from whoever is suspended too', async () => {
  let contested = false
  const done = vi.fn()
  const { calls } = await renderScreen(<NoShowsSlot onDone={done} />, {
    path: '/account/suspended',
    session: { level: 'suspended', limited: true },
    answers: [
      answer(listNoShows, () => ({
        invites: [anInvite({ no_show: true, contested, no_show_state: contested ? 'disputed' : 'reported' })],
      })),
      answer(contestNoShow, () => {
        contested = true
        return { contested: true as const }
      }),
    ],
  })
  await screen.findByRole('heading', { name: 'Forklift Operator at Acme' })
  await pressAndWait('I was there')
  type('What happened?', 'I waited at the gate')
  press('Send')
  expect(await screen.findByText(/^You said you were there/)).toBeTruthy()
  expect(callsTo(calls, contestNoShow)[0]!.body).toEqual({ reason: 'I waited at the gate' })
  await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith({ contested: true }))
})

it('[BY-27] is nothing where no company reported any', async () => {
  const { calls } = await renderScreen(<NoShowsSlot onDone={() => {}} />, {
    path: '/account/suspended',
    answers: [answer(listNoShows, { invites: [] })],
  })
  await waitFor(() => expect(callsTo(calls, listNoShows)).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})

const next = anInvite({ id: '0199b9c0-0000-7000-8000-00000000000b', inviteTime: null, time_interview: null })
/** Its company reported an interview as missed, and moved on since. */
const movedOn = (change: Parameters<typeof anApplication>[0] = {}) => {
  let contested = false
  const missed = () =>
    anInvite({
      state: 'closed',
      over: true,
      no_show: true,
      contested,
      no_show_state: contested ? 'disputed' : 'reported',
    })
  const at = '2026-11-25T15:00:00.000Z'
  const application = () =>
    anApplication({
      state: 1,
      employer_state: 1,
      invite: next,
      no_shows: [missed()],
      timeline: [{ state: 1, at, what: 'state', no_show: true }],
      ...change,
    })
  return [
    noMessages,
    answer(getApplication, () => ({ application: application() })),
    answer(listApplications, () => ({
      applications: [application()],
      page: 1,
      pages: 1,
      total: 1,
      unread_messages: 0,
    })),
    answer(listInvites, { invites: [next] }),
    answer(getInvite, () => ({ invite: missed(), times: [] })),
    answer(contestNoShow, () => {
      contested = true
      return { contested: true as const }
    }),
  ]
}
const contest = async () => {
  await pressAndWait(await screen.findByRole('button', { name: 'I was there' }))
  type('What happened?', 'I waited at the gate')
  await pressAndWait('Send')
  expect(await screen.findByText(/^You said you were there/)).toBeTruthy()
}

it('[BY-27] an application has the no-show of an earlier invite, too, beside the newest one', async () => {
  const path = `/applications/${anApplication().id}`
  const { calls } = await renderScreen(manifest, { path, answers: movedOn() })
  expect(await screen.findByRole('link', { name: 'Pick a time' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Reported as missed' })).toBeTruthy()
  expect(screen.getByText('The company said you didn’t show up')).toBeTruthy()
  await contest()
  expect(callsTo(calls, contestNoShow)[0]!.url.pathname).toContain(anInvite().id)
})

it('[BY-27] an application has its no-show once, and still does where it was withdrawn', async () => {
  const path = `/applications/${anApplication().id}`
  const invite = anInvite({ state: 'closed', over: true, no_show: true, no_show_state: 'reported' })
  await renderScreen(manifest, { path, answers: movedOn({ invite }) })
  expect(await screen.findAllByText('The company says you didn’t show up')).toHaveLength(1)
  cleanup()
  await renderScreen(manifest, { path, answers: movedOn({ invite, state: 2, withdrawn: true }) })
  await contest()
})

it('[BY-27] the page of the interview says it, in whichever state its invite is', async () => {
  await renderScreen(manifest, { path: `/portal/calendar/${anInvite().id}/`, answers: movedOn() })
  await contest()
})

it.each([
  ['en', 'The company says you didn’t show up'],
  ['es', 'La empresa dice que no fuiste'],
] as const)('[BY-27] the list of applications says it in %s', async (language, said) => {
  await renderScreen(manifest, { path: '/applications', language, answers: movedOn() })
  expect(await screen.findByText(said)).toBeTruthy()
})
