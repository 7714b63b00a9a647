const loopback = ['localhost', '127.0.0.1', '[::1]']

/** An address that may be asked: https, or on this machine http, too. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
}

interface Origins {
  readonly issuer: string
  readonly otherOrigins: readonly string[]
}

/** Whether a request of ours may go there: to the issuer's own origin, and to those that an operator named beside it. */
export const isOfIssuer = (address: string, { issuer, otherOrigins }: Origins): boolean =>
  isSafeAddress(address) && [issuer, ...otherOrigins].some((one) => isSameOrigin(address, one))

const isSameOrigin = (one: string, other: string): boolean =>
  URL.canParse(other) && new URL(one).origin === new URL(other).origin
