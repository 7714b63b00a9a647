import type { ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { pathFits } from '@lunchpail/contracts/address-table'
import type { DocumentHead } from './document-head.ts'
import type { ServerRenderedPages, HeadInput, HeadOf } from './server-rendered-pages.ts'
import { renderRoutes } from './render-routes.ts'
import type { Rendered, RouteRenderRequest } from './render-routes.ts'

export interface ServerRenderRequest extends RouteRenderRequest {
  /** name of the fragment to render instead of a whole page */
  readonly fragment?: string | undefined
}

export interface ServerRendered extends Rendered {
  readonly head: DocumentHead
}

/** What the host adds to a page: its layout route and its context providers. */
export interface HostFrame {
  readonly layoutRoute: (page: RouteObject) => RouteObject
  readonly withProviders: (everything: ReactNode) => ReactNode
}

interface Found {
  readonly route: RouteObject
  readonly params: HeadInput['params']
  readonly head: HeadOf | undefined
}

/** Server-rendered pages of a microfrontend or of the host itself. */
export type RenderablePages = Pick<ServerRenderedPages, 'pages' | 'fragments'> & {
  readonly manifest: { readonly routes: RouteObject[] }
}

/** The route with its lazy screen resolved: on the server nothing is loaded later. */
async function loaded(route: RouteObject): Promise<RouteObject> {
  const { lazy, ...rest } = route
  if (typeof lazy !== 'function') return route
  return { ...rest, ...((await lazy()) as object) } as RouteObject
}

async function pageAt(path: string, { manifest, pages }: RenderablePages): Promise<Found | undefined> {
  const match = matchRoutes(manifest.routes, path)?.at(-1)
  const head = match && pages[match.route.path ?? '/']
  return head && { route: await loaded(match.route), params: match.params, head }
}

function fragmentNamed(name: string, { fragments }: RenderablePages): Found | undefined {
  const fragment = fragments?.[name]
  return fragment && { route: { path: '*', Component: fragment.Component }, params: {}, head: fragment.head }
}

/**
 * Renders a page or a fragment of a microfrontend; undefined where it has no such page. The screen alone tells which
 * requests a page makes, so the layout is rendered only when all responses are there.
 */
export async function serverRender(
  pages: RenderablePages,
  request: ServerRenderRequest,
  { layoutRoute, withProviders }: HostFrame,
): Promise<ServerRendered | undefined> {
  const { fragment, answers, language } = request
  const url = new URL(request.url)
  const found = fragment === undefined ? await pageAt(url.pathname, pages) : fragmentNamed(fragment, pages)
  if (!found) return undefined
  const { route, params, head } = found
  const isFragment = fragment !== undefined
  const alone =
    isFragment || Object.keys(answers).length === 0
      ? await renderRoutes([route], request, withProviders)
      : undefined
  if (alone && alone.needs.length > 0) return { ...alone, head: {} }
  const rendered =
    isFragment && alone ? alone : await renderRoutes([layoutRoute(route)], request, withProviders)
  const answerOf: HeadInput['answerOf'] = ({ path }) => {
    const response = Object.entries(answers).find(([at]) => pathFits(path, new URL(at, url).pathname))?.[1]
    return (
      response && {
        status: response.status,
        body: response.status === 200 ? (response.body as never) : undefined,
      }
    )
  }
  return { ...rendered, head: head?.({ url, params, language, answerOf }) ?? {} }
}
