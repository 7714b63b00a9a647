import type { IncomingMessage } from 'node:http'

const thisMachine = /^(?:[\w-]+\.)*localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$/i

const hostOf = (authority: string | undefined): URL | undefined => {
  const url = `http://${authority ?? ''}`
  return URL.canParse(url) ? new URL(url) : undefined
}

/**
 * Whether a request was meant for this server: its Host names this machine, and where a page sent it, it was a page of
 * this server. Any website may give its own name the address 127.0.0.1 (DNS rebinding) and would read every message.
 */
export const isOwnRequest = ({ headers }: IncomingMessage): boolean => {
  const host = hostOf(headers.host)
  if (host === undefined || !thisMachine.test(host.hostname)) return false
  return headers.origin === undefined || headers.origin === host.origin
}
