import { expect, it } from 'vitest'
import { byDots } from './by-dots.ts'

it('puts dots between what is known, where no line begins with one', () => {
  expect(byDots(['Day shift', null, 'Full-time', undefined, ''])).toBe('Day shift\u00A0· Full-time')
  expect(byDots([])).toBe('')
})
