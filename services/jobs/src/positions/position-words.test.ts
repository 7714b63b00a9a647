import { expect, it } from 'vitest'
import { positionWords } from './position-words.ts'

it.each([
  ['en', 1, 'Usually replies within a day'],
  ['en', 2, 'Usually replies within 2 days'],
  ['es', 1, 'Suele responder en un día'],
  ['es', 2, 'Suele responder en 2 días'],
] as const)('[BY-19] in %s %s is told as %j', (language, days, words) => {
  expect(positionWords[language].replies(days)).toBe(words)
})

it.each([
  ['en', 1, 'You withdrew your application. You can apply again in a day.'],
  ['en', 30, 'You withdrew your application. You can apply again in 30 days.'],
  ['es', 1, 'Retiraste tu solicitud. Puedes postularte otra vez en un día.'],
  ['es', 30, 'Retiraste tu solicitud. Puedes postularte otra vez en 30 días.'],
] as const)('[EN-03] in %s %s is told as %j', (language, days, words) => {
  expect(positionWords[language].applyAgain(days)).toBe(words)
})
