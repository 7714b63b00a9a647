import { expect, it } from 'vitest'
import { fewestOfExcerpt, writtenLanguage } from './written-language.ts'

it('[BY-15] what a company wrote is in a language that its words tell', () => {
  const rows: [string, string | null][] = [
    ['You pick and pack orders for the stores of our company, and load them with the team.', 'en'],
    ['Surtes y empacas los pedidos de las tiendas, y los cargas con el equipo de la noche.', 'es'],
    ['Order picker, nights', null],
    ['You load the trucks with the team. Cargas los camiones con el equipo de la noche.', null],
  ]
  expect(rows.map(([text]) => [text, writtenLanguage(text)])).toEqual(rows)
})

it('[BY-15] of the first lines of a posting fewer words tell', () => {
  const rows: [string, string | null][] = [
    ['Mount rails and panels on tile and shingle roofs, in crews of four.', 'en'],
    ['Instalar paneles en techos de teja.', 'es'],
    ['Order picker', null],
  ]
  expect(rows.map(([text]) => [text, writtenLanguage(text, fewestOfExcerpt)])).toEqual(rows)
})
