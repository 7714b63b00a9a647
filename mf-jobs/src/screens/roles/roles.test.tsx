// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listRoles, setRoleState, type RoleListed } from '@lunchpail/contracts/jobs/api'
import { answer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { manifest } from '../../manifest.tsx'

afterEach(cleanup)

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
