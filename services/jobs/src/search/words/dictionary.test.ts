import { expect, it } from 'vitest'
import { isInDictionary, isNearDictionary, readDictionary } from './dictionary.ts'

it('[BY-08] the dictionary is read in pieces, and knows words of both languages, to their last', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await readDictionary()
  clearInterval(timer)
  // in one piece, others would have had one turn
  expect(turns).toBeGreaterThan(20)
  const words = 'able granny beekeeper wedding abogado herrero construccion albanil mananas nuzcos'
  expect(words.split(' ').filter((word) => !isInDictionary(word))).toEqual([])
  const mistyped = 'forklit operater sortr enfermra wharehouze aaronicaaaronicas'
  expect(mistyped.split(' ').filter(isInDictionary)).toEqual([])
  expect(['resturant', 'qwxzy'].map(isNearDictionary)).toEqual([true, false])
})
