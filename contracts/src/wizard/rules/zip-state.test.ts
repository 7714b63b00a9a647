import { expect, it } from 'vitest'
import { isZipOfState } from './zip-state.ts'

it('[WZ-06] a ZIP code is of the states of its first digits', () => {
  const rows = [
    ['07102', 'NJ', true],
    ['07000', 'NJ', true],
    ['08999', 'NJ', true],
    ['06999', 'NJ', false],
    ['09000', 'NJ', false],
    ['34000', 'FL', false],
    ['34100', 'FL', true],
    ['33999', 'FL', true],
    ['00501', 'NY', true],
    ['00600', 'NY', false],
    ['00400', 'NY', false],
    ['56900', 'DC', true],
    ['56800', 'DC', false],
    ['57000', 'DC', false],
    ['72600', 'AR', true],
    ['72600', 'MO', true],
  ] as const
  expect(rows.map(([zip, state]) => [zip, state, isZipOfState(zip, state)])).toEqual(rows)
})
