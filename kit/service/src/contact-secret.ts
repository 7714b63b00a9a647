import { createHmac, type KeyObject } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'
import { deriveKey, type NamedSecret } from './secret-set.ts'

/**
 * What services know together of emails and phones, by a secret of theirs: others see nothing in what they exchange. The
 * first secret of a set hashes and seals, all are compared and open.
 */
export interface ContactSecret {
  /** The keyed hash of a normalized email or phone. */
  readonly hash: (kind: 'email' | 'phone', value: string) => string
  /** The same under each secret of the set. */
  readonly hashes: (kind: 'email' | 'phone', value: string) => readonly string[]
  readonly seal: (value: unknown) => Promise<string>
  readonly open: (sealed: string) => Promise<unknown>
}

const algorithm = 'dir'
const encryption = 'A256GCM'

export function contactSecretFrom(secrets: readonly [NamedSecret, ...NamedSecret[]]): ContactSecret {
  const keys = secrets.map((secret) => ({
    kid: secret.kid,
    hash: deriveKey(secret, 'contact hash'),
    seal: deriveKey(secret, 'contact seal'),
  }))
  const [first] = keys as [(typeof keys)[number]]
  const hashBy = (key: KeyObject, kind: string, value: string) =>
    createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url')
  return {
    hash: (kind, value) => hashBy(first.hash, kind, value),
    hashes: (kind, value) => keys.map(({ hash }) => hashBy(hash, kind, value)),
    seal: (value) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
        .setProtectedHeader({ alg: algorithm, enc: encryption, kid: first.kid })
        .encrypt(first.seal),
    async open(sealed) {
      const { kid } = decodeProtectedHeader(sealed)
      const key = keys.find((one) => one.kid === kid) ?? first
      const options = { keyManagementAlgorithms: [algorithm], contentEncryptionAlgorithms: [encryption] }
      const { plaintext } = await compactDecrypt(sealed, key.seal, options)
      return JSON.parse(new TextDecoder().decode(plaintext)) as unknown
    },
  }
}
