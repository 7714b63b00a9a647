import { describe, expect, it } from 'vitest'
import { type Attempts, passwordRules, takeAttempt } from './lockout.ts'

const start = new Date('2026-01-05T08:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

const { near: nearRule, network: networkRule } = passwordRules

function failing(times: number, rule = nearRule, now = start): Attempts {
  let attempts: Attempts | null = null
  for (let i = 0; i < times; i++) {
    const next = takeAttempt(attempts, rule, now)
    if (next === 'locked') throw new Error(`locked after ${i}`)
    attempts = next
  }
  return attempts!
}

describe('lockout', () => {
  it('looks at ten passwords and at no eleventh', () => {
    expect(failing(9).lockedUntil).toBeNull()
    expect(takeAttempt(failing(10), nearRule, start)).toBe('locked')
  })
  it('lasts 30 minutes, then counts from the beginning', () => {
    expect(takeAttempt(failing(10), nearRule, later(29))).toBe('locked')
    expect(takeAttempt(failing(10), nearRule, later(30))).toEqual({
      failures: 1,
      firstAt: later(30),
      lockedUntil: null,
    })
  })
  it('forgets failures after a day', () => {
    expect(takeAttempt(failing(9), nearRule, later(24 * 60 + 1))).toMatchObject({
      failures: 1,
      lockedUntil: null,
    })
    expect(takeAttempt(failing(9), nearRule, later(24 * 60))).toMatchObject({
      failures: 10,
      lockedUntil: later(24 * 60 + 30),
    })
  })
  it('bears more from a network, which many people may share', () => {
    expect(failing(99, networkRule).lockedUntil).toBeNull()
    expect(takeAttempt(failing(100, networkRule), networkRule, start)).toBe('locked')
  })
})
