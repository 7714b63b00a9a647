// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { contestNoShow, listNoShows } from '@lunchpail/contracts/engagement/interviews-api'
import { answer, callsTo } from '@lunchpail/kit-web/testing/fake-answers'
import { press, pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { anInvite } from '../../test/application.ts'
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
