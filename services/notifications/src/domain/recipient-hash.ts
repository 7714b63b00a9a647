import { createHmac, hkdfSync } from 'node:crypto'
import type { JWK } from 'jose'

/** Hashes a number or an email address under a key derived from the service's own, so that a table does not show it. */
export function recipientHash({ d = '' }: JWK): (to: string) => string {
  const key = Buffer.from(hkdfSync('sha256', d, 'lunchpail', 'recipient', 32))
  return (to) => createHmac('sha256', key).update(to.toLowerCase()).digest('base64url')
}
