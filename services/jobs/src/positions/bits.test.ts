import { expect, it } from 'vitest'
import { bitOfRole, bitsOfShifts, roleOfBit, shiftsOfBits } from './bits.ts'

it.each([
  [[], 0],
  [['day'], 1],
  [['swing'], 2],
  [['night'], 4],
  [['day', 'night'], 5],
  [['day', 'swing', 'night'], 7],
] as const)('stores the shifts %j as %i', (shifts, bits) => {
  expect(bitsOfShifts(shifts)).toBe(bits)
  expect(shiftsOfBits(bits)).toEqual(shifts)
})

it('counts a shift once, however often it is named', () => {
  expect(bitsOfShifts(['night', 'night'])).toBe(4)
})

it.each([
  ['warehouse', 8],
  ['trucking', 16],
  ['production', 32],
  ['skilled trades', 64],
  [null, 0],
] as const)('stores the role %s as %i', (role, bit) => {
  expect(bitOfRole(role)).toBe(bit)
  expect(roleOfBit(bit)).toBe(role)
})

it('knows no role of two bits', () => {
  expect(roleOfBit(24)).toBeNull()
})
