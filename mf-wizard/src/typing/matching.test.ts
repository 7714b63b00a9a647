import { expect, it } from 'vitest'
import { lists } from './lists.ts'
import { matching } from './matching.ts'

it.each([
  ['fork', lists.title, 'Forklift Operator'],
  ['FORK', lists.title, 'Forklift Operator'],
  ['driver', lists.title, 'Driver Helper'],
  ['albanil', lists.titleInSpanish, 'Albañil'],
  ['wal', lists.company, 'Walgreens'],
  ['depot', lists.company, 'Home Depot'],
  ['new', lists.city, 'New Haven'],
  ['houston com', lists.school, 'Houston Community College'],
])('[BY-24] %s suggests what begins so', (typed, words, first) =>
  expect(matching(words, typed)[0]).toBe(first),
)

it('[BY-24] suggests a few, and nothing for one letter, for what fits nothing, or once it is typed', () => {
  expect(matching(lists.title, 'operator')).toHaveLength(8)
  for (const typed of ['f', '', 'zzz', 'Forklift operator']) expect(matching(lists.title, typed)).toEqual([])
})

it('[BY-24] the lists hold each word once', () => {
  for (const words of Object.values(lists))
    expect(words.filter((word, at) => words.indexOf(word) !== at || !word)).toEqual([])
})
