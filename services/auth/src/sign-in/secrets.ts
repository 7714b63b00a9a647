import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { deriveKey, type NamedSecret } from '@lunchpail/kit-service/secret-set'

type SubjectKind = 'account' | 'handle' | 'address' | 'device' | 'code'

/** Each purpose has its own key, derived (HKDF) from a secret. The first secret of a set seals, all open. */
export interface Secrets {
  /** The CSRF value of a cookie. */
  readonly csrfOf: (cookie: string) => string
  /** Those that pages got under the other secrets. */
  readonly earlierCsrfOf: (cookie: string) => readonly string[]
  /** A keyed hash, so that a table does not show the account, handle or address. */
  readonly subjectOf: (kind: SubjectKind, value: string) => string
  /** The same under each secret, the first of them first: what is kept longer than a secret is looked for by all. */
  readonly subjectsOf: (kind: SubjectKind, value: string) => readonly string[]
  readonly encrypt: (plain: string) => string
  /** undefined where it was encrypted under a secret that is not in the set */
  readonly decrypt: (sealed: string) => string | undefined
}

export function secretsFrom([first, ...others]: readonly [NamedSecret, ...NamedSecret[]]): Secrets {
  const now = keysOf(first)
  const earlier = others.map(keysOf)
  const csrfBy = (keys: Keys, cookie: string) =>
    createHmac('sha256', keys.csrf).update(cookie).digest('base64url')
  const subjectBy = (keys: Keys, kind: SubjectKind, value: string) =>
    createHmac('sha256', keys.subject).update(`${kind}:${value}`).digest('base64url')
  return {
    csrfOf: (cookie) => csrfBy(now, cookie),
    earlierCsrfOf: (cookie) => earlier.map((keys) => csrfBy(keys, cookie)),
    subjectOf: (kind, value) => subjectBy(now, kind, value),
    subjectsOf: (kind, value) => [now, ...earlier].map((keys) => subjectBy(keys, kind, value)),
    encrypt(plain) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', now.storage, nonce)
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    decrypt(sealed) {
      for (const { storage } of [now, ...earlier]) {
        const plain = decryptBy(storage, sealed)
        if (plain !== undefined) return plain
      }
      return undefined
    },
  }
}

const keysOf = (secret: NamedSecret) => ({
  csrf: deriveKey(secret, 'csrf'),
  subject: deriveKey(secret, 'subject'),
  storage: deriveKey(secret, 'storage'),
})
type Keys = ReturnType<typeof keysOf>

function decryptBy(key: KeyObject, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** A random value for a cookie or a link, and its hash, which is what is stored. */
export function newRandomValue(): { readonly value: string; readonly hash: Uint8Array<ArrayBuffer> } {
  const value = randomBytes(32).toString('base64url')
  return { value, hash: hashOfValue(value) }
}

/** The value is 256 random bits, so a plain hash is enough. */
export const hashOfValue = (value: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(value).digest())
