import { createElement } from 'react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import type { Language } from '@lunchpail/contracts/language/translate'
import { renderWith } from './first-answers.ts'
import type { KeptAnswers } from './first-answers.ts'
import { startLanguage } from './language.ts'
import { takeRenderedTitle } from './page-title.ts'
import { setSession } from './session.ts'
import type { Session } from './session.ts'

export interface RenderRequest {
  /** the whole address, with the site's origin */
  readonly url: string
  readonly language: Language
  readonly session: Session
  readonly answers: KeptAnswers
}

export interface Rendered {
  readonly html: string
  readonly title: string | undefined
  /** addresses that the page asked for and `answers` does not have */
  readonly needs: readonly string[]
}

/** Styles inside a page are refused by the content policy; the browser sets them when scripts run. */
const withoutStyles = (html: string): string => html.replace(/ style="[^"]*"/g, '')

/**
 * Draws routes at an address, on the server. One at a time: language, session and answers are values of the modules,
 * as they are in a browser's tab.
 */
export async function renderFirst(
  routes: RouteObject[],
  { url, language, session, answers }: RenderRequest,
  around: (everything: ReactNode) => ReactNode,
): Promise<Rendered> {
  startLanguage(language)
  setSession(session)
  const needs = renderWith(answers)
  takeRenderedTitle()
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response)
    throw new Error(`the address leads on to ${context.headers.get('location')}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  let failure: unknown
  const { prelude } = await prerender(
    around(createElement(StaticRouterProvider, { router, context, hydrate: false })),
    {
      // what is large would come last, to be put in place by a script
      progressiveChunkSize: Infinity,
      onError: (error) => void (failure ??= error),
    },
  )
  const html = await new Response(prelude).text()
  if (failure !== undefined) throw failure
  return { html: withoutStyles(html), title: takeRenderedTitle(), needs: [...needs] }
}
