import { Suspense } from 'react'
import type { ReactElement } from 'react'
import { act, render } from '@testing-library/react'
import type { Language } from '@lunchpail/contracts/language/translate'
import { setLanguage } from '../language.ts'
import type { MicrofrontendManifest } from '../manifest.ts'
import { Outlet, useLocation } from '../router.ts'
import type { RouteObject } from '../router.ts'
import { RouterView } from '../routing/router-view.ts'
import { createMemoryRouter } from '../routing/site-router.ts'
import { setSession } from '../session.ts'
import type { Session } from '../session.ts'
import { fakeTransport } from './fake-answers.ts'
import type { FakeAnswer } from './fake-answers.ts'
import './page-actions.ts'
import { visitor } from './sessions.ts'

export interface RenderScreenOptions {
  readonly path: string
  /** a visitor where it is left out */
  readonly session?: Partial<Session>
  readonly language?: Language
  readonly answers?: readonly FakeAnswer[]
}

/** Every page of other nouns. */
function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p data-testid="elsewhere">{pathname + search}</p>
}

function Frame() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Outlet />
    </Suspense>
  )
}

/**
 * Renders a microfrontend, or one element, as a host would: router, session, language, and answers by endpoint.
 * A link to another noun's page shows that address in `data-testid="elsewhere"`.
 */
export async function renderScreen(what: MicrofrontendManifest | ReactElement, options: RenderScreenOptions) {
  const { path, session = {}, language = 'en', answers = [] } = options
  const calls = fakeTransport(answers)
  setSession({ ...visitor, ...session })
  await setLanguage(language)
  const routes: RouteObject[] =
    'routes' in what ? [...what.routes] : [{ path: new URL(path, 'http://x').pathname, element: what }]
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [...routes, { path: '*', Component: Elsewhere }],
      },
    ],
    {
      initialEntries: [path],
    },
  )
  // what suspends must be awaited within act, else React keeps waiting in later tests
  const rendered = await act(async () => render(<RouterView router={router} />))
  return { ...rendered, router, calls }
}
