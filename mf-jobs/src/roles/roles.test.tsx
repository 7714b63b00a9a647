// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  changeCompanyQuestion,
  createRole,
  getRolePoster,
  listCompanyQuestions,
  listRoles,
  restoreCompanyQuestion,
  retireCompanyQuestion,
  setRoleKeyword,
  setRoleState,
  type CompanyQuestion,
  type RoleListed,
} from '@lunchpail/contracts/jobs/api'
import { answer, callsTo, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { press, pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { aRole } from '../../test/roles.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const listed = (roles: RoleListed[], edit = true) =>
  answer(listRoles, {
    roles,
    counts: { all: roles.length, open: roles.length, paused: 0, closed: 0 },
    page: 1,
    pages: 1,
    total: roles.length,
    may: { edit },
  })

describe('[EN-19] roles', () => {
  it('[JB-12] show each with its states in the order of the service, and change its state in place', async () => {
    const { calls } = await renderScreen(manifest, {
      path: '/portal/roles',
      answers: [
        listed([
          aRole(),
          aRole({ id: 13, title: 'Picker', state: 'paused', portal_state: 3, active: false }),
        ]),
        refuse(setRoleState, 'role-incomplete'),
      ],
    })
    const table = within(await screen.findByRole('table', { name: 'Roles' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Night packer', 'Picker'])
    expect(within(rows[0]!).getByText('$18.00 to $20.50 an hour')).toBeTruthy()
    expect(within(rows[1]!).getByText('Paused')).toBeTruthy()
    expect(within(rows[1]!).getByText('Incomplete')).toBeTruthy()
    press(table.getByRole('button', { name: 'Open Picker' }))
    await waitFor(() => expect(calls.some(({ url }) => url.pathname.endsWith('/role/13/state/'))).toBe(true))
  })

  it('are downloaded as a file with all pages, as they are listed', async () => {
    const page = (n: number) => ({
      roles: [aRole({ id: n, title: n === 1 ? '=Packer' : 'Picker' })],
      counts: { all: 2, open: 2, paused: 0, closed: 0 },
      page: n,
      pages: 2,
      total: 2,
      may: { edit: false },
    })
    await renderScreen(manifest, {
      path: '/portal/roles?state=open',
      answers: [answer(listRoles, ({ url }) => page(Number(url.searchParams.get('page'))))],
    })
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
    // a document of the test would go to the file
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    press(await screen.findByRole('button', { name: 'Download as CSV' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    const lines = (await (saved.mock.calls[0]![0] as Blob).text()).trim().split('\r\n')
    expect(lines.map((line) => line.replace(/^\uFEFF/, ''))).toEqual([
      'Role,Location,Status,Pay,Posted',
      `'=Packer,"Newark, NJ",Open,$18.00 to $20.50 an hour,2026-11-20T15:00:00.000Z`,
      `Picker,"Newark, NJ",Open,$18.00 to $20.50 an hour,2026-11-20T15:00:00.000Z`,
    ])
  })

  it('leads a company without one to its first, where the manager may post', async () => {
    await renderScreen(manifest, { path: '/portal/roles', answers: [listed([])] })
    expect(await screen.findByRole('heading', { name: 'Post your first role' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Post a role' }).getAttribute('href')).toBe('/portal/roles/new')
    cleanup()
    await renderScreen(manifest, { path: '/portal/roles', answers: [listed([], false)] })
    expect(await screen.findByRole('heading', { name: 'No roles yet' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Post a role' })).toBeNull()
  })

  it('[AU-26] say who may not see them that an admin can let them', async () => {
    await renderScreen(manifest, { path: '/portal/roles', answers: [refuse(listRoles, 'forbidden')] })
    expect(await screen.findByRole('heading', { name: 'You can’t see this' })).toBeTruthy()
  })
  it('[AU-23] lead a candidate to where the portal says that it is for employers', async () => {
    const answers = [refuse(listRoles, 'forbidden')]
    await renderScreen(manifest, { path: '/portal/roles', session: signedInAs(), answers })
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/portal/company')
  })
})

it('[EN-19] what was typed of a new role is left only by whoever says so, also after a post that failed', async () => {
  const { router } = await renderScreen(manifest, {
    path: '/portal/roles',
    answers: [
      listed([]),
      answer(listCompanyQuestions, { questions: [], retired: [], may: { edit: true } }),
      refuse(createRole, 'unavailable'),
    ],
  })
  press(await screen.findByRole('link', { name: 'Post a role' }))
  type(await screen.findByLabelText('Job title'), 'Dock lead')
  await act(() => router.navigate(-1))
  await pressAndWait('Stay here')
  await pressAndWait('Post now')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  await act(() => router.navigate(-1))
  expect(screen.getByLabelText<HTMLInputElement>('Job title').value).toBe('Dock lead')
  await pressAndWait('Leave without saving')
  expect(await screen.findByRole('heading', { name: 'Post your first role' })).toBeTruthy()
})

describe('[EN-19] the questions of a company', () => {
  const asked = (n: number, change: Partial<CompanyQuestion> = {}): CompanyQuestion => ({
    id: `q${n}`,
    question: `Question ${n}?`,
    type: 1,
    answers: [
      { value: 'Yes', has_follow_up: false },
      { value: 'No', has_follow_up: false },
    ],
    follow_up: null,
    roles: 2,
    ...change,
  })
  const show = (questions: CompanyQuestion[], path = '/portal/questions', edit = true) =>
    renderScreen(manifest, {
      path,
      answers: [
        answer(listCompanyQuestions, { questions, retired: [], may: { edit } }),
        answer(changeCompanyQuestion, { question: asked(9) }),
        answer(retireCompanyQuestion, { retired: true }),
      ],
    })
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

  it('are changed and retired, and say what becomes of what was sent', async () => {
    const { calls } = await show([asked(1), asked(2, { type: 5, roles: 1 })])
    await screen.findByText('Question 1?')
    press('Change: Question 2?')
    const change = await dialog('Change the question')
    expect(change.getByText(/^It changes in the 1 role that asks it/)).toBeTruthy()
    expect(change.getByLabelText<HTMLSelectElement>('Answer type').value).toBe('5')
    type('Answers, one per line', 'Yes\n Soon \n')
    press('Save change')
    await waitFor(() =>
      expect(callsTo(calls, changeCompanyQuestion)[0]?.body).toMatchObject({
        question: 'Question 2?',
        type: 5,
        answers: ['Yes', 'Soon'],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('Retire: Question 1?')
    const retire = await dialog('Retire this question?')
    expect(retire.getByText(/^2 roles stop asking it/)).toBeTruthy()
    press(retire.getByRole('button', { name: 'Retire' }))
    await waitFor(() => expect(callsTo(calls, retireCompanyQuestion)[0]?.url.pathname).toContain('/q1/'))
  })

  it('that were retired are brought back by whoever may change them', async () => {
    const answers = [
      answer(listCompanyQuestions, { questions: [], retired: [asked(3)], may: { edit: true } }),
      answer(restoreCompanyQuestion, { question: asked(3) }),
    ]
    const { calls } = await renderScreen(manifest, { path: '/portal/questions', answers })
    press(await screen.findByText('1 retired question'))
    press('Bring back: Question 3?')
    await waitFor(() =>
      expect(callsTo(calls, restoreCompanyQuestion)[0]?.url.pathname).toContain('/q3/restore/'),
    )
    // the list is loaded again
    await waitFor(() => expect(callsTo(calls, listCompanyQuestions)).toHaveLength(2))
    cleanup()
    await renderScreen(manifest, {
      path: '/portal/questions',
      answers: [
        answer(listCompanyQuestions, { questions: [asked(1)], retired: [asked(3)], may: { edit: false } }),
      ],
    })
    press(await screen.findByText('1 retired question'))
    expect(screen.getByText('Question 3?')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull()
  })

  it('are paged, found by their words and answers, and only read by a viewer', async () => {
    const many = Array.from({ length: 21 }, (_, n) => asked(n + 1))
    const { router } = await show([
      ...many,
      asked(22, { answers: [{ value: 'Forklift', has_follow_up: false }] }),
    ])
    const rows = () => screen.getAllByRole('row').length - 1
    await screen.findByText('Question 1?')
    expect(rows()).toBe(20)
    await router.navigate('/portal/questions?page=2')
    await waitFor(() => expect(rows()).toBe(2))
    type(screen.getByRole('searchbox'), 'FORK')
    await pressAndWait('Search')
    await waitFor(() => expect(rows()).toBe(1))
    expect(router.state.location.search).toBe('?search=FORK')
    cleanup()
    await show([asked(1)], '/portal/questions', false)
    await screen.findByText('Question 1?')
    expect(screen.queryByRole('button', { name: /Question 1/ })).toBeNull()
  })
})

describe('[BY-21] the poster of a role', () => {
  const poster = {
    id: 12,
    title: 'Night packer',
    company_name: 'Acme',
    location_name: 'Newark, NJ',
    wage: { from: 18, to: 20 },
    active: true,
    keyword: null as string | null,
    number: '+15005550006',
  }
  const show = (answers: Parameters<typeof renderScreen>[1]['answers']) =>
    renderScreen(manifest, { path: '/portal/roles/12/poster', answers })

  it('has a code that begins the application, and once it has a keyword the number to text it to', async () => {
    let keyword: string | null = null
    const { calls } = await show([
      answer(getRolePoster, () => ({ poster: { ...poster, keyword }, may: { edit: true } })),
      answer(setRoleKeyword, ({ body }) => {
        keyword = 'DOCK7'
        expect(body).toEqual({ keyword: 'dock 7' })
        return { poster: { ...poster, keyword }, may: { edit: true } }
      }),
    ])
    expect(await screen.findByRole('img', { name: 'QR code to apply for Night packer' })).toBeTruthy()
    expect(screen.getByText('$18.00 to $20.00 an hour')).toBeTruthy()
    expect(screen.getByText(/\/jobs\/12$/)).toBeTruthy()
    expect(screen.queryByText(/^Or text/)).toBeNull()
    type('Keyword', 'dock 7')
    press('Save the keyword')
    expect(await screen.findByText('Or text DOCK7 to 500-555-0006')).toBeTruthy()
    expect(screen.getByText(/\/k\/DOCK7$/)).toBeTruthy()
    expect(calls.filter(({ url }) => url.pathname.endsWith('/keyword/'))).toHaveLength(1)
  })

  it('says at the field why a keyword is refused, and lets no viewer change it', async () => {
    await show([
      answer(getRolePoster, { poster, may: { edit: true } }),
      refuse(setRoleKeyword, 'keyword-taken', 'Another role or company has this keyword.'),
    ])
    await screen.findByRole('img', { name: 'QR code to apply for Night packer' })
    type('Keyword', 'DOCK7')
    press('Save the keyword')
    expect(await screen.findByText('Another role or company has this keyword.')).toBeTruthy()
    cleanup()
    await show([answer(getRolePoster, { poster, may: { edit: false } })])
    await screen.findByRole('img', { name: 'QR code to apply for Night packer' })
    expect(screen.queryByLabelText('Keyword')).toBeNull()
  })
})
