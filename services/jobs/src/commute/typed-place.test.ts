import { expect, it } from 'vitest'
import { typedPlace } from './typed-place.ts'

it('[JB-09] reads the place at the end of a typed address', () => {
  const york = {
    cities: ['main st new york', 'st new york', 'saint new york', 'new york', 'york'],
    state: 'NY',
  }
  const rows: readonly (readonly [string, ReturnType<typeof typedPlace>])[] = [
    ['07102', { zip: '07102' }],
    ['1 Main St, Newark, NJ 07102-1234', { zip: '07102' }],
    ['1 Main St Newark NJ 07102, USA', { zip: '07102' }],
    ['12345 Main St New York ny', york],
    ['1 Main St New York, New York', york],
    ['12345 Broadway, Fresno, California.', { cities: ['fresno'], state: 'CA' }],
    ['Brooklyn', { cities: ['brooklyn'], state: null }],
    ['St. Paul, MN', { cities: ['st. paul', 'st paul', 'saint paul', 'paul'], state: 'MN' }],
    [
      '7 Oak St Louis MO',
      { cities: ['7 oak st louis', 'oak st louis', 'st louis', 'saint louis', 'louis'], state: 'MO' },
    ],
    ['Ft. Worth', { cities: ['ft. worth', 'ft worth', 'fort worth', 'worth'], state: null }],
    ['Saint Louis', { cities: ['saint louis', 'st louis', 'louis'], state: null }],
    ['Indiana', { cities: ['indiana'], state: null }],
    ['  ,, ', null],
  ]
  const wrong = rows.flatMap(([address, place]) => {
    const read = typedPlace(address)
    return JSON.stringify(read) === JSON.stringify(place) ? [] : [[address, read]]
  })
  expect(wrong).toEqual([])
})
