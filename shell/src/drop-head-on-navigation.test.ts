// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { dropHeadOnNavigation } from './drop-head-on-navigation.ts'

const tags = `
  <link rel="canonical" href="/jobs"><meta name="robots" content="noindex">
  <script type="application/ld+json">{}</script><link rel="icon" href="/favicon.svg">`
const left = () =>
  [...document.head.querySelectorAll('link, meta, script')].map((element) => element.outerHTML)

const listeners = new Set<() => void>()
const router = {
  state: { location: { pathname: '/jobs', search: '?role=8' } },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
const go = (pathname: string, search: string) => {
  router.state.location = { pathname, search }
  for (const listener of listeners) listener()
}

beforeEach(() => {
  listeners.clear()
  router.state.location = { pathname: '/jobs', search: '?role=8' }
  document.head.innerHTML = tags
  dropHeadOnNavigation(router)
})

it('keeps what search engines read of the first page while one is on it', () => {
  go('/jobs', '?role=8')
  expect(left()).toHaveLength(4)
})

it.each([
  ['/jobs/1', '?role=8'],
  ['/jobs', '?role=3'],
])('takes it away with the first navigation, to %s%s, and nothing else', (pathname, search) => {
  go(pathname, search)
  expect(left()).toEqual(['<link rel="icon" href="/favicon.svg">'])
  expect(listeners.size).toBe(0)
})
