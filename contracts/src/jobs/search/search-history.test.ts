import { expect, it } from 'vitest'
import { readSearches, searchesWith } from './search-history.ts'

it('[JB-15] the search cookie keeps the last five queries, the newest first, each once', () => {
  let cookies = 'language=en'
  for (const query of ['role=8', 'shift=1', 'role=16', 'role=8', 'shift=2', 'entry=1', 'screen=1'])
    cookies = `language=en; ${searchesWith(query, cookies).split(';')[0]}`
  expect(readSearches(cookies)).toEqual(['screen=1', 'entry=1', 'shift=2', 'role=8', 'role=16'])
  expect(searchesWith('role=8', '')).toBe('search=role=8; Path=/; SameSite=Lax')
})

it('[JB-15] a query that is searched again moves to the front, and a sixth drops the oldest', () => {
  expect(searchesWith('role=8', 'search=role=16|role=8')).toBe('search=role=8|role=16; Path=/; SameSite=Lax')
  expect(searchesWith('a=6', 'search=a=5|a=4|a=3|a=2|a=1')).toBe(
    'search=a=6|a=5|a=4|a=3|a=2; Path=/; SameSite=Lax',
  )
  expect(readSearches('search=a=6|a=5|a=4|a=3|a=2|a=1')).toHaveLength(5)
})

it('[JB-15] takes numbers of any length with their names, up to 200 characters', () => {
  const query = 'role=16&shift_a=12&entry=10'
  expect(readSearches(`search=${query}`)).toEqual([query])
  const longest = `role=${'8'.repeat(195)}`
  expect(readSearches(`search=${longest}|${longest}8`)).toEqual([longest])
})

it('[JB-15] takes nothing from another cookie, or one that holds no searches', () => {
  const cookies = [
    '',
    'search=',
    'search=role',
    'search=<b>',
    'search=<b>role=8',
    'search=role=8<b>',
    'search=role=8&<b>=1',
    'xsearch=role=8',
    `search=role=${'8'.repeat(300)}`,
  ]
  expect(cookies.map((cookie) => [cookie, readSearches(cookie)])).toEqual(
    cookies.map((cookie) => [cookie, []]),
  )
})
