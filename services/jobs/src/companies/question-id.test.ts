import { expect, it } from 'vitest'
import { questionId } from './question-id.ts'

it('is the same in every import, and another for each source, company and key', () => {
  const id = questionId('nyc', 'acme', 'start')
  expect(id).toMatch(/^q[\da-f]{16}$/)
  expect(questionId('nyc', 'acme', 'start')).toBe(id)
  const others = [
    questionId('csv', 'acme', 'start'),
    questionId('nyc', 'bolt', 'start'),
    questionId('nyc', 'acme', 'lift'),
    questionId('nyc', 'acmes', 'tart'),
  ]
  expect(new Set([id, ...others]).size).toBe(5)
})
