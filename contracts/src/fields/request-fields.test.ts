import { expect, it } from 'vitest'
import { flag, positionId, positionIds } from './request-fields.ts'
import { wholeNumber } from './whole-number.ts'

const refused = Symbol('refused')
const read = (
  schema: { safeParse: (sent: unknown) => { data?: unknown; success: boolean } },
  sent: unknown,
) => {
  const { success, data } = schema.safeParse(sent)
  return success ? data : refused
}

it('a box is sent as true or false, or as 1 or 0', () => {
  const rows = [
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    [2, refused],
    ['1', refused],
    [null, refused],
  ] as const
  expect(rows.map(([sent]) => [sent, read(flag, sent)])).toEqual(rows)
})

const fifty = Array.from({ length: 50 }, (_, index) => index + 1)
it('a query names up to 50 positions, with commas and nothing else between them', () => {
  const rows = [
    ['12', [12]],
    ['12,15', [12, 15]],
    ['15,12,15', [15, 12]],
    ['0,7', [7]],
    ['0', []],
    ['', []],
    ['999999999', [999_999_999]],
    ['1000000000', refused],
    [fifty.join(), fifty],
    [[...fifty, 51].join(), refused],
    ['12,', refused],
    [',12', refused],
    ['12, 15', refused],
    ['-1', refused],
    ['1.5', refused],
    ['12 ', refused],
  ] as const
  expect(rows.map(([sent]) => [sent, read(positionIds, sent)])).toEqual(rows)
})

it('a position is called by a whole number from 1 to 999,999,999', () => {
  const rows = [
    [0, refused],
    [1, 1],
    [1.5, refused],
    [999_999_999, 999_999_999],
    [1_000_000_000, refused],
  ] as const
  expect(rows.map(([sent]) => [sent, read(positionId, sent)])).toEqual(rows)
})

it('a number from 1 to 500 in an address is digits alone', () => {
  const rows = [
    ['0', refused],
    ['1', 1],
    ['007', 7],
    ['500', 500],
    ['501', refused],
    ['1000000000', refused],
    ['1e2', refused],
    ['-1', refused],
    [' 1', refused],
    ['', refused],
  ] as const
  expect(rows.map(([sent]) => [sent, read(wholeNumber(1, 500), sent)])).toEqual(rows)
})
