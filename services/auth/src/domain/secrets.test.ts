import { describe, expect, it } from 'vitest'
import { hashOfCookie, newCookieValue, secretsFrom } from './secrets.ts'

const secrets = secretsFrom('s'.repeat(32))

describe('secrets', () => {
  it('make one CSRF value for a cookie, and another under another secret', () => {
    expect(secrets.csrfOf('cookie')).toBe(secretsFrom('s'.repeat(32)).csrfOf('cookie'))
    expect(secrets.csrfOf('cookie')).not.toBe(secrets.csrfOf('other'))
    expect(secrets.csrfOf('cookie')).not.toBe(secretsFrom('t'.repeat(32)).csrfOf('cookie'))
  })
  it('decrypt what they encrypted, and nothing else', () => {
    const sealed = secrets.encrypt('{"d":"private"}')
    expect(sealed).not.toContain('private')
    expect(secrets.decrypt(sealed)).toBe('{"d":"private"}')
    expect(secretsFrom('t'.repeat(32)).decrypt(sealed)).toBeUndefined()
    expect(secrets.decrypt(sealed.slice(0, -2))).toBeUndefined()
    expect(secrets.decrypt('')).toBeUndefined()
  })
  it('never make the same cookie twice', () => {
    const { value, hash } = newCookieValue()
    expect(value).toHaveLength(43)
    expect(newCookieValue().value).not.toBe(value)
    expect(hashOfCookie(value)).toEqual(hash)
  })
})
