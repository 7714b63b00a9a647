// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  giveOutcome,
  moveApplications,
  sendInvites,
} from '@lunchpail/contracts/engagement/portal-interviews-api'
import { listPortalMessages } from '@lunchpail/contracts/engagement/messages-api'
import {
  getApplied,
  listApplicants,
  maxExported,
  type AppliedDetail,
} from '@lunchpail/contracts/engagement/portal-api'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { press, pressAndWait, type, typeAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { ToastsSaid } from '@lunchpail/kit-web/testing/toasts-said'
import { anApplied } from '../../test/applied.ts'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const ana = anApplied(1, 'Ana')
const ben = anApplied(2, 'Ben', {
  interview_at: '2026-12-05T20:00:00.000Z',
  interview_zone: 'Pacific/Honolulu',
})
const detail = (change: Partial<AppliedDetail> = {}): AppliedDetail => ({
  ...ana,
  reasons: [],
  reason_other: null,
  move_date: null,
  references: [],
  timeline: [],
  invites: [],
  invite_notices: [],
  earlier_steps: 0,
  moves: [],
  open: true,
  ...change,
})
interface Shown {
  readonly path?: string
  readonly may?: { readonly edit: boolean; readonly export: boolean }
  readonly rows?: readonly (typeof ana)[]
  readonly total?: number
  readonly opened?: AppliedDetail
  readonly language?: 'en' | 'es'
}
const show = (
  {
    path = '/portal/applies',
    may = { edit: true, export: false },
    rows = [ana, ben],
    total = 45,
    opened = detail(),
    language = 'en',
  }: Shown,
  ...more: readonly FakeAnswer[]
) =>
  renderScreen(manifest, {
    path,
    language,
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listApplicants, ({ url }) => ({
        applications: [...rows],
        counts: { '1': 45, '2': 0, '3': 0, '4': 0, '5': 0, '6': 45 },
        page: Number(url.searchParams.get('page')),
        pages: 3,
        total,
        may,
      })),
      answer(getApplied, { application: opened, may: { edit: may.edit } }),
      answer(listPortalMessages, { messages: [], may_write: false, reported: false }),
      answer(moveApplications, ({ body }) => ({ done: [...body.applications] })),
      answer(giveOutcome, { outcome: 1 }),
      ...more,
    ],
  })
const queryOf = (link: Element) =>
  Object.fromEntries(new URL(link.getAttribute('href')!, 'http://x').searchParams)
const linkQuery = (name: string | RegExp) => queryOf(screen.getByRole('link', { name }))

describe('[EN-18] the addresses of the list', () => {
  const opened = `application=${ana.id}`
  const narrowed = { position: '12', days: '30' }

  it('keep how it is narrowed and sorted; another tab or page begins anew, with no one open', async () => {
    const path = `/portal/applies?tab=4&sort=name&position=12&days=30&page=2&${opened}`
    const { calls, router } = await show({ path })
    await screen.findByRole('list', { name: 'Candidates' })
    expect(Object.fromEntries(callsTo(calls, listApplicants)[0]!.url.searchParams)).toEqual({
      tab: '4',
      sort: 'name',
      page: '2',
      ...narrowed,
    })
    expect(linkQuery(/^New candidates/)).toEqual({ tab: '1', sort: 'name', ...narrowed })
    expect(linkQuery(/^Next/)).toEqual({ tab: '4', sort: 'name', page: '3', ...narrowed })
    expect(linkQuery('Ben Stone')).toEqual({
      tab: '4',
      sort: 'name',
      page: '2',
      application: ben.id,
      ...narrowed,
    })
    expect(linkQuery('Download as CSV')).toEqual({ tab: '4', ...narrowed })
    expect(linkQuery('Show all')).toEqual({ tab: '4', sort: 'name', application: ana.id })
    await typeAndWait('Sort', 'oldest')
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      tab: '4',
      sort: 'oldest',
      application: ana.id,
      ...narrowed,
    })
  })

  it.each([
    ['position=12&days=30', 'Picker · Last 30 days'],
    ['state=3&source=indeed', 'Moving forward · from indeed'],
    ['step=interviewed', 'Interviewed'],
    ['step=waiting&source=', 'waiting for a first reply · from Direct or unknown'],
    ['position=99', 'one role'],
  ])('say by what the list is narrowed: %s', async (query, filters) => {
    await show({ path: `/portal/applies?tab=4&${query}` })
    expect(await screen.findByText(new RegExp(`^Showing only: ${filters}$`))).toBeTruthy()
  })

  it('say of nothing that it is narrowed where it is not, and of a file what it leaves out', async () => {
    const said: boolean[][] = []
    for (const total of [maxExported, maxExported + 1]) {
      await show({ total })
      await screen.findByRole('list', { name: 'Candidates' })
      said.push(
        [/^Showing only/, /^The file has the newest/].map((words) => screen.queryByText(words) !== null),
      )
      cleanup()
    }
    expect(said).toEqual([
      [false, false],
      [false, true],
    ])
  })
})

it('[EN-18] a row says the time of the interview by the clock of its place, in the language of the page', async () => {
  await show({})
  expect(await screen.findByText(/^Dec 5, 2026, 10:00\sAM HST$/)).toBeTruthy()
  cleanup()
  await show({ language: 'es' })
  expect(await screen.findByText(/^5 dic 2026, 10:00\s?a\.\s?m\. HST$/)).toBeTruthy()
})

describe('[EN-18] who may not change an application', () => {
  it('sees the list and who is open, and nothing to do', async () => {
    await show({
      path: `/portal/applies?application=${ana.id}`,
      may: { edit: false, export: false },
      opened: detail({ moves: [0, 4, 6, 7] }),
    })
    await screen.findByRole('heading', { name: 'Ana Stone' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(
      screen
        .getAllByRole('button')
        .filter(({ textContent }) => /^(Invite|Move|Hired|Reject|Back|Cancel)/.test(textContent)),
    ).toEqual([])
    expect(screen.getByText('Shortcuts: N next, P previous, Esc close')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'EEOC/OFCCP export' })).toBeNull()
  })

  it('is offered the export where they may have it', async () => {
    await show({ may: { edit: false, export: true } })
    await screen.findByRole('list', { name: 'Candidates' })
    expect(linkQuery('EEOC/OFCCP export')).toEqual({ tab: '7' })
    cleanup()
    await show({ path: '/portal/applies?tab=7', may: { edit: false, export: true } })
    expect(
      (await screen.findByRole('link', { name: 'EEOC/OFCCP export' })).getAttribute('aria-current'),
    ).toBe('page')
    expect(screen.queryByRole('list', { name: 'Candidates' })).toBeNull()
  })
})

describe('[EN-18] what is done with several', () => {
  const choose = async () => {
    render(<ToastsSaid />)
    const page = await show({})
    await screen.findByRole('list', { name: 'Candidates' })
    await pressAndWait(screen.getByLabelText('Select all on this page'))
    return page
  }

  it('is done with all that are ticked, and unticks them', async () => {
    const { calls } = await choose()
    expect(screen.getByText('2 selected')).toBeTruthy()
    await pressAndWait(screen.getByLabelText('Select Ben Stone'))
    expect(screen.getByText('1 selected')).toBeTruthy()
    await pressAndWait(screen.getByLabelText('Select all on this page'))
    await pressAndWait('Move forward')
    expect(callsTo(calls, moveApplications).map(({ body }) => body)).toEqual([
      { applications: [ana.id, ben.id], state: 3 },
    ])
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
    expect(screen.getByText('2 candidates moved')).toBeTruthy()
    expect(callsTo(calls, listApplicants)).toHaveLength(2)
    await pressAndWait(screen.getByLabelText('Select all on this page'))
    await pressAndWait(screen.getByLabelText('Select all on this page'))
    expect(screen.queryByText('2 selected')).toBeNull()
  })

  it('is refused with the reasons and the note that the manager gives', async () => {
    const { calls } = await choose()
    await pressAndWait('Reject')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 candidates' }))
    press(dialog.getByRole('button', { name: 'Reject' }))
    expect(await dialog.findByText('There is a problem')).toBeTruthy()
    press(dialog.getByRole('checkbox', { name: 'Experience' }))
    press(dialog.getByRole('checkbox', { name: 'Late' }))
    press(dialog.getByRole('checkbox', { name: 'Late' }))
    type(dialog.getByLabelText(/^A note for the candidate/), 'Next year')
    await pressAndWait(dialog.getByRole('button', { name: 'Reject' }))
    expect(callsTo(calls, moveApplications).map(({ body }) => body)).toEqual([
      { applications: [ana.id, ben.id], state: 2, reasons: ['experience'], reason_other: 'Next year' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says where some were left out', async () => {
    render(<ToastsSaid />)
    await show(
      {},
      answer(moveApplications, { done: [ana.id] }),
      answer(sendInvites, { done: [ana.id], invites: [] }),
    )
    await screen.findByRole('list', { name: 'Candidates' })
    await pressAndWait(screen.getByLabelText('Select all on this page'))
    await pressAndWait('Move forward')
    expect(screen.getByText('1 of 2 moved. The others already have a different status.')).toBeTruthy()
    await pressAndWait(screen.getByLabelText('Select all on this page'))
    await pressAndWait('Invite to interview')
    await typeAndWait('Time 1', '2099-01-05T09:00')
    await pressAndWait('Send the invite')
    expect(
      screen.getByText(
        '1 of 2 invited. The others already have an interview time, have a different status, or got ten invites today.',
      ),
    ).toBeTruthy()
  })

  it('is off where the state lets none of them, or they withdrew', async () => {
    const off: Record<string, string[]> = {}
    for (const [name, row] of Object.entries({
      new: ana,
      withdrawn: { ...ana, withdrawn: true },
      rejected: { ...ana, state: 2 },
      forward: { ...ana, state: 3 },
      hired: { ...ana, state: 5 },
    })) {
      await show({ rows: [row] })
      await pressAndWait(await screen.findByLabelText('Select Ana Stone'))
      off[name] = ['Invite to interview', 'Move forward', 'Mark as hired', 'Reject'].filter(
        (button) => screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled,
      )
      cleanup()
    }
    expect(off).toEqual({
      new: ['Mark as hired'],
      withdrawn: ['Invite to interview', 'Move forward', 'Mark as hired', 'Reject'],
      rejected: ['Invite to interview', 'Move forward', 'Mark as hired', 'Reject'],
      forward: ['Move forward'],
      hired: ['Invite to interview', 'Move forward', 'Mark as hired'],
    })
  })
})

describe('[EN-18] one that is open', () => {
  const path = `/portal/applies?application=${ana.id}`

  const moves = ['Back to new', 'Cancel application', 'Mark as ended', 'Mark as started']

  it('is offered the moves of its state alone', async () => {
    await show({ path, opened: detail({ moves: [2, 6] }) })
    await screen.findByRole('button', { name: 'Mark as ended' })
    expect(moves.filter((name) => screen.queryByRole('button', { name }))).toEqual(['Mark as ended'])
    // and is marked in the list
    const list = screen.getByRole('list', { name: 'Candidates' })
    expect(Array.from(list.children, (row) => (row as HTMLElement).dataset['open'])).toEqual([
      'true',
      undefined,
    ])
  })

  it('is moved, and loaded again', async () => {
    const { calls } = await show({ path, opened: detail({ moves: [4, 6, 7, 0] }) })
    for (const name of moves) await pressAndWait(await screen.findByRole('button', { name }))
    expect(callsTo(calls, moveApplications).map(({ body }) => body)).toEqual(
      [0, 4, 6, 7].map((state) => ({ applications: [ana.id], state })),
    )
    expect([callsTo(calls, listApplicants), callsTo(calls, getApplied)].map(({ length }) => length)).toEqual([
      5, 5,
    ])
  })

  it('says why it was refused, its steps, and how its interview went, which can be corrected', async () => {
    const { calls } = await show({
      path,
      opened: detail({
        state: 2,
        reasons: ['experience', 'of a newer release'],
        reason_other: 'Next year',
        timeline: [
          { state: 0, at: '2026-11-20T15:00:00.000Z', what: 'state', sent: null },
          { state: 0, at: '2026-11-21T15:00:00.000Z', what: 'contested', sent: null },
          {
            state: 2,
            at: '2026-11-22T15:00:00.000Z',
            what: 'state',
            sent: { progress: 'short-email', until: null },
          },
        ],
        invites: [
          {
            id: '0199b9c0-0000-7000-8000-0000000000a1',
            type: 4,
            state: 'closed',
            starts_at: null,
            zone: 'Pacific/Honolulu',
            place: null,
            link: null,
            confirmed: false,
            outcome: 2,
            contested: null,
            no_show_state: null,
            note: null,
            feedback: null,
          },
        ],
      }),
    })
    expect(await screen.findByText('Reason: Experience')).toBeTruthy()
    expect(screen.getByText('Next year')).toBeTruthy()
    expect(screen.getByText(/^Video call · No time picked yet/).textContent).toContain('Not sure')
    const steps = screen.getByRole('heading', { name: 'Timeline' }).nextElementSibling!
    expect(Array.from(steps.children, (step) => step.textContent.replace(/^.*M /, ''))).toEqual([
      'Applied',
      'Disputed the no-show',
      'Rejected\u00A0· Told by a short email: the candidate hasn’t confirmed their email',
    ])
    expect(screen.queryByText('How did it go?')).toBeNull()
    press(screen.getByText('Change your answer'))
    await pressAndWait('Went well, moving on')
    expect(callsTo(calls, giveOutcome)[0]?.body).toEqual({ outcome: 1, note: '' })
  })

  it('[EN-18] shows the steps before its latest ones when asked', async () => {
    const step = (what: string, day: number) => ({
      state: 1,
      at: `2026-11-2${day}T15:00:00.000Z`,
      what,
      sent: null,
    })
    await show(
      { path },
      answer(getApplied, ({ url }) => ({
        application: url.searchParams.has('before')
          ? detail({ timeline: [step('invited', 1)] })
          : detail({ timeline: [step('confirmed', 2)], earlier_steps: 1 }),
        may: { edit: true },
      })),
    )
    await pressAndWait(await screen.findByRole('button', { name: 'Show earlier steps' }))
    const [first, second] = ['Nov 21', 'Nov 22'].map((day) => screen.getByText(new RegExp(day)).closest('li'))
    expect(first!.nextElementSibling).toBe(second)
    expect(document.activeElement).toBe(first)
  })

  it('is said to be gone where it is', async () => {
    await show({ path }, refuse(getApplied, 'not-found'))
    expect(await screen.findByText('This application is no longer here')).toBeTruthy()
  })
})
