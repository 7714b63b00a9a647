// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  listCalendar,
  type Interview,
  type OpenTime,
} from '@lunchpail/contracts/engagement/portal-calendar-api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../manifest.tsx'

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

const show = (
  query: string,
  interviews: readonly Interview[],
  offered: readonly OpenTime[] = [],
  language: 'en' | 'es' = 'en',
) =>
  renderScreen(manifest, {
    path: `/portal/interviews?${query}`,
    language,
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listCalendar, { interviews: [...interviews], offered: [...offered], may: { edit: true } }),
    ],
  })
/** What a cell of the grid holds, by its window and day. */
const gridOf = (list: HTMLElement): Record<string, (string | null)[]> => {
  const grid = list.previousElementSibling!
  const heads = [...grid.children].filter(({ tagName }) => tagName === 'STRONG').map((day) => day.textContent)
  let window = ''
  let place = 0
  const found: Record<string, (string | null)[]> = {}
  for (const child of [...grid.children].slice(heads.length + 1)) {
    if (child.tagName === 'SPAN') {
      window = child.querySelector('strong')!.textContent
      place = 0
    } else {
      const entries = [...child.children].map((entry) => entry.firstElementChild!.textContent)
      if (entries.length > 0) found[`${heads[place]}, ${window}`] = entries
      place += 1
    }
  }
  return found
}
const offeredTime: OpenTime = {
  id: 'time-1',
  starts_at: '2026-11-25T20:00:00.000Z',
  minutes: 30,
  zone: 'America/New_York',
  type: 1,
  place: null,
  left: 2,
  invited: 3,
  position: { id: 13, title: 'Picker' },
}

it('[EN-17] [EN-19] [BY-14] an interview says its kind, whether the candidate confirmed it, and once it is over how it went', async () => {
  await show('view=week&from=2026-11-24', [
    interview(1, { type: 2, confirmed: true }),
    interview(2, { starts_at: '2026-11-24T20:30:00.000Z', zone: 'America/Chicago', position: null }),
    interview(3, { confirmed: true, outcome: 5 }),
  ])
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

it('[EN-17] the grid has each in the day and the window of its place, by day and by week, with what is still offered', async () => {
  const here = [
    // Monday evening in New York, and after midnight there, at the end of the day before in Honolulu
    interview(1, { starts_at: '2026-11-23T23:30:00.000Z' }),
    interview(2, { starts_at: '2026-11-25T09:00:00.000Z', zone: 'Pacific/Honolulu' }),
    // of the week before and the week after, which the days at both sides bring along
    interview(3, { starts_at: '2026-11-22T20:00:00.000Z' }),
    interview(4, { starts_at: '2026-11-30T15:00:00.000Z' }),
  ]
  await show('view=week&from=2026-11-26', here, [offeredTime])
  const list = await screen.findByRole('list', { name: 'Interviews' })
  expect(gridOf(list)).toEqual({
    'Mon, Nov 23, Night': ['Person 1'],
    'Tue, Nov 24, Night': ['Person 2'],
    'Wed, Nov 25, Evening': ['Offered, 2 spots left'],
  })
  expect([...list.children].map((entry) => entry.children[1]!.textContent)).toEqual([
    'Person 1',
    'Person 2',
    'Offered, 2 spots left',
  ])
  expect(within(list).getByText('3 people can take it')).toBeTruthy()
  cleanup()
  await show('view=day&from=2026-11-24', here, [offeredTime], 'es')
  const day = await screen.findByRole('list', { name: 'Entrevistas' })
  expect(Object.entries(gridOf(day))).toEqual([
    [expect.stringMatching(/^mar, 24 (de )?nov, Noche$/), ['Person 2']],
  ])
  expect(day.textContent).toMatch(/11:00\sp\.\s?m\. HST/)
})

it('[EN-17] the calendar goes on and back by what it shows, and asks for a day more at both sides', async () => {
  const { calls } = await show('view=week&from=2026-11-26', [])
  expect(await screen.findByText('No interviews on these days')).toBeTruthy()
  const hrefOf = (name: string) =>
    screen.getByRole('link', { name }).getAttribute('href')!.replace('/portal/interviews?', '')
  expect(['Week', 'Day', 'Earlier', 'Later'].map(hrefOf)).toEqual([
    'view=week&from=2026-11-26',
    'view=day&from=2026-11-26',
    'view=week&from=2026-11-16',
    'view=week&from=2026-11-30',
  ])
  expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({
    from: '2026-11-22T00:00:00.000Z',
    days: '9',
  })
  cleanup()
  const { calls: ofDay } = await show('view=day&from=2026-11-26', [])
  await screen.findByText('No interviews on these days')
  expect(['Earlier', 'Later'].map(hrefOf)).toEqual(['view=day&from=2026-11-25', 'view=day&from=2026-11-27'])
  expect(Object.fromEntries(ofDay[0]!.url.searchParams)).toEqual({
    from: '2026-11-25T00:00:00.000Z',
    days: '3',
  })
})
