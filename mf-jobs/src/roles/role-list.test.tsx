// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listRoles, setRoleState, type RoleListed } from '@lunchpail/contracts/jobs/api'
import { answer, callsTo, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { ToastsSaid } from '@lunchpail/kit-web/testing/toasts-said'
import { aRole, aRoleDetail } from '../../test/roles.ts'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const listed = (roles: readonly RoleListed[], pages = 1, edit = true, all = 45) =>
  answer(listRoles, ({ url }) => ({
    roles: [...roles],
    counts: { all, open: 41, paused: 3, closed: 1 },
    page: Number(url.searchParams.get('page') ?? 1),
    pages,
    total: all,
    may: { edit },
  }))

it('[EN-19] the tabs and pages of the roles keep what was searched for, and a search its tab', async () => {
  const { calls, router } = await renderScreen(manifest, {
    path: '/portal/roles?state=open&search=pack&page=2',
    answers: [listed([aRole()], 3)],
  })
  await screen.findByRole('table', { name: 'Roles' })
  expect(Object.fromEntries(callsTo(calls, listRoles)[0]!.url.searchParams)).toEqual({
    state: 'open',
    search: 'pack',
    page: '2',
  })
  const links = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')} ${link.getAttribute('aria-current')}`)
  expect(links('Roles by status')).toEqual([
    'All45 /portal/roles?search=pack null',
    'Open41 /portal/roles?state=open&search=pack page',
    'Paused3 /portal/roles?state=paused&search=pack null',
    'Closed1 /portal/roles?state=closed&search=pack null',
  ])
  expect(links('Pages of roles')).toContain('Next /portal/roles?state=open&search=pack&page=3 null')
  type(screen.getByRole('searchbox'), 'dock')
  await pressAndWait('Search')
  await waitFor(() => expect(router.state.location.search).toBe('?state=open&search=dock'))
})

it('[EN-19] a role goes from each of its states to the others, and says why where it may not', async () => {
  render(<ToastsSaid />)
  const roles = (['open', 'paused', 'closed'] as const).map((state, n) =>
    aRole({ id: n, title: state, state }),
  )
  let refusal: RefusedAnswer | undefined
  const { calls } = await renderScreen(manifest, {
    path: '/portal/roles',
    answers: [
      listed(roles),
      answer(setRoleState, () => refusal ?? { role: aRoleDetail(), may: { edit: true } }),
    ],
  })
  await screen.findByRole('table', { name: 'Roles' })
  const offered = () =>
    screen
      .getAllByRole('button', { name: /^(Open|Pause|Close) / })
      .map((button) => button.getAttribute('aria-label'))
  expect(offered()).toEqual(['Pause open', 'Close open', 'Open paused', 'Close paused', 'Open closed'])
  for (const name of offered()) {
    await pressAndWait(name!)
    expect(await screen.findByText(`Saved: ${name!.split(' ')[1]}`)).toBeTruthy()
  }
  expect(callsTo(calls, setRoleState).map(({ url, body }) => [url.pathname.split('/').at(-3), body])).toEqual(
    [
      ['0', 'paused'],
      ['0', 'closed'],
      ['1', 'open'],
      ['1', 'closed'],
      ['2', 'open'],
    ].map(([id, state]) => [id, { state }]),
  )
  // the list is loaded again after each
  expect(callsTo(calls, listRoles)).toHaveLength(6)
  refusal = new RefusedAnswer('role-incomplete', 'Incomplete.')
  await pressAndWait('Open paused')
  expect(
    await screen.findByText('Add the pay and shifts for paused first. Then you can open it.'),
  ).toBeTruthy()
  refusal = new RefusedAnswer('role-not-approved', 'Not approved yet.')
  await pressAndWait('Open paused')
  expect(await screen.findByText('Not approved yet.')).toBeTruthy()
})

it('[EN-19] who may only look has no way to change a state, and what is not found is told from what is not there', async () => {
  await renderScreen(manifest, { path: '/portal/roles', answers: [listed([aRole()], 1, false)] })
  await screen.findByRole('table', { name: 'Roles' })
  expect(screen.queryByRole('button', { name: /^(Open|Pause|Close) / })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Post a role' })).toBeNull()
  cleanup()
  await renderScreen(manifest, { path: '/portal/roles?search=dock', answers: [listed([], 1, true, 0)] })
  expect(await screen.findByText('No roles found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all roles' }).getAttribute('href')).toBe('/portal/roles')
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
})
