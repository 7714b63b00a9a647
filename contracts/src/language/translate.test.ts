import { expect, it } from 'vitest'
import { fill, languageOf, translator } from './translate.ts'

const jobs = { one: '{n} job near {place}', other: '{n} jobs near {place}' }

it.each([
  [0, '0 jobs near Newark'],
  [1, '1 job near Newark'],
  [1_250, '1,250 jobs near Newark'],
])('writes the plural of %d', (n, text) => expect(fill(jobs, { n, place: 'Newark' })).toBe(text))

it('takes the plural where no number is given', () => {
  expect(fill(jobs, { place: 'Newark' })).toBe('{n} jobs near Newark')
})

it('leaves a placeholder visible that has no value, and text as it is', () => {
  expect(fill('{first_name} of {company}', { first_name: 'Ana 1250' })).toBe('Ana 1250 of {company}')
  expect(fill('Plain')).toBe('Plain')
  expect(fill('{city}', { city: '' })).toBe('')
})

it('ends a sentence with one period', () => {
  const told = (time: string) => fill('Antes del {time}. Luego no.', { time })
  expect([told('3:05 p.m.'), told('3:05')]).toEqual([
    'Antes del 3:05 p.m. Luego no.',
    'Antes del 3:05. Luego no.',
  ])
})

it('translates a key of its catalogue', () => {
  const t = translator({ hello: 'Hola, {name}' })
  expect(t('hello', { name: 'Ana' })).toBe('Hola, Ana')
})

it.each([
  ['es-US,es;q=0.9,en;q=0.8', 'es'],
  ['fr-CA, ES;q=0.5', 'es'],
  ['en-US,es', 'en'],
  ['en;q=0.1, es;q=0.9', 'es'],
  ['es;q=0.5,en-US;q=0.5', 'es'],
  ['es;q=0, en', 'en'],
  ['es; q=0', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('[SH-10] reads %j as %s', (header, language) => expect(languageOf(header)).toBe(language))
