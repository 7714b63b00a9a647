import { hash, verify } from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

vi.mock('@node-rs/argon2', { spy: true })

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
  it('[AU-21] are hashed for an unknown handle as for a known one, so that both take as long', async () => {
    const stored = await hashPassword('blue truck 7')
    vi.mocked(verify).mockClear()
    for (const of of [stored, null]) expect(await passwordMatches(of, 'wrong 1234')).toBe(false)
    expect(vi.mocked(verify).mock.calls.map(([hash]) => String(hash).slice(0, 31))).toEqual(
      Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1$'),
    )
  })
  it('[AU-01] are hashed three at a time, which leaves a thread to the tokens of everybody else', async () => {
    let open = 0
    let most = 0
    vi.mocked(hash).mockImplementation(async () => {
      open += 1
      most = Math.max(most, open)
      await new Promise((resolve) => setImmediate(resolve))
      open -= 1
      return 'hashed'
    })
    await Promise.all(Array.from({ length: 100 }, () => hashPassword('blue truck 7')))
    vi.mocked(hash).mockReset()
    expect(most).toBe(3)
  })
})
