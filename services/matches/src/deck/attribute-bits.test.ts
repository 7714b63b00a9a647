import { expect, it } from 'vitest'
import { attributeBits, attributeSets } from './attribute-bits.ts'

it('has every set of attributes at the index of its bits', () => {
  expect(attributeSets).toHaveLength(8)
  expect(attributeSets[0]).toEqual([])
  expect(attributeSets[7]).toEqual(['drug-screen', 'full-time', 'part-time'])
  for (const [bits, set] of attributeSets.entries()) expect(attributeBits(set)).toBe(bits)
})

it('is one bit for each attribute, in whatever order they come', () => {
  expect(
    [[], ['drug-screen'], ['full-time'], ['part-time']].map((set) => attributeBits(set as never)),
  ).toEqual([0, 1, 2, 4])
  expect(attributeBits(['part-time', 'drug-screen', 'part-time'])).toBe(5)
})
