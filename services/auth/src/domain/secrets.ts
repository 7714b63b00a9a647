import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Each purpose has its own key, derived (HKDF) from the service's one secret. */
export interface Secrets {
  /** The CSRF value of a cookie. */
  readonly csrfOf: (cookie: string) => string
  /** A keyed hash, so that a table does not show the account, handle or address. */
  readonly subjectOf: (kind: 'account' | 'handle' | 'address', value: string) => string
  readonly encrypt: (plain: string) => string
  /** undefined where it was encrypted under another secret */
  readonly decrypt: (sealed: string) => string | undefined
}

export function secretsFrom(secret: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'lunchpail', purpose, 32))
  const [csrfKey, subjectKey, storageKey] = [keyFor('csrf'), keyFor('subject'), keyFor('storage')]
  return {
    csrfOf: (cookie) => createHmac('sha256', csrfKey).update(cookie).digest('base64url'),
    subjectOf: (kind, value) =>
      createHmac('sha256', subjectKey).update(`${kind}:${value}`).digest('base64url'),
    encrypt(plain) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', storageKey, nonce)
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', storageKey, bytes.subarray(0, 12))
        decipher.setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** A random cookie value, and its hash, which is what is stored. */
export function newCookieValue(): { readonly value: string; readonly hash: Uint8Array<ArrayBuffer> } {
  const value = randomBytes(32).toString('base64url')
  return { value, hash: hashOfCookie(value) }
}

/** The value is 256 random bits, so a plain hash is enough. */
export const hashOfCookie = (value: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(value).digest())
