// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  changeRole,
  createRole,
  getRole,
  listCompanyQuestions,
  listRoles,
} from '@lunchpail/contracts/jobs/api'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, pressAndWait, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { aRoleDetail, untypedFields } from '../../test/roles.ts'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const stored = aRoleDetail()
const unchanged = {
  ...untypedFields(),
  title: 'Night packer',
  zip: '07102',
  address: '1 Main St',
  role: 'warehouse',
  wage_from: 18,
  wage_to: 20.5,
  shifts: ['day', 'night'],
  schedule_type: 'part-time',
  schedule_start: '7:00 PM',
  schedule_duration: '8 hours',
  schedule_description: 'Four nights a week',
  description: 'Pack orders',
  weekend: true,
  overtime: false,
  entry: false,
  drug_screen: true,
  background_flexible: false,
  experience_months: 6,
  keywords: [],
  questions: ['q1'],
  version: 7,
}
const questions = ['q1', 'q2'].map((id) => ({
  id,
  question: `Question ${id}?`,
  type: 2,
  answers: [],
  follow_up: null,
  roles: 1,
}))
const counts = { all: 0, open: 0, paused: 0, closed: 0 }
const show = (path: string, role = stored, edit = true, ...more: FakeAnswer[]) =>
  renderScreen(manifest, {
    path,
    answers: [
      answer(getRole, { role, may: { edit } }),
      answer(listCompanyQuestions, { questions, retired: [], may: { edit } }),
      answer(listRoles, { roles: [], counts, page: 1, pages: 1, total: 0, may: { edit } }),
      answer(changeRole, { role, may: { edit } }),
      answer(createRole, { role, may: { edit } }),
      ...more,
    ],
  })
const edit = (role = stored, mayEdit = true, ...more: FakeAnswer[]) =>
  show('/portal/roles/12', role, mayEdit, ...more)

describe('[EN-19] a role that is edited', () => {
  it('is saved as it was where nothing is changed, and leads back to the list', async () => {
    const { calls, router } = await edit()
    await pressAndWait(await screen.findByRole('button', { name: 'Save' }))
    expect(callsTo(calls, changeRole)[0]?.body).toEqual(unchanged)
    expect(callsTo(calls, changeRole)[0]?.url.pathname).toMatch(/\/role\/12\/$/)
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal/roles'))
  })

  it('loses what is taken away, and nothing else', async () => {
    const { calls } = await edit()
    type(await screen.findByLabelText('Category'), '')
    type('Hourly pay, from ($)', ' ')
    type('Hourly pay, up to ($)', '')
    type(/^Experience needed/, '')
    for (const name of ['Day', 'Weekends', 'Question q1?']) press(screen.getByLabelText(name))
    await pressAndWait('Save')
    expect(callsTo(calls, changeRole)[0]?.body).toEqual({
      ...unchanged,
      role: null,
      wage_from: null,
      wage_to: null,
      experience_months: 0,
      shifts: ['night'],
      weekend: false,
      questions: [],
    })
  })

  it('[JB-16] picks its start times from the half hours of its shifts, and keeps another of a feed', async () => {
    const { calls } = await edit(
      aRoleDetail({ shifts: ['day', 'swing'], schedule_start: '7:15AM or 1:00 PM' }),
    )
    const optionsOf = (label: RegExp) =>
      [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) =>
        text.replaceAll('\u00a0', ' '),
      )
    await screen.findByLabelText('Job title')
    const first = optionsOf(/^Shift start(?! \d)/)
    expect([first.length, first.slice(0, 3), first.at(-1)]).toEqual([
      25,
      ['Not set', '7:15 AM', '4:00 AM'],
      '3:30 PM',
    ])
    expect(typed(/^Shift start 2/)).toBe('1:00PM')
    type(/^Shift start 3/, '6:30AM')
    type(/^Shift start(?! \d)/, '')
    await pressAndWait('Save')
    expect(callsTo(calls, changeRole)[0]?.body.schedule_start).toBe('1:00PM or 6:30AM')
  })

  it('says at each field of numbers what is none', async () => {
    const { calls } = await edit()
    await screen.findByLabelText('Job title')
    const fields = ['Hourly pay, from ($)', 'Hourly pay, up to ($)', /^Experience needed/]
    for (const label of fields) type(label, 'many')
    await pressAndWait('Save')
    expect(fields.map((label) => errorAt(label))).toEqual(fields.map(() => 'Please enter a valid value'))
    expect(callsTo(calls, changeRole)).toEqual([])
  })

  it('is not saved over what another manager changed: it is loaded again first', async () => {
    let role = stored
    const { calls, router } = await edit(
      stored,
      true,
      answer(getRole, () => ({ role, may: { edit: true } })),
      refuse(changeRole, 'conflict'),
    )
    type(await screen.findByLabelText('Job title'), 'Day packer')
    await pressAndWait('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else changed this role')
    expect(router.state.location.pathname).toBe('/portal/roles/12')
    role = aRoleDetail({ version: 8, title: 'Evening packer' })
    await pressAndWait('Reload')
    await waitFor(() => expect(typed('Job title')).toBe('Evening packer'))
    expect(screen.queryByText(/^Someone else changed/)).toBeNull()
    await pressAndWait('Save')
    expect(callsTo(calls, changeRole).map(({ body }) => body.version)).toEqual([7, 8])
  })

  it('says where it came from a feed, to whoever may change it', async () => {
    const words = /^This role came from your company’s feed/
    await edit(aRoleDetail({ imported: true }))
    expect(await screen.findByText(words)).toBeTruthy()
    cleanup()
    await edit(aRoleDetail({ imported: true }), false)
    expect(await screen.findByText('You can see roles but not change them.')).toBeTruthy()
    expect([screen.queryByText(words), screen.queryByLabelText('Job title')]).toEqual([null, null])
  })

  it('leads to its page and its poster, and is said to be missing where there is none', async () => {
    await edit()
    await screen.findByLabelText('Job title')
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([hrefOf('View as a candidate'), hrefOf('Printable poster')]).toEqual([
      '/jobs/12',
      '/portal/roles/12/poster',
    ])
    cleanup()
    await edit(stored, true, refuse(getRole, 'not-found'))
    expect(await screen.findByText('We couldn’t find this role')).toBeTruthy()
  })
})

it('[EN-19] a new role is posted at once, or kept for later', async () => {
  for (const [button, state] of [
    ['Post now', 'open'],
    ['Save without posting', 'paused'],
  ] as const) {
    const { calls } = await show('/portal/roles/new')
    type(await screen.findByLabelText('Job title'), 'Night packer')
    type('ZIP code of the workplace', '07102')
    type('Job description', 'Pack orders')
    type('Hourly pay, from ($)', '18')
    type('Job type', 'either')
    press(screen.getByLabelText('Drug screen'))
    await pressAndWait(button)
    expect(callsTo(calls, createRole)[0]?.body).toMatchObject({
      title: 'Night packer',
      zip: '07102',
      role: null,
      wage_from: 18,
      wage_to: null,
      schedule_type: 'either',
      weekend: false,
      drug_screen: true,
      experience_months: 0,
      state,
    })
    cleanup()
  }
})

it('[BY-07] a role that is looked at shows what was found, and no page that candidates do not have', async () => {
  const held = {
    ...stored,
    active: false,
    review: 'held' as const,
    review_findings: [{ kind: 'money' as const, sentence: 'Pay a $40 fee.' }],
  }
  await show('/portal/roles/12', held)
  expect(await screen.findByText('Pay a $40 fee.')).toBeTruthy()
  expect(screen.getByText(/Candidates may not be asked to pay/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'View as a candidate' })).toBeNull()
})

it('[BY-07] once a role is saved, what was found in it has the focus, far above the button', async () => {
  let role = stored
  await show(
    '/portal/roles/12',
    stored,
    true,
    answer(getRole, () => ({ role, may: { edit: true } })),
    answer(changeRole, () => {
      role = {
        ...stored,
        version: 8,
        review: 'held',
        review_findings: [{ kind: 'money', sentence: 'Pay $40.' }],
      }
      return { role, may: { edit: true } }
    }),
  )
  await pressAndWait(await screen.findByRole('button', { name: 'Save' }))
  const found = await screen.findByText('Pay $40.')
  await waitFor(() => expect(document.activeElement).toBe(found.closest('[tabindex]')))
})
