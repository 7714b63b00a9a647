// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { RouterView } from '@lunchpail/kit-web/routing/router-view'
import { createMemoryRouter } from '@lunchpail/kit-web/routing/site-router'
import { setTransport } from '@lunchpail/kit-web/api-client'
import { setLanguage } from '@lunchpail/kit-web/language'
import { setSession, useSession } from '@lunchpail/kit-web/session'
import type { Session } from '@lunchpail/kit-web/session'
import { AccountMenu } from './account-menu.tsx'
import { Notices } from './notices.tsx'
import { closeSignedOutNotice, useSignedOutNotice } from './sign-out/signed-out-notice.ts'

const visitor: Session = { account: null, level: 'normal', csrf: 'x', available: true }
const rosa: Session = {
  ...visitor,
  account: {
    id: 'a',
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: 'rosa@example.com',
  } as Session['account'],
}

/** Before the sentence itself, which is loaded when it is wanted. */
const Ended = () => <span data-testid="ended">{String(useSignedOutNotice())}</span>
const element = (
  <>
    <Notices />
    <Ended />
    <AccountMenu />
  </>
)
async function open(home = element) {
  setSession(rosa)
  const routes = [
    { path: '/', element: home },
    { path: '*', element },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/applications'] })
  await act(async () => render(<RouterView router={router} />))
  return router
}
const button = () => screen.getByRole('button', { name: 'Rosa' })
const signOut = () => screen.queryByRole('button', { name: 'Log out' })
/** What the menu opens comes in a chunk of its own. */
const openMenu = async () => {
  fireEvent.click(button())
  return screen.findByRole('button', { name: 'Log out' })
}

// these render at once, and do not wait for sentences
beforeAll(() => setLanguage('en'))
beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(visitor))))
afterEach(() => {
  cleanup()
  closeSignedOutNotice()
  vi.unstubAllGlobals()
})

it('[SH-04] Escape closes the account menu and gives the focus back to its button', async () => {
  await open()
  const item = await openMenu()
  item.focus()
  fireEvent.keyDown(item, { key: 'Escape' })
  expect(signOut()).toBeNull()
  expect(document.activeElement).toBe(button())
})

it('[SH-04] a press elsewhere closes it, one inside does not', async () => {
  await open()
  await openMenu()
  fireEvent.pointerDown(screen.getByText('rosa@example.com'))
  expect(signOut()).not.toBeNull()
  fireEvent.pointerDown(document.body)
  expect(signOut()).toBeNull()
})

it('[BY-22] signing out ends the session, leads home, leaves nothing of the person on the device, and shows neither the person nor a notice', async () => {
  const sent: string[] = []
  setTransport(async (request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`)
    return Response.json({ ended: 1 })
  })
  localStorage.setItem('jobs.search', '/jobs?q=welder')
  localStorage.setItem('saved-jobs', '[7]')
  localStorage.setItem('language', 'en')
  for (const cookie of ['search=role=8', 'saved_positions=7', 'language=en'])
    document.cookie = `${cookie}; Path=/`
  const router = await open()
  const leave = await openMenu()
  await act(async () => fireEvent.click(leave))
  await waitFor(() => expect(screen.queryByText('Rosa')).toBeNull())
  expect(sent).toHaveLength(1)
  // what was searched for and marked is gone, the language is not
  expect(Object.keys(localStorage)).toEqual(['language'])
  expect(document.cookie).toBe('language=en')
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByTestId('ended').textContent).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('')
})

it('[SH-04] after the log-out home is a visitor’s from the first: it asks for nothing of a person', async () => {
  setTransport(async () => Response.json({ ended: 1 }))
  const shownTo: (string | undefined)[] = []
  const Home = () => {
    shownTo.push(useSession().account?.id)
    return null
  }
  let answer: (session: Response) => void = () => {}
  const ask = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', ask)
  const router = await open(<Home />)
  const leave = await openMenu()
  await act(async () => fireEvent.click(leave))
  await waitFor(() => expect(ask).toHaveBeenCalled())
  await act(async () => answer(Response.json(visitor)))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await waitFor(() => expect(shownTo).not.toEqual([]))
  expect(shownTo[0]).toBeUndefined()
})

it('a session that ends elsewhere is announced, until a person signs in again', async () => {
  await open()
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  await act(async () => setSession(visitor))
  expect(screen.getByTestId('ended').textContent).toBe('true')
  await waitFor(() =>
    expect(region.textContent).toBe('You were logged out. Log in again to pick up where you left off.'),
  )
  await act(async () => setSession(rosa))
  expect(region.textContent).toBe('')
})

it.each([
  ['deactivated', 'This account has been deactivated. Please contact support for assistance.'],
  [
    'suspended',
    'This account has been deactivated for 30 days due to repeated no shows. Please contact support for assistance.',
  ],
] as const)('[AU-18] an open tab of an account that is %s reads that alone', async (level, sentence) => {
  const router = await open()
  const region = screen.getByRole('status')
  await act(async () => setSession({ ...visitor, level }))
  await waitFor(() => expect(region.textContent).toBe(sentence))
  // the login form says it by itself
  await act(async () => router.navigate('/login?redirect=%2Fapplications'))
  await waitFor(() => expect(region.textContent).toBe(''))
})

it('a lost connection is announced', async () => {
  await open()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status').textContent).not.toBe('')
  online.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('')
})
