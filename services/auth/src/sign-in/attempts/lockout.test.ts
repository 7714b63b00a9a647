import { describe, expect, it } from 'vitest'
import {
  type Attempts,
  messageRules,
  passwordRules,
  spareRules,
  spreadRule,
  strangerRules,
  supportRules,
  takeAttempt,
  tightNearRule,
  unguessableRule,
} from './lockout.ts'

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

  it.each([
    ['a handle everywhere', passwordRules.handle, 50, 24 * 60, 30],
    ['a network', passwordRules.network, 100, 30, 30],
    ['codes and links of a handle from one network', messageRules.near, 6, 60, 60],
    ['codes and links of an account', messageRules.handle, 15, 24 * 60, 24 * 60],
    ['codes and links of a network', messageRules.network, 200, 60, 10],
    ['spare codes and links to an owned email', spareRules.email, 1, 10, 10],
    ['spare links to another contact', spareRules.other, 1, 60, 60],
    ['a handle from one network, once strangers guess', tightNearRule, 3, 24 * 60, 30],
    ['guesses of a network at all handles', spreadRule, 1_000, 30, 5],
    ['tries of what cannot be guessed', unguessableRule, 300, 10, 5],
    ['messages of one asker to the support', supportRules.asker, 10, 60, 60],
    ['messages of a network to the support', supportRules.network, 20, 10, 10],
    ['first codes to an unproven contact', strangerRules.first, 3, 10, 10],
    ['first codes of visitors to it', strangerRules.visit, 3, 10, 2],
    ['further codes to it', strangerRules.again, 6, 60, 60],
    ['codes of one asker to it', strangerRules.asker, 6, 60, 60],
    ['all messages to the support', supportRules.all, 500, 60, 15],
  ])('[AU-19] locks %s', (_, rule, failures, withinMinutes, lockMinutes) => {
    if (failures === 1)
      return expect(takeAttempt(null, rule, start)).toMatchObject({ lockedUntil: later(lockMinutes) })
    expect(failing(failures - 1, rule).lockedUntil).toBeNull()
    const before = failing(failures - 1, rule)
    expect(takeAttempt(before, rule, later(withinMinutes))).toStrictEqual({
      failures,
      firstAt: start,
      lockedUntil: later(withinMinutes + lockMinutes),
    })
    const after = new Date(later(withinMinutes).getTime() + 1)
    expect(takeAttempt(before, rule, after)).toStrictEqual({ failures: 1, firstAt: after, lockedUntil: null })
  })
})
