import { expect, it } from 'vitest'
import { bitOfTrade, bitsOfShifts, tradeOfBit, shiftsOfBits } from './bits.ts'

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
] as const)('stores the trade %s as %i', (trade, bit) => {
  expect(bitOfTrade(trade)).toBe(bit)
  expect(tradeOfBit(bit)).toBe(trade)
})

it('knows no trade of two bits', () => {
  expect(tradeOfBit(24)).toBeNull()
})
