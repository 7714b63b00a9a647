import { expect, it } from 'vitest'
import { fewestOfExcerpt, writtenLanguage } from './written-language.ts'

it.each([
  ['You pick and pack orders for the stores of our company, and load them with the team.', 'en'],
  ['Surtes y empacas los pedidos de las tiendas, y los cargas con el equipo de la noche.', 'es'],
  ['Order picker, nights', null],
  ['You load the trucks with the team. Cargas los camiones con el equipo de la noche.', null],
])('[BY-15] what a company wrote is in a language that its words tell: %s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language)
})

it.each([
  ['Mount rails and panels on tile and shingle roofs, in crews of four.', 'en'],
  ['Instalar paneles en techos de teja.', 'es'],
  ['Order picker', null],
])('[BY-15] of the first lines of a posting fewer words tell: %s', (text, language) =>
  expect(writtenLanguage(text, fewestOfExcerpt)).toBe(language),
)
