import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'

/** A shared secret and the id by which operators know it. */
export interface NamedSecret {
  readonly kid: string
  readonly secret: string
}

const minCharacters = 32
const named = /^([\w-]{1,32}):(.+)$/

/**
 * The secrets of a variable, `kid:secret,kid:secret`: the first one seals, all open. So a new one is put in front, and the
 * old one taken out once nothing is left that it sealed. A secret alone is a set of one, whose kid is empty.
 */
export function readSecrets(value: string): readonly [NamedSecret, ...NamedSecret[]] {
  const parts = value.split(',').map((part) => named.exec(part.trim()))
  const [first, ...others] = parts.flatMap((part) => (part ? [{ kid: part[1]!, secret: part[2]! }] : []))
  return first && parts.every((part) => part !== null) ? [first, ...others] : [{ kid: '', secret: value }]
}

/**
 * The key of 32 bytes that a secret has for a purpose (HKDF with SHA-256). Derive it once and keep it: of plain bytes Node
 * would make a key for each hash, which takes longer than the hash.
 */
export const deriveKey = ({ secret }: NamedSecret, purpose: string): KeyObject =>
  createSecretKey(new Uint8Array(hkdfSync('sha256', secret, 'lunchpail', purpose, 32)))

const areLong = (value: string): boolean =>
  readSecrets(value).every(({ secret }) => secret.length >= minCharacters)
const differ = (value: string): boolean => {
  const secrets = readSecrets(value)
  return new Set(secrets.map(({ kid }) => kid)).size === secrets.length
}

/** A variable that holds such a set; each secret has at least 32 characters. */
export const secretSet = z.pipe(
  z
    .string('is missing')
    .check(
      z.refine(areLong, `must be at least ${minCharacters} characters for each secret`),
      z.refine(differ, 'must have another kid for each secret'),
    ),
  z.transform(readSecrets),
)
