import { expect, it } from 'vitest'
import { reconnectPauses, type ConnectionState } from './reconnect-pauses.ts'

const pauses = (tries: readonly (readonly [lastedMs: number, state?: ConnectionState])[]) => {
  let now = 50_000
  const { begin, next } = reconnectPauses(() => now)
  return tries.map(([lastedMs, state = 'down']) => {
    now += 60_000
    begin()
    now += lastedMs
    return next(state)
  })
}
const times = (count: number, state: ConnectionState) =>
  Array.from({ length: count }, () => [5, state] as const)

it('tries again at once, and then ever more seldom', () => {
  expect(pauses(times(7, 'down'))).toEqual([100, 200, 400, 800, 1_600, 2_000, 2_000])
  expect(pauses(times(7, 'up')).at(-1)).toBe(2_000)
})

it('lets a server that refuses it have more peace', () => {
  expect(pauses(times(9, 'refused'))).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000])
})

it('begins anew after a connection that lasted', () => {
  expect(pauses([...times(3, 'down'), [10_000], [10_001], [5]])).toEqual([100, 200, 400, 800, 100, 200])
})
