import { expect, it } from 'vitest'
import { position } from '../../test/factories.ts'
import { sortChosen } from './sort-chosen.ts'

const open = position({ id: 1 })
const paused = position({ id: 2, state: 'paused' })
const closed = position({ id: 3, state: 'closed' })
const applied = { position_id: 4, application_id: 'a4' }
const known = [open, paused, closed, position({ id: 4 }), position({ id: 9 })]

it('has each chosen position once, by its state, in the order in which they were chosen', () => {
  expect(sortChosen([5, 4, 3, 2, 1, 3, 1, 6], known, [applied])).toEqual({
    positions: [open],
    closed: [closed, paused],
    applied: [applied],
    waiting: [5, 6],
  })
})

it('tells that a position was applied to, closed or unknown as it may be by now', () => {
  const late = [3, 8].map((position_id) => ({ position_id, application_id: `a${position_id}` }))
  expect(sortChosen([3, 8], known, late)).toEqual({ positions: [], closed: [], applied: late, waiting: [] })
})
