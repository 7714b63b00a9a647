// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startLanguage } from '@lunchpail/kit-web/language'
import { Link } from '@lunchpail/kit-web/router'
import { RouterView } from '@lunchpail/kit-web/routing/router-view'
import { createMemoryRouter } from '@lunchpail/kit-web/routing/site-router'
import { setSession, type Session } from '@lunchpail/kit-web/session'
import { PromptsPlace } from '../layout/prompts-place.tsx'
import { SupportContext } from '../registry-context.ts'
import { openHelpFromLinks } from './open-help-from-links.ts'
import { openHelp } from './start-prompts.tsx'

const visitor: Session = { account: null, level: 'normal', csrf: 'x', available: true }
const element = (
  <>
    <main>
      <Link to="/help">Help inside</Link>
    </main>
    <footer>
      <Link to="/help">Help</Link>
    </footer>
    <PromptsPlace />
  </>
)
openHelpFromLinks(openHelp)
const dialog = () => screen.queryByRole('dialog', { name: 'Need help?' })
const link = (name: string) => screen.getByRole('link', { name })
async function show() {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/jobs'] })
  await act(async () =>
    render(
      <SupportContext value="help@site.example">
        <RouterView router={router} />
      </SupportContext>,
    ),
  )
  return router
}
beforeEach(() => {
  startLanguage('en')
  // a link that is opened is the window's address here
  history.replaceState(null, '', '/jobs')
  setSession(visitor)
})
afterEach(cleanup)

it('[EN-15] the help dialog opens from the links around a page, over it, and leads on', async () => {
  const router = await show()
  fireEvent.click(link('Help'))
  await waitFor(() => expect(dialog()).toBeTruthy())
  expect(router.state.location.pathname).toBe('/jobs')
  expect(link('Log in with a one-time code or a new password').getAttribute('href')).toBe('/login')
  expect(screen.getByRole('button', { name: 'Write to us here' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog()).toBeNull())
  fireEvent.click(link('Help'))
  await waitFor(() => expect(dialog()).toBeTruthy())
  await act(async () => router.navigate('/terms'))
  await waitFor(() => expect(dialog()).toBeNull())
})

it('[EN-15] a link in a page, or into a new tab, stays a link', async () => {
  const router = await show()
  for (const held of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(link('Help'), { [held]: true })).toBe(true)
  fireEvent.click(link('Help inside'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
  expect(dialog()).toBeNull()
})

it.each(['/help', '/help/'])('[EN-15] does not open over the help page itself at %s', async (path) => {
  await show()
  history.replaceState(null, '', path)
  expect(fireEvent.click(link('Help'))).toBe(false)
  await act(async () => {})
  expect(dialog()).toBeNull()
})

it('[EN-15] leads a candidate to their applications', async () => {
  setSession({
    ...visitor,
    account: {
      id: 'a',
      type: 'applicant',
      first_name: 'Rosa',
      email: 'rosa@example.com',
    } as Session['account'],
  })
  await show()
  fireEvent.click(link('Help'))
  await waitFor(() => expect(dialog()).toBeTruthy())
  expect(link('See where my applications stand').getAttribute('href')).toBe('/applications')
  expect(screen.queryByRole('link', { name: /^Log in with/ })).toBeNull()
})
