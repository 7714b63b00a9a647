import { expect, it } from 'vitest'
import { recipientHash } from './recipient-hash.ts'

const hash = recipientHash({ kty: 'EC', d: 'secret' })

it('is the same for the same recipient under the same key, whatever its case', () => {
  expect(hash('Ana@Example.com')).toBe(recipientHash({ kty: 'EC', d: 'secret' })('ana@example.com'))
  expect(hash('bo@example.com')).not.toBe(hash('ana@example.com'))
  expect(recipientHash({ kty: 'EC', d: 'another' })('ana@example.com')).not.toBe(hash('ana@example.com'))
})

it('does not show the recipient', () => {
  expect(hash('ana@example.com')).toMatch(/^[\w-]{43}$/)
})
