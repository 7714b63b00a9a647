import { expect, it } from 'vitest'
import { typedPlace } from './typed-place.ts'

it('[JB-09] reads the place at the end of a typed address', () => {
  const rows: readonly (readonly [string, ReturnType<typeof typedPlace>])[] = [
    ['07102', { zip: '07102' }],
    ['1 Main St, Newark, NJ 07102-1234', { zip: '07102' }],
    ['1 Main St Newark NJ 07102, USA', { zip: '07102' }],
    ['1 Main St Newark NJ 07102 US', { zip: '07102' }],
    [
      '12345 Main St New York ny',
      {
        cities: ['mainstnewyork', 'mainsaintnewyork', 'stnewyork', 'saintnewyork', 'newyork', 'york'],
        state: 'NY',
      },
    ],
    ['12345 Broadway, Fresno, California.', { cities: ['fresno'], state: 'CA' }],
    ['Brooklyn', { cities: ['brooklyn'], state: null }],
    ['St. Paul, MN', { cities: ['stpaul', 'saintpaul', 'paul'], state: 'MN' }],
    [
      '7 Oak St Louis MO',
      {
        cities: [
          '7oakstlouis',
          '7oaksaintlouis',
          'oakstlouis',
          'oaksaintlouis',
          'stlouis',
          'saintlouis',
          'louis',
        ],
        state: 'MO',
      },
    ],
    ['Ft. Worth', { cities: ['ftworth', 'fortworth'], state: null }],
    ['Saint Louis', { cities: ['saintlouis', 'stlouis'], state: null }],
    ['Charleston, West Virginia', { cities: ['charleston'], state: 'WV' }],
    ['Venice Beach', { cities: ['venicebeach'], state: null }],
    [
      '1 Main St Newark',
      {
        cities: [
          '1mainstnewark',
          '1mainsaintnewark',
          'mainstnewark',
          'mainsaintnewark',
          'stnewark',
          'saintnewark',
          'newark',
        ],
        state: null,
      },
    ],
    // as they are said in Spanish
    ['Nueva York', { cities: ['newyork', 'nuevayork'], state: null }],
    ['L.A.', { cities: ['losangeles', 'la'], state: null }],
    ['Los Ángeles', { cities: ['losangeles'], state: null }],
    ['Calle 5, Newark, Nueva Jersey, Estados Unidos', { cities: ['newark'], state: 'NJ' }],
    ['Española, Nuevo México', { cities: ['espanola'], state: 'NM' }],
    ['Indiana', { cities: ['indiana'], state: null }],
    ['  ,, ', null],
  ]
  const wrong = rows.flatMap(([address, place]) => {
    const read = typedPlace(address)
    return JSON.stringify(read) === JSON.stringify(place) ? [] : [[address, read]]
  })
  expect(wrong).toEqual([])
})
