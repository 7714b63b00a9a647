import { describe, expect, it } from 'vitest'
import { averageDutiesCharacters, detailLevel } from './detail-level.ts'

describe('detail of the work history', () => {
  it.each([
    [0, 'Limited'],
    [49, 'Limited'],
    [49.99, 'Limited'],
    [50, 'Good'],
    [99.99, 'Good'],
    [100, 'Great'],
    [2000, 'Great'],
  ])('[PR-03] %s characters are %s', (characters, level) => {
    expect(detailLevel(characters)).toBe(level)
  })

  it.each<[string, (string | undefined)[], number]>([
    ['no job', [], 0],
    ['a job without duties', [undefined], 0],
    ['blanks around the words', [`  ${'x'.repeat(50)} `], 50],
    ['a job without duties beside one with a hundred', [undefined, 'x'.repeat(100)], 50],
    ['an average between two whole numbers', ['x'.repeat(49), 'x'.repeat(50)], 49.5],
  ])('[PR-03] counts %s', (_, duties, average) => {
    expect(averageDutiesCharacters(duties.map((written) => ({ duties: written })))).toBe(average)
  })
})
