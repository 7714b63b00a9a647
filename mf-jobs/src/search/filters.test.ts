import { describe, expect, it } from 'vitest'
import { activeIn, menus, addressOf, noFilters, queryOf, readFilters } from './filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

describe('filters in the address', () => {
  it('[JB-01] are read and written the same', () => {
    const search =
      'role=72&shift=5&weekend=1&background=1&wage_start=18&wage_end=30&zip=10001&distance=50&commute_length=45&commute_type=3&page=2'
    expect(read(search)).toEqual({
      ...noFilters,
      roles: ['warehouse', 'skilled trades'],
      shifts: ['day', 'night'],
      traits: ['weekend', 'background'],
      from: 18,
      to: 30,
      zip: '10001',
      geohash: '',
      distance: 50,
      minutes: 45,
      ways: ['car', 'transit'],
      page: 2,
    })
    expect(addressOf(read(search))).toBe(`/jobs?${search}`)
  })

  it('[BY-08] hold words without control characters, which no search may have', () => {
    expect([read('?q=%00').q, read('?q=%00fork%0Alift%7F').q]).toEqual(['', 'fork lift'])
  })

  it('[BY-22] hold typed words, the order and more filters, each only where it is known', () => {
    const search = '?q=forklift+%2420&schedule=2&posted=7&benefits=17&sort=pay'
    expect(read(search)).toEqual({
      ...noFilters,
      q: 'forklift $20',
      schedule: 2,
      posted: 7,
      benefits: 17,
      sort: 'pay',
    })
    expect(addressOf(read(search))).toBe(`/jobs${search}`)
    expect(read('q=+&schedule=9&posted=400&benefits=256&sort=best')).toEqual(noFilters)
    expect(read(`q=${'w'.repeat(10_000)}`).q).toHaveLength(100)
    expect(activeIn('more', read(search))).toBe(3)
    expect(activeIn('sort', read(search))).toBe(1)
  })

  it('stand in the address only where they are on', () => {
    expect(addressOf(noFilters)).toBe('/jobs')
    expect(addressOf({ ...noFilters, distance: 50 })).toBe('/jobs')
    expect(addressOf({ ...noFilters, zip: '10001' })).toBe('/jobs?zip=10001&distance=25')
  })

  it('leave out what does not fit', () => {
    const searches = [
      'role=x',
      'shift=9',
      'wage_start=x',
      'wage_start=5',
      'wage_start=11',
      'wage_end=40',
      'wage_end=999',
      'zip=123',
      'distance=-1',
      'page=0',
      'weekend=yes',
      'entry=0',
      'commute_length=30',
      'commute_type=1',
      'geohash=dail',
      'geohash=dr5%22',
    ]
    for (const search of searches) expect.soft(read(search), search).toEqual(noFilters)
  })

  it('[JB-03] search around a geohash as around a ZIP code, which goes before it', () => {
    expect(addressOf(read('geohash=dr5'))).toBe('/jobs?geohash=dr5&distance=25')
    expect(queryOf(read('geohash=ooa'))).toMatchObject({ geohash: 'ooa', zip: undefined })
    expect(addressOf(read('geohash=dr5&commute_length=30'))).toBe(
      '/jobs?geohash=dr5&distance=0&commute_length=30',
    )
    expect(addressOf(read('geohash=dr5&zip=10001'))).toBe('/jobs?zip=10001&distance=25')
  })

  it('[JB-03] take the pay as the call does, whatever the cap of the slider', () => {
    const rows: [string, Partial<typeof noFilters>][] = [
      ['wage_start=25', { from: 25 }],
      ['wage_start=39', { from: 39 }],
      ['wage_start=12', { from: 12 }],
      ['wage_end=39', { to: 39 }],
      ['wage_end=8', { to: 11 }],
      ['wage_start=45', { from: 45 }],
    ]
    for (const [search, pay] of rows) expect.soft(read(search), search).toEqual({ ...noFilters, ...pay })
  })

  it.each([
    ['wage_start=25&wage_end=20', { wage_start: '25', wage_end: '20' }],
    ['zip=10001&commute_length=20', { commute_length: '20' }],
    ['zip=10001&commute_length=120', { commute_length: undefined }],
  ])('[JB-03] ask the service for what the address says: %s', (search, asked) =>
    expect(queryOf(read(search))).toMatchObject(asked),
  )

  it('ask any distance of the service as 0, and none without a ZIP code', () => {
    expect(queryOf({ ...noFilters, zip: '10001', distance: 0 }).distance).toBe('0')
    expect(queryOf(noFilters).distance).toBeUndefined()
  })

  it('[JB-01] take what a form sends without scripts: each box by itself, and empty fields', () => {
    const sent =
      'zip=10001&distance=25&role=8&role=64&shift=1&shift=4&commute_length=30&commute_type=1&commute_type=2&wage_start=&wage_end='
    expect(addressOf(read(sent))).toBe(
      '/jobs?role=72&shift=5&zip=10001&distance=25&commute_length=30&commute_type=3',
    )
  })

  it('[JB-01] look as far as the way to work allows, where nothing else is asked for', () => {
    expect(read('zip=10001&commute_length=45').distance).toBe(0)
    expect(read('zip=10001&commute_length=0')).toEqual({ ...noFilters, zip: '10001' })
  })

  it('are counted by menu: each category, shift and toggle, the pay and the way as one', () => {
    const filters = read(
      'role=72&shift=4&weekend=1&screen=1&wage_start=18&wage_end=30&zip=10001&commute_length=30&commute_type=3',
    )
    expect(menus.map((menu) => activeIn(menu, filters))).toEqual([2, 1, 1, 3, 0])
  })
})
