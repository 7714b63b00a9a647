import { expect, it } from 'vitest'
import { publicKeyOf } from './public-key.ts'

it('has all of a key but its private part', () => {
  const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'one' }
  expect(publicKeyOf({ ...key, d: 'private' })).toStrictEqual(key)
})
