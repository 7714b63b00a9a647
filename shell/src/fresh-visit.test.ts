// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPlaceOnFreshVisit, scrollStorageKey } from './fresh-visit.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it.each([
  ['navigate', { '/terms': 12 }],
  ['reload', { '/jobs?role=8': 740, '/terms': 12 }],
  ['back_forward', { '/jobs?role=8': 740, '/terms': 12 }],
])('the place of a page that is opened by %s', (type, kept) => {
  history.replaceState(null, '', '/jobs?role=8')
  sessionStorage.setItem(scrollStorageKey, JSON.stringify({ '/jobs?role=8': 740, '/terms': 12 }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList)
  forgetPlaceOnFreshVisit()
  expect(JSON.parse(sessionStorage.getItem(scrollStorageKey)!)).toEqual(kept)
})
