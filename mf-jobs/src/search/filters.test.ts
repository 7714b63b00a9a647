import { describe, expect, it } from 'vitest'
import { addressOf, filterCount, noFilters, queryOf, readFilters } from './filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

describe('filters in the address', () => {
  it('are read and written the same', () => {
    const search = 'role=72&shift=5&wage_start=18&wage_end=30&zip=10001&distance=50&page=2'
    expect(read(search)).toEqual({
      roles: ['warehouse', 'skilled trades'],
      shifts: ['day', 'night'],
      from: 18,
      to: 30,
      zip: '10001',
      distance: 50,
      page: 2,
    })
    expect(addressOf(read(search))).toBe(`/jobs?${search}`)
  })

  it('stand in the address only where they are on', () => {
    expect(addressOf(noFilters)).toBe('/jobs')
    expect(addressOf({ ...noFilters, distance: 50 })).toBe('/jobs')
    expect(addressOf({ ...noFilters, zip: '10001' })).toBe('/jobs?zip=10001&distance=25')
  })

  it.each([
    'role=x',
    'shift=9',
    'wage_start=26',
    'wage_start=11',
    'wage_end=40',
    'zip=123',
    'distance=-1',
    'page=0',
  ])('leave out what does not fit: %s', (search) => expect(read(search)).toEqual(noFilters))

  it('leave out a first wage above the last', () => {
    expect(read('wage_start=25&wage_end=20')).toEqual({ ...noFilters, to: 20 })
  })

  it('ask any distance of the service as 0, and none without a ZIP code', () => {
    expect(queryOf({ ...noFilters, zip: '10001', distance: 0 }).distance).toBe('0')
    expect(queryOf(noFilters).distance).toBeUndefined()
  })

  it('are counted: each category and shift, and the pay as one', () => {
    expect(filterCount(read('role=72&shift=5&wage_start=18&wage_end=30&zip=10001'))).toBe(5)
  })
})
