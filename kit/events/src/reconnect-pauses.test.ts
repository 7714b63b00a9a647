import { expect, it } from 'vitest'
import { reconnectPauses } from './reconnect-pauses.ts'

const pauses = (tries: readonly (readonly [lastedMs: number, refused?: boolean])[]) => {
  const next = reconnectPauses()
  return tries.map(([lastedMs, refused = false]) => next(lastedMs, refused))
}
const times = (count: number, refused = false) => Array.from({ length: count }, () => [5, refused] as const)

it('tries again at once, and then ever more seldom', () => {
  expect(pauses(times(7))).toEqual([100, 200, 400, 800, 1_600, 2_000, 2_000])
})

it('lets a server that refuses it have more peace', () => {
  expect(pauses(times(9, true))).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000])
})

it('begins anew after a connection that lasted', () => {
  expect(pauses([...times(3), [10_000], [10_001], [5]])).toEqual([100, 200, 400, 800, 100, 200])
})
