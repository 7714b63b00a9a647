import { expect, it } from 'vitest'
import { languageFrom } from './request-context.ts'

it.each([
  ['es', 'en-US,en;q=0.9', 'es'],
  ['en', 'es', 'en'],
  ['es', undefined, 'es'],
  ['fr', 'es-MX', 'es'],
  [undefined, 'es-MX,en;q=0.5', 'es'],
  [undefined, undefined, 'en'],
] as const)('takes the language chosen on the site (%s) before that of the browser (%s): %s', (...row) => {
  const [chosen, header, language] = row
  expect(languageFrom(chosen, header)).toBe(language)
})
