import type { IncomingMessage } from 'node:http'
import { languageOf } from '@lunchpail/contracts/language/translate'
import type { Language } from '@lunchpail/contracts/language/translate'

/** The language chosen on the site, else the browser's. */
export const languageFrom = (cookie: string | undefined, header: string | undefined): Language =>
  languageOf(cookie === undefined ? header : `${cookie},${header ?? ''}`)

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** The caller's IP address: by a trusted proxy's X-Forwarded-For, else the socket's. */
export function callerAddress(request: IncomingMessage, trustProxy: boolean): string {
  const socket = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for']
  if (!trustProxy || !loopback.has(socket) || forwarded === undefined) return socket
  // the last one is what the trusted proxy itself saw
  return String(forwarded).split(',').at(-1)?.trim() || socket
}
