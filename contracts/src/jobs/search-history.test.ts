import { expect, it } from 'vitest'
import { readSearches, searchesWith } from './search-history.ts'

it('[JB-15] the search cookie keeps the last five queries, the newest first, each once', () => {
  let cookies = 'language=en'
  for (const query of ['role=8', 'shift=1', 'role=16', 'role=8', 'shift=2', 'entry=1', 'screen=1'])
    cookies = `language=en; ${searchesWith(query, cookies).split(';')[0]}`
  expect(readSearches(cookies)).toEqual(['screen=1', 'entry=1', 'shift=2', 'role=8', 'role=16'])
  expect(searchesWith('role=8', '')).toBe('search=role=8; Path=/; SameSite=Lax')
})

it.each(['', 'search=', 'search=role', 'search=<b>', 'xsearch=role=8', `search=role=${'8'.repeat(300)}`])(
  '[JB-15] takes nothing from %j',
  (cookies) => expect(readSearches(cookies)).toEqual([]),
)
