import type { JWK } from 'jose'
import * as z from 'zod/mini'

const publicKey = (value: string): JWK | undefined => {
  try {
    const key = JSON.parse(value) as JWK
    return typeof key.kty === 'string' && key.d === undefined ? key : undefined
  } catch {
    return undefined
  }
}

/** A variable of the environment: the public half of a key pair, to which is sealed what only its owner opens. */
export const publicKeyVariable = z.pipe(
  z.string('is missing').check(
    z.refine((value) => publicKey(value) !== undefined, {
      error: 'must be a public key as JWK, without its private part',
      abort: true,
    }),
  ),
  z.transform((value) => publicKey(value)!),
)
