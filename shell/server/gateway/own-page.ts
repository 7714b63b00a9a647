import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the browser says that a page of this site makes the call. `Sec-Fetch-Site` is the browser's own word, which no
 * page can write; only a browser that sends none is asked by its `Origin`. Neither says nothing.
 */
export function isOwnPage(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === siteOrigin : site === 'same-origin'
}
