// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { RouterView } from '@lunchpail/kit-web/routing/router-view'
import { createMemoryRouter } from '@lunchpail/kit-web/routing/site-router'
import { setLanguage } from '@lunchpail/kit-web/language'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { setSession } from '@lunchpail/kit-web/session'
import type { Session } from '@lunchpail/kit-web/session'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { RegistryContext } from '../registry-context.ts'
import { NavigationLinks } from './navigation-links.tsx'

const badge = '/api/hire/v1/suggestion/count/'
const registry = [
  {
    name: 'mf-matches',
    nav: [
      { page: '/matches', label: { en: 'Matches', es: 'Para ti' }, icon: 'heart', signedIn: true, badge },
    ],
    pages: [{ path: '/matches', candidates: true }],
  } as unknown as RegistryEntry,
  {
    name: 'mf-engagement',
    nav: [
      {
        page: '/portal',
        label: { en: 'Hiring desk', es: 'Contratación' },
        icon: 'clipboard',
        signedIn: true,
        employers: true,
      },
    ],
    pages: [{ path: '/portal' }],
  } as unknown as RegistryEntry,
]
const visitor: Session = { account: null, level: 'normal', csrf: 'x', available: true }
const dana = { ...visitor, account: { id: 'b', type: 'hiring manager' } as Session['account'] }
const rosa = { ...visitor, account: { id: 'a', type: 'applicant', first_name: 'Rosa' } as Session['account'] }

let count: number | undefined
const fetched = vi.fn(() =>
  Promise.resolve(
    count === undefined ? new Response('', { status: 503 }) : Response.json({ count, saved: 0 }),
  ),
)

/** As in the page: once in the header, once in the tab bar. */
async function open(session: Session) {
  setSession(session)
  const element = (
    <RegistryContext value={registry}>
      <NavigationLinks />
      <NavigationLinks />
    </RegistryContext>
  )
  await act(async () => render(<RouterView router={createMemoryRouter([{ path: '*', element }])} />))
}
const named = (name: string) => screen.findAllByRole('link', { name })

// these render at once, and do not wait for sentences
beforeAll(() => setLanguage('en'))
beforeEach(() => {
  count = 7
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await setLanguage('en')
})

it('[MT-08] [SH-04] an entry tells its number, asks for it once, and again when it changed', async () => {
  await open(rosa)
  expect(screen.getAllByRole('link', { name: 'Matches' })).toHaveLength(2)
  expect(await named('Matches, 7 new')).toHaveLength(2)
  expect(fetched).toHaveBeenCalledOnce()
  count = 120
  notifyTopic('matches')
  notifyTopic('matches')
  await named('Matches, 120 new')
  expect(document.querySelectorAll('[data-count="99+"]')).toHaveLength(2)
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('[SH-04] says it in Spanish', async () => {
  count = 1
  await setLanguage('es')
  await open(rosa)
  await named('Para ti, 1 nuevo')
})

it('[SH-04] shows no number at 0, and keeps the last one where it cannot be had', async () => {
  await open(rosa)
  await named('Matches, 7 new')
  count = undefined
  notifyTopic('matches')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  await named('Matches, 7 new')
  count = 0
  notifyTopic('matches')
  await named('Matches')
})

it('[SH-04] asks nothing for visitors, and forgets the number of whoever leaves', async () => {
  await open(rosa)
  await named('Matches, 7 new')
  await act(async () => setSession(visitor))
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  fetched.mockClear()
  await open(visitor)
  expect(fetched).not.toHaveBeenCalled()
})

it('[SH-04] [EN-19] leads managers to the desk, and to no page of candidates', async () => {
  await open(rosa)
  await named('Matches, 7 new')
  expect(screen.queryByRole('link', { name: 'Hiring desk' })).toBeNull()
  await act(async () => setSession(dana))
  await named('Hiring desk')
  expect(screen.queryByRole('link', { name: /Matches/ })).toBeNull()
})
