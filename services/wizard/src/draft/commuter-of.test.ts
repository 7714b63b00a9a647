import { describe, expect, it } from 'vitest'
import { commuterOf } from './commuter-of.ts'
import type { Commuter } from '../applicant/mismatches.ts'

const newark = { latitude: 40.73, longitude: -74.17 }
const losAngeles = { latitude: 33.97, longitude: -118.25 }
const cities = new Map([['90001', { city: 'Los Angeles', ...losAngeles }]])
const known: Commuter = { home: newark, commute_type: 1, commute_length: 45, answered: ['commute_length'] }

describe('[WZ-25] whose way to work is looked at', () => {
  it('lives where the application says, which profile may not know yet', () => {
    const moved = commuterOf({ address_postal_code: ' 90001 ' }, known, cities)
    expect(moved).toEqual({ ...known, home: losAngeles })
  })
  it('has the commute of no one in particular where profile knows nothing', () => {
    expect(commuterOf({ address_postal_code: '90001' }, null, cities)).toEqual({
      home: losAngeles,
      commute_type: 3,
      commute_length: 30,
      answered: [],
    })
  })
  it('has no way that could be told from a home abroad, or with an unknown ZIP code', () => {
    for (const answers of [
      { address_international: true, address_postal_code: '90001' },
      { address_international: true },
      { address_postal_code: '9000' },
    ])
      expect(commuterOf(answers, known, cities)).toEqual({ ...known, home: null })
  })
  it('is as profile knows them where the application tells no home', () => {
    for (const answers of [{}, { address_postal_code: ' ' }]) {
      expect(commuterOf(answers, known, cities)).toBe(known)
      expect(commuterOf(answers, null, cities)).toBeNull()
    }
  })
})
