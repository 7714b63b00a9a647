import { Suspense } from 'react'
import type { ReactElement } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { act, render } from '@testing-library/react'
import type { ErrorCode } from '@lunchpail/contracts/error-codes'
import { errorStatus } from '@lunchpail/contracts/error-codes'
import type { Language } from '@lunchpail/contracts/language/translate'
import { setTransport } from './api-client.ts'
import { setLanguage } from './language.ts'
import type { MicrofrontendManifest } from './manifest.ts'
import { setSession } from './session.ts'
import type { Session } from './session.ts'

/** One request that a page made: by endpoint name, with what it sent. */
export interface FakeCall {
  readonly endpoint: string
  readonly url: URL
  readonly body: unknown
  readonly headers: Headers
}

/** A refusal as a service would send it. */
export interface FakeRefusal {
  readonly refuse: ErrorCode
  readonly error?: string
  readonly fields?: Record<string, { readonly code: string; readonly error: string }>
}
type FakeAnswer = object | FakeRefusal
/** By endpoint name (`'jobs.position.list'`): the body of the answer, a refusal, or a function of the call. */
export type FakeAnswers = Readonly<
  Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)>
>

export interface RenderScreenOptions {
  readonly path: string
  /** a visitor where it is left out */
  readonly session?: Partial<Session>
  readonly language?: Language
  readonly answers?: FakeAnswers
}

const visitor: Session = { account: null, level: 'normal', csrf: 'csrf-of-test', available: true }

function fakeTransport(answers: FakeAnswers, calls: FakeCall[]) {
  return async (request: Request, { name }: { name: string }): Promise<Response> => {
    const text = await request.text()
    const sent = text ? (JSON.parse(text) as unknown) : undefined
    const call = { endpoint: name, url: new URL(request.url), body: sent, headers: request.headers }
    calls.push(call)
    const answer = answers[name]
    if (!answer) throw new Error(`no fake answer for ${name}`)
    const body = typeof answer === 'function' ? await answer(call) : answer
    if (!('refuse' in body)) return Response.json(body)
    const { refuse, error = refuse, fields } = body as FakeRefusal
    return Response.json(
      { error, code: refuse, fields, requestId: 'request-of-test' },
      { status: errorStatus[refuse] },
    )
  }
}

/** Stands for every page of other nouns. */
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

function Nothing() {
  return null
}

/**
 * Renders a microfrontend, or one element, as a host would: router, session, language, and answers by endpoint name.
 * A link to another noun's page shows that address in `data-testid="elsewhere"`.
 */
export async function renderScreen(what: MicrofrontendManifest | ReactElement, options: RenderScreenOptions) {
  const { path, session = {}, language = 'en', answers = {} } = options
  const calls: FakeCall[] = []
  setTransport(fakeTransport(answers, calls))
  setSession({ ...visitor, ...session })
  await setLanguage(language)
  const routes: RouteObject[] =
    'routes' in what ? [...what.routes] : [{ path: new URL(path, 'http://x').pathname, element: what }]
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        HydrateFallback: Nothing,
        children: [...routes, { path: '*', Component: Elsewhere }],
      },
    ],
    {
      initialEntries: [path],
    },
  )
  // what suspends must be awaited within act, else React keeps waiting in later tests
  const rendered = await act(async () => render(<RouterProvider router={router} />))
  return { ...rendered, router, calls }
}
