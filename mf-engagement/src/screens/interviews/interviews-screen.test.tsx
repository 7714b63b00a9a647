// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listCalendar, type Interview } from '@lunchpail/contracts/engagement/portal-api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../../manifest.tsx'

afterEach(cleanup)

const interview = (n: number, change: Partial<Interview>): Interview => ({
  invite_id: `invite-${n}`,
  application_id: `application-${n}`,
  candidate: { first_name: `Person ${n}`, last_name: '' },
  starts_at: '2026-11-24T15:00:00.000Z',
  minutes: 30,
  zone: 'America/New_York',
  type: 1,
  place: null,
  confirmed: false,
  outcome: null,
  position: { id: 12, title: 'Welder' },
  ...change,
})

it('[EN-17] an interview says its kind, whether the candidate confirmed it, and once it is over how it went', async () => {
  await renderScreen(manifest, {
    path: '/portal/interviews?view=week&from=2026-11-24',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listCalendar, {
        interviews: [
          interview(1, { type: 2, confirmed: true }),
          interview(2, { starts_at: '2026-11-24T20:30:00.000Z', zone: 'America/Chicago', position: null }),
          interview(3, { confirmed: true, outcome: 5 }),
        ],
        offered: [],
        may: { edit: true },
      }),
    ],
  })
  const list = within(await screen.findByRole('list', { name: 'Interviews' }))
  const entries = list
    .getAllByRole('listitem')
    .map((entry) => [entry.dataset['role'], ...Array.from(entry.children, ({ textContent }) => textContent)])
  expect(entries).toEqual([
    ['0', 'Tue, Nov 24', 'Person 1', '10:00 AM EST', 'Welder', 'Phone screen', 'Confirmed'],
    ['0', 'Tue, Nov 24', 'Person 3', '10:00 AM EST', 'Welder', 'In person', 'Didn’t show up'],
    // its manager may not see roles
    ['none', 'Tue, Nov 24', 'Person 2', '2:30 PM CST', expect.any(String), 'In person'],
  ])
})
