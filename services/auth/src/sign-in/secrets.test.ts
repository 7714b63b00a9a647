import { describe, expect, it } from 'vitest'
import { hashOfValue, newRandomValue, secretsFrom } from './secrets.ts'

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
  it('[AU-19] hash what an attempt is counted by, each kind apart, and another way under another secret', () => {
    const subject = secrets.subjectOf('handle', 'ana')
    expect(subject).toBe(secretsFrom([old, other]).subjectOf('handle', 'ana'))
    expect(subject).not.toContain('ana')
    expect(subject).not.toBe(secrets.subjectOf('handle', 'bo'))
    expect(subject).not.toBe(secrets.subjectOf('device', 'ana'))
    expect(subject).not.toBe(secretsFrom([other]).subjectOf('handle', 'ana'))
  })
  it('[AU-19] hash the same under each secret of the set, for what is kept longer than one', () => {
    const before = secrets.subjectOf('device', 'browser')
    const [now, ...earlier] = secretsFrom([other, old]).subjectsOf('device', 'browser')
    expect([now, earlier]).toEqual([secretsFrom([other]).subjectOf('device', 'browser'), [before]])
  })
  it('never encrypt the same to the same', () => {
    expect(secrets.encrypt('private')).not.toBe(secrets.encrypt('private'))
  })
  it('have a key for each purpose', () => {
    expect(secrets.csrfOf('handle:ana')).not.toBe(secrets.subjectOf('handle', 'ana'))
  })
  it('never make the same cookie twice', () => {
    const { value, hash } = newRandomValue()
    expect(value).toHaveLength(43)
    expect(newRandomValue().value).not.toBe(value)
    expect(hashOfValue(value)).toEqual(hash)
  })
})
