import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { deriveKey, type NamedSecret } from '@lunchpail/kit-service/secret-set'

/**
 * Numbers and email addresses as keyed hashes, so that no table shows them, and the signed name of an address that goes
 * into links. The first secret of a set hashes and signs; what others made is known, too.
 */
export interface Recipients {
  readonly hash: (to: string) => string
  /** the same under each secret of the set */
  readonly hashes: (to: string) => readonly [string, ...string[]]
  /** an address has more than one hash */
  readonly isRotated: boolean
  readonly token: (to: string) => string
  /** the hash that a token names; undefined where it was not signed here */
  readonly read: (token: string) => string | undefined
  /** the name of a message to a hash, or of what a person asked to hear of, for the link in it */
  readonly messageToken: (id: string, recipient: string) => string
  /** whether it was signed for that message */
  readonly isOfMessage: (token: string, id: string, recipient: string) => boolean
}

export function recipientsFrom(secrets: readonly [NamedSecret, ...NamedSecret[]]): Recipients {
  const keys = secrets.map((secret) => ({
    hash: deriveKey(secret, 'recipient'),
    link: deriveKey(secret, 'unsubscribe link'),
    reach: deriveKey(secret, 'reach link'),
  }))
  const hmac = (key: KeyObject, value: string) => createHmac('sha256', key).update(value).digest('base64url')
  const hashes = (to: string) => {
    const [first, ...others] = keys.map((key) => hmac(key.hash, to.toLowerCase()))
    return [first!, ...others] as const
  }
  const hash = (to: string) => hashes(to)[0]
  return {
    hash,
    hashes,
    isRotated: keys.length > 1,
    token: (to) => `${hash(to)}.${hmac(keys[0]!.link, hash(to))}`,
    read(token) {
      const [name = '', signature = ''] = token.split('.', 2)
      const isSigned = keys.some(({ link }) => isEqual(hmac(link, name), signature))
      return isSigned ? name : undefined
    },
    messageToken: (id, recipient) => `${id}.${hmac(keys[0]!.reach, `${id} ${recipient}`)}`,
    isOfMessage: (token, id, recipient) =>
      keys.some(({ reach }) => isEqual(`${id}.${hmac(reach, `${id} ${recipient}`)}`, token)),
  }
}

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
