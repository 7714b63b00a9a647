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

it.each([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  [2, refused],
  ['1', refused],
  [null, refused],
])('a box that is sent as %j is %s', (sent, value) => expect(read(flag, sent)).toBe(value))

const fifty = Array.from({ length: 50 }, (_, index) => index + 1)
it.each([
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
])('the positions of the query %j are %j', (sent, ids) => expect(read(positionIds, sent)).toEqual(ids))

it.each([
  [0, refused],
  [1, 1],
  [1.5, refused],
  [999_999_999, 999_999_999],
  [1_000_000_000, refused],
])('a position may be called %s: %s', (sent, id) => expect(read(positionId, sent)).toBe(id))

it.each([
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
])('a number from 1 to 500 in an address that is sent as %j is %s', (sent, number) =>
  expect(read(wholeNumber(1, 500), sent)).toBe(number),
)
