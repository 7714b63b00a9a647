import { expect, it } from 'vitest'
import { keywordIds, keywordName, keywordOf, keywordsOfAnyTrade, keywordsOfTrades } from './keywords.ts'

it('[WZ-09] names every skill in both languages, and no two by the same words', () => {
  for (const language of ['en', 'es'] as const) {
    const names = keywordIds.map((id) => keywordName(keywordOf(id), language))
    expect(new Set(names).size).toBe(keywordIds.length)
    expect(names.every((name) => name.length > 0)).toBe(true)
  }
})

it('[WZ-09] keeps the words of a skill that it does not know yet', () => {
  expect(keywordName({ id: 'drones', name: 'Flying drones' }, 'es')).toBe('Flying drones')
  expect(keywordName({ id: 'toString', name: 'Flying drones' }, 'es')).toBe('Flying drones')
})

it('[PR-15] asks for each skill under one role, or under all', () => {
  expect(
    [...keywordsOfTrades(8 | 16 | 32 | 64).map(({ id }) => id), ...keywordsOfAnyTrade].toSorted(),
  ).toEqual(keywordIds.toSorted())
  expect(keywordsOfTrades(8).map(({ id }) => id)).toContain('forklift')
  expect(keywordsOfTrades(0)).toEqual([])
})
