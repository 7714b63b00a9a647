import { expect, it } from 'vitest'
import { replyDays } from './reply-days.ts'

it.each([
  ['four answers', 4, 10, null],
  ['five answers within hours', 5, 3, 1],
  ['nothing but a moment', 5, 0, 1],
  ['exactly a day', 9, 24, 1],
  ['a little more than a day', 9, 24.1, 2],
  ['two weeks', 9, 14 * 24, 14],
  ['more than two weeks', 9, 14 * 24 + 1, null],
  ['half of them never', 9, 1_000_000, null],
  ['nothing measured', 0, null, null],
] as const)('[BY-19] says of %s how long an employer takes', (_, answers, hours, days) => {
  expect(replyDays({ answers, hours })).toBe(days)
})

it('[BY-19] nothing is told where the answers have no middle', () => {
  expect(replyDays({ answers: 5, hours: null })).toBeNull()
})
