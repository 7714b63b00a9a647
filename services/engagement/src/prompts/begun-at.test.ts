import { expect, it } from 'vitest'
import { begunAt } from './begun-at.ts'

it('[EN-14] an account began when its id says, to the millisecond', () => {
  // the example of RFC 9562, A.6
  expect(begunAt('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toEqual(new Date('2022-02-22T19:22:22.000Z'))
  expect(begunAt('00000000-0001-7000-8000-000000000000')).toEqual(new Date(1))
})

it.each(['919108f7-52d1-4320-9bac-f847db4148a8', '017f22e2-79b0-8cc3-98c4-dc0c0c07398f', ''])(
  '[EN-14] nothing says when the account %j began',
  (id) => expect(begunAt(id)).toBeNull(),
)
