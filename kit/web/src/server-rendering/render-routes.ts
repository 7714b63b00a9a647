import { createElement } from 'react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import type { RouteObject } from 'react-router-dom'
import type { Language } from '@lunchpail/contracts/language/translate'
import { preloadForRender } from '../preloaded-responses.ts'
import type { PreloadedResponses } from '../preloaded-responses.ts'
import { startLanguage } from '../language.ts'
import { takeRenderedTitle } from '../page-title.ts'
import { RouterView } from '../routing/router-view.ts'
import { createMemoryRouter } from '../routing/site-router.ts'
import { setSession } from '../session.ts'
import type { Session } from '../session.ts'

export interface RouteRenderRequest {
  /** the whole address, with the site's origin */
  readonly url: string
  readonly language: Language
  readonly session: Session
  readonly answers: PreloadedResponses
}

export interface Rendered {
  readonly html: string
  readonly title: string | undefined
  /** addresses that the page requested and `answers` does not have */
  readonly needs: readonly string[]
}

/** The content security policy refuses style attributes; the browser sets them when scripts run. */
const withoutStyles = (html: string): string => html.replace(/ style="[^"]*"/g, '')

/**
 * Renders routes at an address, on the server. One render at a time: language, session and responses are module
 * state, as in a browser tab.
 */
export async function renderRoutes(
  routes: RouteObject[],
  { url, language, session, answers }: RouteRenderRequest,
  withProviders: (everything: ReactNode) => ReactNode,
): Promise<Rendered> {
  startLanguage(language)
  setSession(session)
  const needs = preloadForRender(answers)
  takeRenderedTitle()
  const { pathname, search } = new URL(url)
  const router = createMemoryRouter(routes, { initialEntries: [pathname + search] })
  let failure: unknown
  const { prelude } = await prerender(withProviders(createElement(RouterView, { router })), {
    // React would stream large boundaries last, for a script to put in place
    progressiveChunkSize: Infinity,
    onError: (error) => void (failure ??= error),
  })
  const html = await new Response(prelude).text()
  if (failure !== undefined) throw failure
  return { html: withoutStyles(html), title: takeRenderedTitle(), needs: [...needs] }
}
