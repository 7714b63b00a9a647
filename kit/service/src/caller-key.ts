import type { JWK } from 'jose'
import * as z from 'zod/mini'
import type { SiteProcess } from '@lunchpail/contracts/noun'
import { callerOfKey } from './caller-tokens.ts'

const privateKey = (value: string, owner: SiteProcess): JWK | undefined => {
  try {
    const key = JSON.parse(value) as JWK
    const isWhole = key.kty === 'OKP' && key.crv === 'Ed25519' && typeof key.d === 'string'
    return isWhole && callerOfKey(key.kid) === owner ? key : undefined
  } catch {
    return undefined
  }
}

/** A variable of the environment: the private key with which a process signs its calls to others. */
export const callerKeyVariable = (owner: SiteProcess) => {
  const expected = `an Ed25519 key as JWK, private, whose kid is ${owner}`
  return z.pipe(
    z.string(`is missing: ${expected}`).check(
      z.refine((value) => privateKey(value, owner) !== undefined, {
        error: `must be ${expected}`,
        abort: true,
      }),
    ),
    z.transform((value) => privateKey(value, owner)!),
  )
}
