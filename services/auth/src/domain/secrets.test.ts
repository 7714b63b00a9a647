import { describe, expect, it } from 'vitest'
import { hashOfCookie, newCookieValue, secretsFrom } from './secrets.ts'

const old = { kid: 'old', secret: 's'.repeat(32) }
const other = { kid: 'other', secret: 't'.repeat(32) }
const secrets = secretsFrom([old])

describe('secrets', () => {
  it('make one CSRF value for a cookie, and another under another secret', () => {
    expect(secrets.csrfOf('cookie')).toBe(secretsFrom([old]).csrfOf('cookie'))
    expect(secrets.csrfOf('cookie')).not.toBe(secrets.csrfOf('other'))
    expect(secrets.csrfOf('cookie')).not.toBe(secretsFrom([other]).csrfOf('cookie'))
  })
  it('decrypt what they encrypted, and nothing else', () => {
    const sealed = secrets.encrypt('{"d":"private"}')
    expect(sealed).not.toContain('private')
    expect(secrets.decrypt(sealed)).toBe('{"d":"private"}')
    expect(secretsFrom([other]).decrypt(sealed)).toBeUndefined()
    expect(secrets.decrypt(sealed.slice(0, -2))).toBeUndefined()
    expect(secrets.decrypt('')).toBeUndefined()
  })
  it('are replaced: the first of a set seals, all open', () => {
    const [sealed, csrf] = [secrets.encrypt('private'), secrets.csrfOf('cookie')]
    const both = secretsFrom([other, old])
    expect(both.decrypt(sealed)).toBe('private')
    expect(both.csrfOf('cookie')).toBe(secretsFrom([other]).csrfOf('cookie'))
    expect(both.earlierCsrfOf('cookie')).toEqual([csrf])
    expect(secretsFrom([other]).decrypt(both.encrypt('private'))).toBe('private')
    expect(secretsFrom([other]).earlierCsrfOf('cookie')).toEqual([])
  })
  it('never make the same cookie twice', () => {
    const { value, hash } = newCookieValue()
    expect(value).toHaveLength(43)
    expect(newCookieValue().value).not.toBe(value)
    expect(hashOfCookie(value)).toEqual(hash)
  })
})
