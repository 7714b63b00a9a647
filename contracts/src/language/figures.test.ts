import { expect, it } from 'vitest'
import { dollars, grouped, phoneText, wageRange } from './figures.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [-12_000, '-12,000'],
  [1_234.5, '1,234.5'],
  [0.12345, '0.123'],
])('writes %d as %s', (value, text) => expect(grouped(value)).toBe(text))

it.each([
  [20, '$20.00'],
  [18.5, '$18.50'],
  [57.695, '$57.70'],
  [0.1 + 0.2, '$0.30'],
  [1_250, '$1,250.00'],
  [85_000.5, '$85,000.50'],
])('writes %d dollars as %s', (amount, text) => expect(dollars(amount)).toBe(text))

it.each([
  [18.5, 20, 'range', { from: '$18.50', to: '$20.00' }],
  [18, 20, 'range', { from: '$18.00', to: '$20.00' }],
  [18.5, 18.5, 'hour', { from: '$18.50', to: '$18.50' }],
  [20, null, 'from', { from: '$20.00' }],
  [0, 57.69, 'to', { to: '$57.69' }],
  [0, null, 'unknown', {}],
])('of a wage from %j to %j knows %s', (from, to, known, amounts) =>
  expect(wageRange(from, to)).toEqual({ known, amounts }),
)

it.each([
  ['2125550142', '212-555-0142'],
  ['(212) 555-0142', '212-555-0142'],
  ['12125550142', '12125550142'],
  ['212555014', '212555014'],
])('writes the phone %s as %s', (phone, text) => expect(phoneText(phone)).toBe(text))
