import type { ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { pathFits } from '@lunchpail/contracts/address-table'
import type { FirstHead } from './first-head.ts'
import type { FirstPages, FirstVisit, HeadOf } from './first-pages.ts'
import { renderFirst } from './render-first.ts'
import type { Rendered, RenderRequest } from './render-first.ts'

export interface DrawRequest extends RenderRequest {
  /** name of the part that is wanted, where it is not a whole page */
  readonly fragment?: string | undefined
}

export interface FirstDrawn extends Rendered {
  readonly head: FirstHead
}

/** What stands around a page: the host's layout, and what it tells everything inside. */
export interface Surroundings {
  readonly frame: (page: RouteObject) => RouteObject
  readonly around: (everything: ReactNode) => ReactNode
}

interface Found {
  readonly route: RouteObject
  readonly params: FirstVisit['params']
  readonly head: HeadOf | undefined
}

/** First pages, of a microfrontend or of the host itself. */
export type Drawable = Pick<FirstPages, 'pages' | 'fragments'> & {
  readonly manifest: { readonly routes: RouteObject[] }
}

/** The route of a page with its screen in place: on the server nothing is loaded later. */
async function loaded(route: RouteObject): Promise<RouteObject> {
  const { lazy, ...rest } = route
  if (typeof lazy !== 'function') return route
  return { ...rest, ...((await lazy()) as object) } as RouteObject
}

async function pageAt(path: string, { manifest, pages }: Drawable): Promise<Found | undefined> {
  const match = matchRoutes(manifest.routes, path)?.at(-1)
  const head = match && pages[match.route.path ?? '/']
  return head && { route: await loaded(match.route), params: match.params, head }
}

function partNamed(name: string, { fragments }: Drawable): Found | undefined {
  const part = fragments?.[name]
  return part && { route: { path: '*', Component: part.Component }, params: {}, head: part.head }
}

/**
 * Draws a page, or a part of one, of a microfrontend; undefined where it has no such page. What a page asks for is seen
 * from its screen alone, so the frame is drawn once everything is there.
 */
export async function drawFirst(
  pages: Drawable,
  request: DrawRequest,
  { frame, around }: Surroundings,
): Promise<FirstDrawn | undefined> {
  const { fragment, answers, language } = request
  const url = new URL(request.url)
  const found = fragment === undefined ? await pageAt(url.pathname, pages) : partNamed(fragment, pages)
  if (!found) return undefined
  const { route, params, head } = found
  const isPart = fragment !== undefined
  const alone =
    isPart || Object.keys(answers).length === 0 ? await renderFirst([route], request, around) : undefined
  if (alone && alone.needs.length > 0) return { ...alone, head: {} }
  const rendered = isPart && alone ? alone : await renderFirst([frame(route)], request, around)
  const answerOf: FirstVisit['answerOf'] = ({ path }) => {
    const asked = Object.entries(answers).find(([at]) => pathFits(path, new URL(at, url).pathname))?.[1]
    return asked && { status: asked.status, body: asked.status === 200 ? (asked.body as never) : undefined }
  }
  return { ...rendered, head: head?.({ url, params, language, answerOf }) ?? {} }
}
