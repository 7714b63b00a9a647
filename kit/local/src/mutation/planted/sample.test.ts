import { expect, it } from 'vitest'
import { drawSample } from './sample.ts'
import { ownFaults } from './own-faults.ts'

it('draws the same faults for a seed, wherever they stand, and others for another one', () => {
  const source = Array.from({ length: 30 }, (_, index) => `call${index}()`).join('\n')
  const drawn = (text: string, seed: string): string[] =>
    drawSample(ownFaults(text, 'a.ts'), () => text, 5, seed).map(({ start, end }) => text.slice(start, end))
  expect(drawn(source, '1')).toHaveLength(5)
  expect(drawn(`const before = 1\n${source}`, '1')).toEqual(drawn(source, '1'))
  expect(drawn(source, '2')).not.toEqual(drawn(source, '1'))
})
