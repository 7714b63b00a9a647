import { describe, expect, it } from 'vitest'
import { recipientsFrom } from './recipients.ts'

const first = { kid: 'one', secret: 'a'.repeat(32) }
const second = { kid: 'two', secret: 'b'.repeat(32) }

describe('[NT-03] hashes of recipients', () => {
  it('are the same for an address however it is written, and for no other', () => {
    const { hash } = recipientsFrom([first])
    expect(hash('Ana@Example.com')).toBe(hash('ana@example.com'))
    expect(hash('ana@example.com')).not.toBe(hash('anna@example.com'))
  })
  it('and links are known after the secret was replaced', () => {
    const before = recipientsFrom([first])
    const after = recipientsFrom([second, first])
    expect(after.hash('+12125550142')).not.toBe(before.hash('+12125550142'))
    expect(after.hashes('+12125550142')).toContain(before.hash('+12125550142'))
    expect(after.read(before.token('ana@example.com'))).toBe(before.hash('ana@example.com'))
  })
  it('stay what they are: tables and links that were sent hold them', () => {
    const { hash, token } = recipientsFrom([first])
    expect(hash('+12125550142')).toBe('-h47s42081JvdR4iZqcWW2sy8FQMJ-2eeClAMudHWHg')
    expect(hash('ana@example.com')).toBe('YxZ4pk4t-_GB101SqDvLnfolTNEhCjTdvmU-nyOe9sc')
    expect(token('ana@example.com')).toBe(
      `${hash('ana@example.com')}.8Q9Bk9C9MIcrUh215UY2FCTI7QcLAwl3gjdd3IBnBEg`,
    )
  })
  it.each(['', '.', 'x.y', 'no dot at all'])('open no link that was not signed: %j', (token) => {
    expect(recipientsFrom([first]).read(token)).toBeUndefined()
  })
  it('open no link that was changed', () => {
    const { token, hash, read } = recipientsFrom([first])
    const [, signature] = token('ana@example.com').split('.')
    expect(read(`${hash('eve@example.com')}.${signature}`)).toBeUndefined()
  })
})
