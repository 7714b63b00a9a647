import type { IncomingMessage } from 'node:http'

/** RFC 9112: a host name or address with a port or none, and nothing around it. */
const hostForm = /^[^\s/?#@\\,]*$/

/**
 * Whether a request names an address of this site: its target is a path or a whole address (neither `*` nor `host:port`),
 * and its Host a host. HTTP/1.0 may leave the Host out.
 */
export const hasReadableTarget = ({ url = '', headers }: IncomingMessage): boolean => {
  const { host = '' } = headers
  if (!hostForm.test(host) || (host !== '' && !URL.canParse(`http://${host}`))) return false
  return url.startsWith('/') || (/^https?:\/\//i.test(url) && URL.canParse(url))
}
