// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  getRolePoster,
  listRoles,
  setRoleKeyword,
  setRoleState,
  type RoleListed,
} from '@lunchpail/contracts/jobs/api'
import { answer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { manifest } from '../../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const role = (overrides: Partial<RoleListed> = {}): RoleListed => ({
  id: 12,
  title: 'Night packer',
  location_name: 'Newark, NJ',
  state: 'open',
  portal_state: 1,
  active: true,
  wage: { from: 18, to: 20 },
  shifts: ['night'],
  questions: 0,
  posted_at: '2026-11-20T15:00:00.000Z',
  changed_at: '2026-11-20T15:00:00.000Z',
  ...overrides,
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
        listed([role(), role({ id: 13, title: 'Picker', state: 'paused', portal_state: 3, active: false })]),
        refuse(setRoleState, 'incomplete'),
      ],
    })
    const table = within(await screen.findByRole('table', { name: 'Roles' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Night packer', 'Picker'])
    expect(within(rows[0]!).getByText('$18.00 to $20.00 an hour')).toBeTruthy()
    expect(within(rows[1]!).getByText('Paused')).toBeTruthy()
    expect(within(rows[1]!).getByText('Incomplete')).toBeTruthy()
    press(table.getByRole('button', { name: 'Open Picker' }))
    await waitFor(() => expect(calls.some(({ url }) => url.pathname.endsWith('/role/13/state/'))).toBe(true))
  })

  it('are downloaded as a file with all pages, as they are listed', async () => {
    const page = (n: number) => ({
      roles: [role({ id: n, title: n === 1 ? '=Packer' : 'Picker' })],
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
      'Role,Place,State,Pay,Posted',
      `'=Packer,"Newark, NJ",Open,$18.00 to $20.00 an hour,2026-11-20T15:00:00.000Z`,
      `Picker,"Newark, NJ",Open,$18.00 to $20.00 an hour,2026-11-20T15:00:00.000Z`,
    ])
  })

  it('leads a company without one to its first, where the manager may post', async () => {
    await renderScreen(manifest, { path: '/portal/roles', answers: [listed([])] })
    expect(await screen.findByRole('heading', { name: 'Post your first role' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Post a role' }).getAttribute('href')).toBe('/portal/roles/new')
    cleanup()
    await renderScreen(manifest, { path: '/portal/roles', answers: [listed([], false)] })
    expect(await screen.findByRole('heading', { name: 'No role yet' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Post a role' })).toBeNull()
  })

  it('[AU-26] say who may not see them that an admin can let them', async () => {
    await renderScreen(manifest, { path: '/portal/roles', answers: [refuse(listRoles, 'forbidden')] })
    expect(await screen.findByRole('heading', { name: 'You can’t see this' })).toBeTruthy()
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
