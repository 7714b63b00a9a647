import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

describe('passwords', () => {
  it('are kept as argon2id with 19 MiB and two passes', async () => {
    expect(await hashPassword('blue truck 7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
  it('match themselves alone, however the keyboard composes a letter', async () => {
    const stored = await hashPassword('caf\u00e9 1234')
    expect(await passwordMatches(stored, 'cafe\u0301 1234')).toBe(true)
    expect(await passwordMatches(stored, 'cafe 1234')).toBe(false)
    expect(await passwordMatches(null, 'caf\u00e9 1234')).toBe(false)
  })
  it('[AU-21] take as long for nobody as for somebody', async () => {
    const stored = await hashPassword('blue truck 7')
    const timeOf = async (of: string | null) => {
      const started = performance.now()
      for (let i = 0; i < 5; i++) await passwordMatches(of, 'wrong 1234')
      return performance.now() - started
    }
    await timeOf(null)
    const [known, unknown] = [await timeOf(stored), await timeOf(null)]
    expect(unknown / known).toBeGreaterThan(0.4)
    expect(unknown / known).toBeLessThan(2.5)
  })
})
