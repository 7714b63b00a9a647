import { expect, it } from 'vitest'
import { featuredSlug, isReservedSlug, slugOfPlace, slugOfTrade, slugPattern } from './collections.ts'
import { trades } from './enumerations.ts'

it('[JB-02] a city is one address, however a feed spells it, and what no address can hold is none', () => {
  const expected: readonly [string, string, string | null][] = [
    ['Newark', 'NJ', 'newark-nj'],
    ['St. Louis', 'MO', 'st-louis-mo'],
    ['ST LOUIS', 'mo', 'st-louis-mo'],
    ['Coeur d’Alene', 'ID', 'coeur-dalene-id'],
    ['Cañon City', 'CO', 'canon-city-co'],
    [' Winston--Salem ', 'NC', 'winston-salem-nc'],
    ['東京', 'NY', null],
    ['Newark', '', null],
    ['x'.repeat(200), 'NY', null],
  ]
  expect(expected.map(([city, state]) => [city, state, slugOfPlace(city, state)])).toEqual(expected)
  for (const [, , slug] of expected) if (slug) expect(slug).toMatch(slugPattern)
})

it('[JB-02] the address of a featured list is no other page’s and no job’s', () => {
  for (const slug of ['welcome', 'in', 'trade', 'saved', ...trades.map(slugOfTrade)])
    expect([slug, isReservedSlug(slug)]).toEqual([slug, true])
  expect(isReservedSlug('holiday-jobs')).toBe(false)
  for (const wrong of ['12', '1st-shift', 'a--b', '-ab', 'ab-', 'Abc', 'a b', 'á', 'a/b', ''])
    expect([wrong, featuredSlug.pattern.test(wrong)]).toEqual([wrong, false])
  expect(featuredSlug.pattern.test('holiday-jobs-26')).toBe(true)
})
