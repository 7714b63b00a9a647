// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { listApplies } from '@lunchpail/contracts/engagement/portal-api'
import { answer, type Call } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../../manifest.tsx'

afterEach(cleanup)

const counts = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0 }

it('[EN-18] the search for a candidate is in the tab of the search, and the name in no address', async () => {
  const { calls, router } = await renderScreen(manifest, {
    path: '/portal/applies',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listApplies, {
        applications: [],
        counts,
        page: 1,
        pages: 1,
        total: 0,
        may: { edit: true, export: true },
      }),
    ],
  })
  const asked = () =>
    calls.filter(({ endpoint }) => endpoint === listApplies.name) as Call<typeof listApplies>[]
  type(await screen.findByRole('searchbox'), 'Rosa')
  await pressAndWait('Search')
  await waitFor(() => expect(asked().at(-1)!.body.search).toBe('Rosa'))
  expect(asked().at(-1)!.url.searchParams.get('tab')).toBe('6')
  expect([router.state.location.search, ...asked().map(({ url }) => url.search)].join()).not.toContain('Rosa')
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull()
})
