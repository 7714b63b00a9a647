import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { readSecrets, secretSet } from './secret-set.ts'

const [one, other] = ['a'.repeat(32), 'b:'.repeat(16)]

describe('a set of secrets', () => {
  it('has those of its parts, the first in front', () => {
    expect(readSecrets(`2026-11:${one}, 2026-05:${other}`)).toEqual([
      { kid: '2026-11', secret: one },
      { kid: '2026-05', secret: other },
    ])
  })
  it.each([one, 'a secret, with a comma in it: 1', `2026:${one},`])(
    'is one secret where %j has no ids',
    (value) => expect(readSecrets(value)).toEqual([{ kid: '', secret: value }]),
  )
  it.each([
    ['short', 'must be at least 32 characters for each secret'],
    [`new:${one},old:short`, 'must be at least 32 characters for each secret'],
    [`same:${one},same:${other}`, 'must have another kid for each secret'],
  ])('%j is refused: it %s', (value, message) => {
    const { error } = z.safeParse(secretSet, value)
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
    expect(z.safeParse(secretSet, `new:${one},old:${other}`).success).toBe(true)
  })
})
