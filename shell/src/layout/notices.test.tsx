// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { createMemoryRouter } from '@lunchpail/kit-web/routing/site-router'
import { RouterView } from '@lunchpail/kit-web/routing/router-view'
import { setSession } from '@lunchpail/kit-web/session'
import type { Session } from '@lunchpail/kit-web/session'
import { Notices } from './notices.tsx'

const visitor: Session = { account: null, level: 'normal', csrf: 'x', available: true }
const rosa = { type: 'applicant', first_name: 'Rosa', last_name: 'Delgado' } as Session['account']

function EndsAtOnce() {
  useLayoutEffect(() => setSession(visitor), [])
  return null
}

it('[AU-18] says that the session ended, also where it does as the page is just rendered and nothing listens yet', async () => {
  setSession({ ...visitor, account: rosa })
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: () => (
          <>
            <Notices />
            <EndsAtOnce />
          </>
        ),
      },
    ],
    { initialEntries: ['/'] },
  )
  await act(async () => render(<RouterView router={router} />))
  expect(await screen.findByText(/^You were logged out/)).toBeDefined()
})
