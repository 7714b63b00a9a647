import { expect, it } from 'vitest'
import { copiesBehind } from './durable-consumers.ts'

it('counts the copies of a consumer that are behind or away, and none where one server is alone', () => {
  const copy = (current: boolean, offline?: boolean) =>
    ({ name: 'nats-1', current, active: 0, lag: 0, ...(offline && { offline }) }) as never
  expect(copiesBehind()).toBe(0)
  expect(copiesBehind({ replicas: [copy(true), copy(true)] })).toBe(0)
  expect(copiesBehind({ replicas: [copy(false), copy(true)] })).toBe(1)
  expect(copiesBehind({ replicas: [copy(false), copy(true, true)] })).toBe(2)
})
