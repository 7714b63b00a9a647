// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Outlet } from '../router.ts'
import { RouterView } from './router-view.ts'
import { ScrollRestoration } from './scroll-restoration.ts'
import { createMemoryRouter } from './site-router.ts'

const screenHeight = 800
let pageHeight: number
let top: number
let watches: Set<() => void>
const clamped = (y: number) => Math.max(0, Math.min(y, pageHeight - screenHeight))

/** The page has another height: what was scrolled further goes to its end. */
const resize = (height: number) => {
  pageHeight = height
  top = clamped(top)
  for (const told of watches) told()
}

const getKey = ({ pathname }: { pathname: string }) => pathname
const Places = () => (
  <>
    <Outlet />
    <ScrollRestoration getKey={getKey} storageKey="places" />
  </>
)

/** Comes back to a place of a list that is still on its way. */
async function comeBack(place: number) {
  sessionStorage.setItem('places', JSON.stringify({ '/jobs': place }))
  const router = createMemoryRouter(
    [{ Component: Places, children: [{ path: '*', Component: () => null }] }],
    {
      initialEntries: ['/jobs'],
    },
  )
  await act(async () => render(<RouterView router={router} />))
  return router
}

beforeEach(() => {
  pageHeight = 1_100
  top = 0
  watches = new Set()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly told: () => void
      constructor(told: () => void) {
        this.told = told
      }
      observe() {
        watches.add(this.told)
      }
      disconnect() {
        watches.delete(this.told)
      }
    },
  )
  vi.spyOn(window, 'scrollTo').mockImplementation(((_left: number, y: number) => {
    top = clamped(y)
  }) as typeof window.scrollTo)
  const root = document.documentElement
  for (const [owner, name, get] of [
    [window, 'scrollY', () => top],
    [root, 'scrollHeight', () => pageHeight],
    [root, 'clientHeight', () => screenHeight],
  ] as const)
    Object.defineProperty(owner, name, { get, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('[JB-04] goes to the place in a list once the list is there, and then leaves the page alone', async () => {
  await comeBack(2_627)
  expect(top).toBe(300)
  // a shorter skeleton in between moves nobody for good
  resize(900)
  resize(2_000)
  expect(top).toBe(1_200)
  resize(4_000)
  expect([top, watches.size]).toEqual([2_627, 0])
  top = 0
  resize(5_000)
  expect(top).toBe(0)
})

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  '[JB-04] leaves who is at the page by %s where they are',
  async (gesture) => {
    await comeBack(2_627)
    dispatchEvent(new Event(gesture))
    resize(4_000)
    expect([top, watches.size]).toEqual([300, 0])
  },
)

it('[JB-04] gives up where something else scrolled, and where the page does not grow for long', async () => {
  await comeBack(2_627)
  top = 0
  resize(4_000)
  expect([top, watches.size]).toEqual([0, 0])
  cleanup()
  pageHeight = 1_100
  await comeBack(2_627)
  vi.runAllTimers()
  resize(4_000)
  expect([top, watches.size]).toEqual([300, 0])
})

it('[JB-04] keeps the place for who goes on before the list is there', async () => {
  const router = await comeBack(2_627)
  await act(() => router.navigate('/other'))
  expect([top, watches.size]).toEqual([0, 0])
  await act(() => router.navigate('/jobs'))
  resize(4_000)
  expect(top).toBe(2_627)
})
