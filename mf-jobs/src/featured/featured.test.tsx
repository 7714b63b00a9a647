// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  addFeatured,
  changeFeatured,
  listFeatured,
  listRoles,
  removeFeatured,
  type FeaturedList,
} from '@lunchpail/contracts/jobs/api'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { aRole } from '../../test/roles.ts'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const role = (id: number, title: string) => ({
  id,
  title,
  location_name: 'Newark, NJ',
  state: 'open' as const,
})
const list = (more: Partial<FeaturedList> = {}): FeaturedList => ({
  id: '0b7e6f1c-6d0f-4b59-8a52-2b1f1f3f9f10',
  version: 3,
  slug: 'holiday-jobs',
  name_en: 'Holiday jobs',
  name_es: null,
  published: true,
  roles: [role(1, 'Picker'), { ...role(2, 'Driver'), state: 'closed' }],
  ...more,
})
const counts = { all: 2, open: 2, paused: 0, closed: 0 }
const show = (lists: FeaturedList[], edit: boolean, ...more: FakeAnswer[]) =>
  renderScreen(manifest, {
    path: '/portal/featured',
    answers: [
      answer(listFeatured, { lists, may: { edit } }),
      answer(listRoles, {
        roles: [aRole({ id: 1, title: 'Picker' }), aRole({ id: 5, title: 'Packer' })],
        counts,
        page: 1,
        pages: 1,
        total: 2,
        may: { edit },
      }),
      answer(addFeatured, { list: list() }),
      answer(changeFeatured, { list: list() }),
      answer(removeFeatured, { removed: true }),
      ...more,
    ],
  })

it('[JB-02] a list is made of open roles in their order, with its name and address, and the lists load again', async () => {
  const { calls } = await show([], true)
  await pressAndWait(await screen.findByRole('button', { name: 'New list' }))
  type('Name in English', 'Holiday jobs')
  type('Address', 'holiday-jobs')
  press(await screen.findByRole('button', { name: 'Add: Picker' }))
  press(await screen.findByRole('button', { name: 'Add: Packer' }))
  press(screen.getByRole('button', { name: 'Move up: Packer' }))
  press(screen.getByRole('checkbox'))
  await pressAndWait('Save list')
  await waitFor(() => expect(callsTo(calls, listFeatured)).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsTo(calls, addFeatured)[0]?.body).toEqual({
    name_en: 'Holiday jobs',
    name_es: '',
    slug: 'holiday-jobs',
    published: true,
    roles: [5, 1],
  })
})

it('[JB-02] a list is changed from what it was, and removed only when that is meant', async () => {
  const { calls } = await show([list()], true)
  expect(await screen.findByText('2 roles, 1 of them open')).toBeTruthy()
  const view = screen.getByRole('link', { name: 'View the page: Holiday jobs' })
  expect(view.getAttribute('href')).toBe('/jobs/holiday-jobs')
  await pressAndWait(screen.getByRole('button', { name: 'Change: Holiday jobs' }))
  press(screen.getByRole('button', { name: 'Remove: Driver' }))
  await pressAndWait('Save list')
  expect(callsTo(calls, changeFeatured)[0]?.body).toMatchObject({ version: 3, roles: [1], published: true })
  await pressAndWait(await screen.findByRole('button', { name: 'Remove: Holiday jobs' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(callsTo(calls, removeFeatured)).toHaveLength(0)
  await pressAndWait(dialog.getByRole('button', { name: 'Remove' }))
  expect(callsTo(calls, removeFeatured)).toHaveLength(1)
})

it('[JB-02] an address that is taken is told at its field, and viewers change nothing', async () => {
  const fields = { slug: { code: 'featured.slug-taken', error: 'This address is taken' } }
  await show([list()], true, refuse(changeFeatured, 'invalid', 'Wrong.', fields))
  await pressAndWait(await screen.findByRole('button', { name: 'Change: Holiday jobs' }))
  await pressAndWait('Save list')
  expect(errorAt('Address')).toBe('This address is taken')
  cleanup()
  await show([list()], false)
  expect(await screen.findByText('Holiday jobs')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Change|Remove|New list/ })).toBeNull()
})
