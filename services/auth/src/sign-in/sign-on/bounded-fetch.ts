import { readBounded } from '@lunchpail/kit-service/read-bounded'
import type { CustomFetch } from 'openid-client'

/** Metadata, keys and tokens are a few kilobytes. */
const maxBytes = 256 * 1024

/** Asks addresses that `isAllowed` names, until `deadline`; follows no redirect and reads no more than `maxBytes`. */
export const boundedFetch =
  (isAllowed: (address: string) => boolean, deadline: AbortSignal): CustomFetch =>
  async (address, { body, signal, ...options }) => {
    if (!isAllowed(address)) throw Object.assign(new Error('that address is not the issuer’s'), failure)
    const response = await fetch(address, {
      ...options,
      ...(body !== undefined && body !== null && { body: body as RequestInit['body'] & {} }),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    const { status, statusText, headers } = response
    const bytes = await readBounded(response, maxBytes)
    // these have no body
    const isEmpty = [204, 205, 304].includes(status)
    return new Response(isEmpty ? null : bytes, { status, statusText, headers: plain(headers) })
  }

const failure = { code: 'FOREIGN_ADDRESS' }

/** The body is decoded by now. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('content-encoding')
  kept.delete('content-length')
  return kept
}
