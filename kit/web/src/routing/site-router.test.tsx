// @vitest-environment happy-dom
import { startTransition, Suspense, use, useLayoutEffect, useState } from 'react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  Link,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
  useSearchParams,
} from '../router.ts'
import type { RouteObject } from '../router.ts'
import { RouterView } from './router-view.ts'
import { ScrollRestoration } from './scroll-restoration.ts'
import { createBrowserRouter, createMemoryRouter } from './site-router.ts'
import type { SiteRouter } from './site-router.ts'

function Frame() {
  return (
    <>
      <p role="status">{useNavigation().state}</p>
      <Suspense fallback={<h1>…</h1>}>
        <Outlet />
      </Suspense>
    </>
  )
}
const page = (title: string) => () => <h1>{title}</h1>

/** A screen that arrives when it is told to. */
function late(title: string) {
  let arrive = () => {}
  const lazy = () => new Promise((done) => (arrive = () => done({ Component: page(title) })))
  return { route: { path: `/${title}`, lazy } as RouteObject, arrive: () => act(async () => arrive()) }
}

async function open(children: RouteObject[], initialEntries = ['/']) {
  const router = createMemoryRouter([{ Component: Frame, children }], { initialEntries })
  await act(async () => render(<RouterView router={router} Fallback={page('Fallback')} />))
  return router
}
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent
const state = () => screen.getByRole('status').textContent
const go = (router: SiteRouter, to: string | number) => act(async () => void router.navigate(to))

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('a screen that is on its way', () => {
  it('has the fallback in its place on the first page', async () => {
    const { route, arrive } = late('next')
    await open([route], ['/next'])
    expect(title()).toBe('Fallback')
    await arrive()
    expect(title()).toBe('next')
  })

  it('leaves the page before it, and its address, until it is there', async () => {
    const { route, arrive } = late('next')
    const router = await open([{ path: '/', Component: page('Home') }, route])
    await go(router, '/next')
    expect([title(), state(), router.state.location.pathname]).toEqual(['Home', 'loading', '/'])
    await arrive()
    expect([title(), state(), router.state.location.pathname]).toEqual(['next', 'idle', '/next'])
  })

  it('is not shown any more once one went elsewhere', async () => {
    const { route, arrive } = late('next')
    const router = await open([
      { path: '/', Component: page('Home') },
      { path: '/other', Component: page('Other') },
      route,
    ])
    await go(router, '/next')
    await go(router, '/other')
    await arrive()
    expect([title(), state(), router.state.location.pathname]).toEqual(['Other', 'idle', '/other'])
  })
})

it('leaves the page before it also while the next one waits for its data', async () => {
  let arrive = () => {}
  const data = new Promise<string>((done) => (arrive = () => done('Data')))
  const Waiting = () => <h1>{use(data)}</h1>
  const router = await open([
    { path: '/', Component: page('Home') },
    { path: '/next', Component: Waiting },
  ])
  await go(router, '/next')
  expect([title(), router.state.location.pathname]).toEqual(['Home', '/next'])
  await act(async () => arrive())
  expect(title()).toBe('Data')
})

describe('links', () => {
  it('navigate, replace where they lead to where one is, and are left to the browser with a modifier key', async () => {
    const router = await open([
      {
        path: '/',
        Component: () => (
          <Link to="/list?page=2#x" preventScrollReset>
            Next
          </Link>
        ),
      },
      { path: '/list', Component: () => <Link to="/list?page=2#x">Again</Link> },
    ])
    expect(fireEvent.click(screen.getByText('Next'), { ctrlKey: true })).toBe(true)
    expect(router.state.location.pathname).toBe('/')
    expect(fireEvent.click(screen.getByText('Next'))).toBe(false)
    await screen.findByText('Again')
    expect(router.state.location).toMatchObject({ pathname: '/list', search: '?page=2', hash: '#x' })
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['PUSH', true])
    await act(async () => void fireEvent.click(screen.getByText('Again')))
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', false])
  })

  it.each([
    ['/jobs', '/jobs', false, true],
    ['/jobs', '/jobs/', true, true],
    ['/jobs', '/jobs/7', false, true],
    ['/jobs', '/jobs/7', true, false],
    ['/jobs', '/jobsite', false, false],
    ['/', '/jobs', true, false],
    ['/', '/', true, true],
  ])('of a navigation to %s at %s (end: %s) are current: %s', async (to, at, end, current) => {
    const Nav = () => (
      <NavLink to={to} end={end} className="tab">
        There
      </NavLink>
    )
    await open([{ path: '*', Component: Nav }], [at])
    const link = screen.getByText('There')
    expect(link.getAttribute('aria-current')).toBe(current ? 'page' : null)
    expect(link.className).toBe(current ? 'tab active' : 'tab')
  })

  it('to the same page with another search keep what the page holds', async () => {
    const List = () => {
      const [search, setSearch] = useSearchParams()
      return (
        <button onClick={() => setSearch({ page: '2' }, { replace: true })}>
          {search.get('page') ?? '1'}
        </button>
      )
    }
    const router = await open([{ path: '/', Component: List }])
    const before = screen.getByRole('button')
    await act(async () => before.click())
    expect(screen.getByRole('button')).toBe(before)
    expect([before.textContent, router.state.historyAction]).toEqual(['2', 'REPLACE'])
  })
})

it('gives the same function to navigate by on every page', async () => {
  const seen = new Set<unknown>()
  const Any = () => {
    seen.add(useNavigate())
    return <h1>{useLocation().pathname}</h1>
  }
  const router = await open([{ path: '*', Component: Any }])
  await go(router, '/a')
  await go(router, '/b')
  expect([title(), seen.size]).toEqual(['/b', 1])
})

it('shows the boundary of a route that fails, and tries again at the next navigation, also to the same address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  const Failed = () => <h1>{(useRouteError() as Error).message}</h1>
  const Fragile = () => {
    if (broken) throw new Error('broken')
    return <h1>Whole</h1>
  }
  const router = await open([{ ErrorBoundary: Failed, children: [{ path: '/', Component: Fragile }] }])
  expect(title()).toBe('broken')
  broken = false
  await go(router, '/')
  expect(title()).toBe('Whole')
})

describe('a question before leaving', () => {
  const Form = () => {
    const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/form')
    return (
      <>
        <h1>Form</h1>
        {blocker.state === 'blocked' && (
          <>
            <button onClick={blocker.proceed}>Leave</button>
            <button onClick={blocker.reset}>Stay</button>
          </>
        )}
      </>
    )
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  const routes: RouteObject[] = [
    { path: '/form', Component: Form },
    { path: '*', Component: page('Elsewhere') },
  ]

  it('holds a link, and Back, until it is answered', async () => {
    const router = await open(routes, ['/far', '/before', '/form'])
    for (const to of ['/next', -1]) {
      await go(router, to)
      expect([title(), router.state.location.pathname]).toEqual(['Form', '/form'])
      await press('Stay')
      expect(screen.queryByRole('button')).toBeNull()
    }
    await go(router, -1)
    await press('Leave')
    expect([title(), router.state.location.pathname]).toEqual(['Elsewhere', '/before'])
    await go(router, 1)
    await go(router, '/next')
    await press('Leave')
    expect([title(), router.state.location.pathname]).toEqual(['Elsewhere', '/next'])
  })

  it('is put by no form that was taken away a moment ago, as once it is sent', async () => {
    function Sent() {
      const navigate = useNavigate()
      // as soon as it is there to be pressed: React has not run the effects of what was there before to their end
      useLayoutEffect(() => void navigate('/next'), [navigate])
      return <h1>Sent</h1>
    }
    function SentForm() {
      const [isSent, setSent] = useState(false)
      if (isSent) return <Sent />
      return (
        <>
          <Form />
          <button onClick={() => startTransition(() => setSent(true))}>Send</button>
        </>
      )
    }
    const router = await open([{ path: '/form', Component: SentForm }, routes[1]!], ['/form'])
    await press('Send')
    expect([title(), router.state.location.pathname]).toEqual(['Elsewhere', '/next'])
  })

  it('is put by nothing that is not there any more', async () => {
    const router = await open(routes, ['/form'])
    await go(router, '/next')
    await press('Leave')
    await go(router, '/other')
    expect([title(), router.state.location.pathname]).toEqual(['Elsewhere', '/other'])
  })
})

describe('routes that are found on the way', () => {
  it('are added before the address is matched, and do not change the page that is there', async () => {
    const discover = vi.fn((path: string, patch: (id: string, routes: RouteObject[]) => void) =>
      path === '/'
        ? undefined
        : Promise.resolve().then(() => patch('remote', [{ path: '/jobs', Component: page('Jobs') }])),
    )
    const routes: RouteObject[] = [
      { path: '/', Component: page('Home') },
      { id: 'remote', children: [{ path: '/jobs/*', Component: page('Not there') }] },
    ]
    const router = createMemoryRouter(routes, { discover })
    await act(async () => render(<RouterView router={router} />))
    expect(title()).toBe('Home')
    await go(router, '/jobs')
    expect(title()).toBe('Jobs')
    expect(discover.mock.calls.map(([path]) => path)).toEqual(['/', '/jobs'])
    expect(routes[1]!.children).toHaveLength(1)
  })

  it('are not looked for again by an entry over the page that is shown, but where one goes there again', async () => {
    const discover = vi.fn(() => Promise.resolve())
    const router = createMemoryRouter([{ path: '*', Component: page('Not there') }], {
      initialEntries: ['/jobs'],
      discover,
    })
    await act(async () => render(<RouterView router={router} />))
    discover.mockClear()
    await act(async () => router.navigate('/jobs', { state: { over: ['x'] }, preventScrollReset: true }))
    expect(router.state.location.state).toEqual({ over: ['x'] })
    await act(async () => router.navigate(-1))
    expect(router.state.location.state).toBeNull()
    expect(discover).not.toHaveBeenCalled()
    await go(router, '/jobs')
    expect(discover).toHaveBeenCalledOnce()
  })
})

describe('the place on a page', () => {
  const getKey = ({ key, pathname }: { key: string; pathname: string }) =>
    key === 'default' ? pathname : key
  const Places = () => (
    <>
      <Outlet />
      <ScrollRestoration getKey={getKey} storageKey="places" />
    </>
  )
  const scrolled = () => vi.mocked(window.scrollTo).mock.calls.at(-1)
  const scroll = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    dispatchEvent(new Event('wheel'))
  }

  it('is the top of a new one, and where one was on one that one comes back to', async () => {
    const router = createBrowserRouter([
      { Component: Places, children: [{ path: '*', Component: page('Any') }] },
    ])
    await act(async () => render(<RouterView router={router} />))
    expect(window.history.scrollRestoration).toBe('manual')
    scroll(740)
    await go(router, '/next')
    expect(scrolled()).toEqual([0, 0])
    scroll(120)
    vi.mocked(window.scrollTo).mockClear()
    await act(() => router.navigate('/next?page=2', { preventScrollReset: true }))
    expect(scrolled()).toBeUndefined()
    dispatchEvent(new Event('pagehide'))
    expect(JSON.parse(sessionStorage.getItem('places')!)).toMatchObject({ '/': 740 })
    expect(window.history.scrollRestoration).toBe('auto')
  })

  it('is the one of the session where the page was loaded anew', async () => {
    sessionStorage.setItem('places', JSON.stringify({ '/': 333 }))
    const router = createMemoryRouter([
      { Component: Places, children: [{ path: '*', Component: page('Any') }] },
    ])
    await act(async () => render(<RouterView router={router} />))
    expect(scrolled()).toEqual([0, 333])
    scroll(50)
    await go(router, '/next')
    await go(router, -1)
    expect(scrolled()).toEqual([0, 50])
  })

  it('[SH-04] is gone to from page to page where a browser answers a promise for it', async () => {
    vi.mocked(window.scrollTo).mockImplementation(() => Promise.resolve() as never)
    const scrollIntoView = vi
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockImplementation(() => Promise.resolve() as never)
    sessionStorage.setItem('places', JSON.stringify({ '/': 333 }))
    const Any = () => <h1 id="any">{useLocation().pathname}</h1>
    const router = createMemoryRouter([{ Component: Places, children: [{ path: '*', Component: Any }] }])
    await act(async () => render(<RouterView router={router} />))
    for (const [to, shown] of [
      ['/anchor#any', '/anchor'],
      ['/broken#%', '/broken'],
      ['/next', '/next'],
      [-1, '/broken'],
    ] as const) {
      await go(router, to)
      expect(title()).toBe(shown)
    }
    expect(scrollIntoView).toHaveBeenCalledOnce()
  })
})
