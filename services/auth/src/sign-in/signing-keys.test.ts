import { describe, expect, it } from 'vitest'
import { needsNewKey, signerOf, spentKeys } from './signing-keys.ts'

const now = new Date('2026-03-01T00:00:00Z')
const made = (minutesAgo: number) => ({ createdAt: new Date(now.getTime() - minutesAgo * 60_000) })
const month = 30 * 24 * 60

describe('signing keys', () => {
  it('are made when there is none and when the newest is a month old', () => {
    expect(needsNewKey([], now)).toBe(true)
    expect(needsNewKey([made(month - 1)], now)).toBe(false)
    expect(needsNewKey([made(month)], now)).toBe(true)
  })
  it('sign only once everybody has had ten minutes to read them, but for the first one', () => {
    const [old, fresh, ripe] = [made(month), made(9), made(10)]
    expect(signerOf([old, fresh], now)).toBe(old)
    expect(signerOf([old, ripe], now)).toBe(ripe)
    expect(signerOf([fresh], now)).toBe(fresh)
    expect(signerOf([], now)).toBeUndefined()
  })
  it('stay published for an hour after their successor began to sign', () => {
    const old = made(month)
    expect(spentKeys([old, made(69)], now)).toEqual([])
    expect(spentKeys([old, made(70)], now)).toEqual([old])
    expect(spentKeys([old], now)).toEqual([])
  })
})
