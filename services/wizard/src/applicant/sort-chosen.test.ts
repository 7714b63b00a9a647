import { expect, it } from 'vitest'
import { position } from '../../test/factories.ts'
import { sortChosen } from './sort-chosen.ts'

const open = position({ id: 1 })
const paused = position({ id: 2, state: 'paused' })
const closed = position({ id: 3, state: 'closed' })
const now = new Date('2026-11-14T09:30:00.000Z')
const sent = { position_id: 4, application_id: 'a4', withdrawn_at: null }
const applied = { position_id: 4, application_id: 'a4', apply_again_at: null }
const known = [open, paused, closed, position({ id: 4 }), position({ id: 9 })]

it('has each chosen position once, by its state, in the order in which they were chosen', () => {
  expect(sortChosen([5, 4, 3, 2, 1, 3, 1, 6], known, [sent], now)).toEqual({
    positions: [open],
    closed: [closed, paused],
    applied: [applied],
    waiting: [5, 6],
  })
})

it('tells that a position was applied to, closed or unknown as it may be by now', () => {
  const late = [3, 8].map((position_id) => ({ ...sent, position_id }))
  expect(sortChosen([3, 8], known, late, now)).toEqual({
    positions: [],
    closed: [],
    applied: [
      { ...applied, position_id: 3 },
      { ...applied, position_id: 8 },
    ],
    waiting: [],
  })
})

it('[EN-03] has one that was withdrawn 30 days ago as one that can be applied to, and says of a later one when', () => {
  const of = (withdrawn: string, state: 'open' | 'closed' = 'open') =>
    sortChosen([4], [position({ id: 4, state })], [{ ...sent, withdrawn_at: new Date(withdrawn) }], now)
  expect(of('2026-10-15T09:31:00.000Z')).toMatchObject({
    positions: [],
    applied: [{ application_id: 'a4', apply_again_at: '2026-11-14T09:31:00.000Z' }],
  })
  expect(of('2026-10-15T09:30:00.000Z')).toMatchObject({ positions: [{ id: 4 }], applied: [] })
  expect(of('2026-10-15T09:30:00.000Z', 'closed')).toMatchObject({ closed: [{ id: 4 }], applied: [] })
})
