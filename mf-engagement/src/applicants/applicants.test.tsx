// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  giveOutcome,
  moveApplications,
  sendInvites,
} from '@lunchpail/contracts/engagement/portal-interviews-api'
import { listPortalMessages } from '@lunchpail/contracts/engagement/messages-api'
import {
  exportFound,
  getApplied,
  listApplicants,
  type AppliedDetail,
} from '@lunchpail/contracts/engagement/portal-api'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, callsTo, refuse, type Call, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, pressAndWait, type, typeAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { anApplied } from '../../test/applied.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const counts = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0 }

it('[EN-19] [EN-18] the search for a candidate is in the tab of the search, and the name in no address', async () => {
  const { calls, router } = await renderScreen(manifest, {
    path: '/portal/applies',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listApplicants, ({ body }) => ({
        applications: body.search === 'Rosa' ? [anApplied(1, 'Rosa')] : [],
        counts,
        page: 1,
        pages: 1,
        total: 1,
        may: { edit: true, export: true },
      })),
      answer(exportFound, {
        rows: [
          ['Id', 'First name'],
          ['1', 'Rosa'],
        ],
      }),
    ],
  })
  const asked = () =>
    calls.filter(({ endpoint }) => endpoint === listApplicants.name) as Call<typeof listApplicants>[]
  type(await screen.findByRole('searchbox'), 'Rosa')
  await pressAndWait('Search')
  await waitFor(() => expect(asked().at(-1)!.body.search).toBe('Rosa'))
  expect(asked().at(-1)!.url.searchParams.get('tab')).toBe('6')
  expect([router.state.location.search, ...asked().map(({ url }) => url.search)].join()).not.toContain('Rosa')
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull()
  // what they found is a file too, by a call with the words in its body
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
  // a document of the test would go to the file
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  press(await screen.findByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect(await (saved.mock.calls[0]![0] as Blob).text()).toContain('1,Rosa')
  const [exported] = callsTo(calls, exportFound)
  expect([exported!.body.search, exported!.url.search]).toEqual(['Rosa', '?tab=6'])
  vi.restoreAllMocks()
  type(screen.getByRole('searchbox'), 'None')
  await pressAndWait('Search')
  expect(await screen.findByRole('heading', { name: 'No candidates found' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
  press('Show everyone')
  await waitFor(() => expect(asked().at(-1)!.body.search).toBe(''))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Applies' }))
})

it('[EN-18] whoever dealt with all of the last page is on the one before it', async () => {
  const { router } = await renderScreen(manifest, {
    path: '/portal/applies?tab=1&page=3',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listApplicants, ({ url }) => {
        const page = Number(url.searchParams.get('page'))
        const applications = page > 2 ? [] : [anApplied(page, `Page ${page}`)]
        return { applications, counts, page, pages: 2, total: 40, may: { edit: true, export: false } }
      }),
    ],
  })
  expect(await screen.findByRole('list', { name: 'Candidates' })).toBeTruthy()
  expect(router.state.location.search).toBe('?tab=1&page=2')
})

const [ana, ben, cleo] = [anApplied(1, 'Ana'), anApplied(2, 'Ben'), anApplied(3, 'Cleo', { state: 3 })]

/** The list of three, of whom those in `gone` have left it. */
async function showList(answers: readonly FakeAnswer[] = [], path = '/portal/applies') {
  const gone = new Set<string>()
  const all = [ana, ben, cleo]
  const shown = await renderScreen(manifest, {
    path,
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listApplicants, () => ({
        applications: all.filter(({ id }) => !gone.has(id)),
        counts,
        page: 1,
        pages: 1,
        total: 3,
        may: { edit: true, export: false },
      })),
      answer(getApplied, ({ url }) => ({
        application: {
          ...all.find(({ id }) => url.pathname.includes(id))!,
          reasons: [],
          reason_other: null,
          move_date: null,
          references: [],
          timeline: [],
          invites: [],
          invite_notices: [],
          earlier_steps: 0,
          moves: [2, 3, 4],
          open: true,
        },
        may: { edit: true },
      })),
      answer(listPortalMessages, { messages: [], may_write: true, reported: false }),
      answer(moveApplications, ({ body }) => {
        for (const id of body.applications) gone.add(id)
        return { done: [...body.applications] }
      }),
      ...answers,
    ],
  })
  await screen.findByRole('list', { name: 'Candidates' })
  return { ...shown, gone }
}
const key = (name: string, target: Element = document.body) =>
  act(async () => void fireEvent.keyDown(target, { key: name }))
const panelOf = (name: string) => screen.findByRole('region', { name: `${name} Stone’s application` })

it('[EN-18] by keys alone: next, move, next, with the focus on who is open, and back on the list', async () => {
  const { calls } = await showList()
  await key('n')
  const first = await panelOf('Ana')
  await waitFor(() => expect(document.activeElement).toBe(first))
  await key('m')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Stone' })).toBeNull())
  // who comes after the one that has left
  await key('n')
  const second = await panelOf('Ben')
  await waitFor(() => expect(document.activeElement).toBe(second))
  await key('n')
  await panelOf('Cleo')
  // what the state does not let be done is off, by the button and by the key
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move forward' }).disabled).toBe(true)
  await key('m')
  expect(callsTo(calls, moveApplications)).toHaveLength(1)
  await key('Escape')
  expect(screen.queryByRole('region', { name: /’s application$/ })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Cleo Stone')
})

it('[EN-18] keys do nothing while the manager types, go on after a box is ticked, and can be turned off', async () => {
  const { calls } = await showList()
  await key('n', screen.getByRole('searchbox'))
  expect(screen.queryByRole('region', { name: /’s application$/ })).toBeNull()
  const box = screen.getByRole('checkbox', { name: 'Select Ben Stone' })
  await pressAndWait(box)
  await key('m', box)
  await waitFor(() => expect(callsTo(calls, moveApplications)[0]?.body.applications).toEqual([ben.id]))
  await pressAndWait('Turn shortcuts off')
  await key('n')
  expect(screen.queryByRole('region', { name: /’s application$/ })).toBeNull()
  expect(localStorage.getItem('desk-keys-off')).toBe('true')
  await pressAndWait('Turn shortcuts on')
  expect(localStorage.getItem('desk-keys-off')).toBeNull()
})

it('[EN-18] an invite that is typed stays, whatever the list behind it becomes, and names what is wrong', async () => {
  const { calls, gone, router } = await showList([answer(sendInvites, { done: [ana.id], invites: [] })])
  await pressAndWait(screen.getByRole('checkbox', { name: 'Select Ana Stone' }))
  await key('i')
  // the zone is that of the place
  expect(screen.getByLabelText<HTMLSelectElement>('Time zone of the location').value).toBe('Pacific/Honolulu')
  await typeAndWait('Type of interview', '5')
  await typeAndWait('Time 1', '2020-01-05T09:00')
  await act(() => router.navigate('/portal/roles'))
  await pressAndWait('Stay here')
  // someone else moves her on
  gone.add(ana.id)
  await act(async () => notifyTopic('desk'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Stone' })).toBeNull())
  await pressAndWait('Send the invite')
  expect([errorAt('Which type?'), errorAt('Time 1')]).toEqual([
    'This field is required',
    'Please offer at least one time in the future',
  ])
  await typeAndWait('Which type?', 'Trial shift')
  await typeAndWait('Time 1', '2099-01-05T09:00')
  await typeAndWait('How many people can pick each time', '4')
  await pressAndWait('Send the invite')
  await waitFor(() =>
    expect(callsTo(calls, sendInvites)[0]?.body).toMatchObject({
      applications: [ana.id],
      type: 5,
      custom_type: 'Trial shift',
      times: [{ starts_at: '2099-01-05T19:00:00.000Z', capacity: 4 }],
    }),
  )
})

it('[EN-18] an invite sends no other times and minutes than were typed', async () => {
  const { calls } = await showList([answer(sendInvites, { done: [ana.id], invites: [] })])
  await pressAndWait(screen.getByRole('checkbox', { name: 'Select Ana Stone' }))
  await key('i')
  await typeAndWait('Type of interview', '4')
  await typeAndWait('Time 1', '2099-01-05T09:00')
  await pressAndWait('Add a time')
  // a browser has no value for a day without its time
  const second = screen.getByLabelText<HTMLInputElement>('Time 2')
  Object.defineProperty(second, 'validity', { value: { badInput: true }, configurable: true })
  await typeAndWait('Length in minutes', '1 hour')
  await pressAndWait('Send the invite')
  expect([errorAt('Time 2'), errorAt('Length in minutes')]).toEqual([
    'Please enter a valid date',
    'Please enter a valid value',
  ])
  Object.defineProperty(second, 'validity', { value: { badInput: false } })
  await typeAndWait('Length in minutes', '45 min')
  fireEvent.paste(screen.getByLabelText(/^Video call link/), {
    clipboardData: {
      getData: () => 'Join Zoom Meeting\nhttps://us02web.zoom.us/j/12?pwd=ab\nMeeting ID: 12',
    },
  })
  await pressAndWait('Send the invite')
  await waitFor(() =>
    expect(callsTo(calls, sendInvites).map(({ body }) => body)).toMatchObject([
      { minutes: 45, link: 'https://us02web.zoom.us/j/12?pwd=ab', times: [{}] },
    ]),
  )
})

it('[BY-26] an invite that is one too many for its person says so, and stays as it was typed', async () => {
  const sentence = 'Your company can send a person ten interview invites a day.'
  await showList([refuse(sendInvites, 'too-many-invites', sentence)])
  await pressAndWait(screen.getByRole('checkbox', { name: 'Select Ana Stone' }))
  await key('i')
  await typeAndWait('Time 1', '2099-01-05T09:00')
  await pressAndWait('Send the invite')
  expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Time 1').value).toBe('2099-01-05T09:00')
})

it('[EN-19] a time that the service refuses is told at its field', async () => {
  await showList([
    refuse(sendInvites, 'invalid', 'Wrong.', {
      'times.1.starts_at': { error: 'Please enter a valid date', code: 'field.invalid' },
    }),
  ])
  await pressAndWait(await screen.findByRole('checkbox', { name: 'Select Ana Stone' }))
  await pressAndWait('Invite to interview')
  await typeAndWait('Time 1', '2099-01-05T09:00')
  await pressAndWait('Add a time')
  await pressAndWait('Add a time')
  await typeAndWait('Time 3', '2099-01-06T09:00')
  await pressAndWait('Send the invite')
  expect((await screen.findByLabelText('Time 3')).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Time 1').getAttribute('aria-invalid')).not.toBe('true')
})

it('[EN-16] an invite to the one who has a time says that it calls that off, and one to several leaves it', async () => {
  const planned = {
    ...ana,
    state: 1,
    interview_at: '2099-01-05T19:00:00.000Z',
    interview_zone: 'Pacific/Honolulu',
  }
  const { calls } = await showList([
    answer(listApplicants, {
      applications: [planned, ben],
      counts,
      page: 1,
      pages: 1,
      total: 2,
      may: { edit: true, export: false },
    }),
    answer(sendInvites, ({ body }) => ({ done: [...body.applications], invites: [] })),
  ])
  const sendAs = async (says: boolean) => {
    await key('i')
    const notice = screen.queryByText(
      /^They already have a time: Jan 5, 2099, 9:00\sAM HST\. Your invite cancels it/,
    )
    expect(notice !== null).toBe(says)
    await typeAndWait('Time 1', '2099-01-06T09:00')
    await pressAndWait('Send the invite')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return callsTo(calls, sendInvites).at(-1)!.body.replaces
  }
  await pressAndWait(screen.getByRole('checkbox', { name: 'Select Ana Stone' }))
  expect(await sendAs(true)).toBe(true)
  await pressAndWait(screen.getByRole('checkbox', { name: 'Select Ana Stone' }))
  await pressAndWait(screen.getByRole('checkbox', { name: 'Select Ben Stone' }))
  expect(await sendAs(false)).toBe(false)
})

const invite = {
  id: '0199b9c0-0000-7000-8000-0000000000a1',
  type: 1,
  state: 'open',
  starts_at: '2026-11-20T20:00:00.000Z',
  zone: 'Pacific/Honolulu',
  place: null,
  link: null,
  confirmed: false,
  outcome: null,
  contested: null,
  no_show_state: null,
  note: null,
  feedback: null,
}
const detail = (invites: AppliedDetail['invites'], change: Partial<AppliedDetail> = {}) => ({
  application: {
    ...ana,
    state: 1,
    reasons: [],
    reason_other: null,
    move_date: '03/15/2027',
    references: [
      {
        title: 'Picker',
        company: 'Acme Freight',
        start_date: '01/2024',
        end_date: null,
        name: 'Sam Reyes',
        relationship: 'supervisor' as const,
        how_long_known: '1-to-2-years' as const,
        reference_confirmed: true,
        reference_other: 'Always on time',
        answered_at: '2026-11-02T10:00:00.000Z',
      },
    ],
    timeline: [{ state: 1, what: 'no-show', at: '2026-11-21T20:00:00.000Z', sent: null }],
    invites,
    invite_notices: [],
    earlier_steps: 0,
    moves: [],
    open: true,
    ...change,
  },
  may: { edit: true },
})
it('[EN-06] the outcome is asked once the interview has begun, a no-show among it, with what the candidate says of it', async () => {
  const said = {
    ...invite,
    outcome: 5,
    contested: 'I was at the door',
    no_show_state: 'disputed' as const,
    note: 'No one at the gate',
    feedback: { state: 6, reason: 'I waited an hour', reschedule: true },
  }
  let isSaid = false
  const { calls } = await showList(
    [
      answer(getApplied, () =>
        detail([
          isSaid ? said : invite,
          // what was called off is told from what is planned, and asks for no outcome
          { ...invite, id: '0199b9c0-0000-7000-8000-0000000000a2', state: 'rescinded', confirmed: true },
        ]),
      ),
      answer(giveOutcome, () => {
        isSaid = true
        return { outcome: 5 as const }
      }),
    ],
    `/portal/applies?application=${ana.id}`,
  )
  const [planned, calledOff] = await screen.findAllByText(/Nov 20, 2026, 10:00\sAM HST/)
  expect(planned!.textContent).not.toContain('Invite withdrawn')
  expect(calledOff!.textContent).toContain('Invite withdrawn')
  expect(calledOff!.textContent).not.toContain('Confirmed')
  type('Note for your team (optional)', 'No one at the gate')
  expect(screen.getByText('Plans to move closer on 03/15/2027')).toBeTruthy()
  expect(screen.getByText('Reported as a no-show')).toBeTruthy()
  const references = within(screen.getByRole('region', { name: 'References' }))
  expect(references.getByRole('listitem').textContent).toMatch(
    /Picker at Acme Freight.*Sam Reyes\s· Supervisor or manager\s· Known 1 to 2 years.*Confirms.*Always on time/,
  )
  await pressAndWait('Didn’t show up')
  expect(callsTo(calls, giveOutcome)[0]?.body).toMatchObject({ outcome: 5, note: 'No one at the gate' })
  expect(await screen.findByText('I was at the door')).toBeTruthy()
  for (const shown of [
    'No one from your company showed up',
    'I waited an hour',
    'Would like another time',
    /^Disputed: doesn’t count/,
    'No one at the gate',
  ])
    expect(screen.getAllByText(shown)[0], String(shown)).toBeTruthy()
  // the reasons of the one who passes, none of which is chosen for them
  press('We’re passing')
  const passing = within(await screen.findByRole('dialog', { name: 'Decline Ana Stone' }))
  press(passing.getByRole('button', { name: 'We’re passing' }))
  expect(await passing.findByText('There is a problem')).toBeTruthy()
  expect(callsTo(calls, giveOutcome)).toHaveLength(1)
  press(passing.getByRole('checkbox', { name: 'Late' }))
  press(passing.getByRole('button', { name: 'We’re passing' }))
  await waitFor(() =>
    expect(callsTo(calls, giveOutcome)[1]?.body).toMatchObject({
      outcome: 3,
      note: 'No one at the gate',
      reasons: ['late'],
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[EN-04] who passes again begins with the reasons and the words that were said before', async () => {
  const said = { state: 2, reasons: ['late' as const], reason_other: 'Next year' }
  const { calls } = await showList(
    [
      answer(getApplied, () => detail([{ ...invite, outcome: 3 }], said)),
      answer(giveOutcome, { outcome: 3 as const }),
    ],
    `/portal/applies?application=${ana.id}`,
  )
  press(await screen.findByText('Change your answer'))
  press('We’re passing')
  const passing = within(await screen.findByRole('dialog', { name: 'Decline Ana Stone' }))
  press(passing.getByRole('checkbox', { name: 'Experience' }))
  press(passing.getByRole('button', { name: 'We’re passing' }))
  await waitFor(() =>
    expect(callsTo(calls, giveOutcome)[0]?.body).toMatchObject({
      reasons: expect.arrayContaining(['late', 'experience']) as string[],
      reason_other: 'Next year',
    }),
  )
})

it('[BY-27] an outcome about whoever withdrew since is corrected without a no-show, and without reasons', async () => {
  const applies = [{ ...invite, outcome: 1 }]
  const { calls } = await showList(
    [
      answer(getApplied, () => detail(applies, { withdrawn: true, state: 2 })),
      answer(giveOutcome, { outcome: 3 as const }),
    ],
    `/portal/applies?application=${ana.id}`,
  )
  press(await screen.findByText('Change your answer'))
  expect(screen.queryByRole('button', { name: 'Didn’t show up' })).toBeNull()
  await pressAndWait('We’re passing')
  expect(callsTo(calls, giveOutcome)[0]?.body).toMatchObject({ outcome: 3 })
  expect(screen.queryByRole('dialog')).toBeNull()
})
