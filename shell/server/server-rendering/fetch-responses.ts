import type { AddressTable } from '@lunchpail/contracts/address-table'
import type { SiteRoute } from '@lunchpail/contracts/published-routes'
import type { PreloadedResponse, PreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import { requestHeaders } from '../gateway/forwarded-headers.ts'
import { tokenFor } from '../gateway/gateway.ts'
import type { GatewayDeps } from '../gateway/gateway.ts'
import type { SiteContext } from '../site-state.ts'
import type { BrowserReason } from './browser-reason.ts'

export interface FetchResponsesDeps extends Pick<
  GatewayDeps,
  'services' | 'sessions' | 'cookies' | 'upstream'
> {
  readonly table: AddressTable<SiteRoute>
  /** for all the data of a page */
  readonly dataTimeoutMs: number
}

/** Refusals are rendered as such. Failures, rate limits and ended sessions are left to the browser. */
const reasonOf = (status: number): BrowserReason | undefined =>
  status === 401
    ? 'session-ended'
    : status === 429
      ? 'too-many-requests'
      : status < 500
        ? undefined
        : 'no-data'

/** Thrown where a page cannot have its data. */
class LeftToBrowser extends Error {
  readonly reason: BrowserReason
  constructor(reason: BrowserReason, message: string) {
    super(message)
    this.reason = reason
  }
}

async function fetchResponse(
  deps: FetchResponsesDeps,
  ctx: SiteContext,
  address: string,
): Promise<PreloadedResponse> {
  const { table, services, sessions, cookies, upstream, dataTimeoutMs } = deps
  const endpoint = table.endpoint('GET', new URL(address, 'http://site').pathname)
  const base = endpoint && services[endpoint.owner]
  if (endpoint === undefined || base === undefined || endpoint.media !== undefined)
    throw new LeftToBrowser('no-data', 'no service to ask')
  const token = await tokenFor(endpoint, 'GET', cookies.read(ctx), sessions)
  const response = await upstream.send({
    base,
    method: 'GET',
    target: address,
    headers: requestHeaders({ accept: 'application/json' }, false, { ...ctx.state, token }),
    timeoutMs: dataTimeoutMs,
    signal: AbortSignal.timeout(dataTimeoutMs),
  })
  const { statusCode: status } = response
  const reason = reasonOf(status)
  if (reason !== undefined) {
    await response.body.dump()
    throw new LeftToBrowser(reason, `${endpoint.name} answered ${status}`)
  }
  return { status, body: await response.body.json() }
}

/** Calls the services as the person's browser would. A reason where one of them does not answer in time, or as it should. */
export async function fetchResponses(
  deps: FetchResponsesDeps,
  ctx: SiteContext,
  addresses: readonly string[],
): Promise<{ readonly responses: PreloadedResponses } | { readonly reason: BrowserReason }> {
  try {
    const responses: Record<string, PreloadedResponse> = {}
    await Promise.all(
      addresses.map(async (address) => {
        responses[address] = await fetchResponse(deps, ctx, address)
      }),
    )
    return { responses }
  } catch (error) {
    ctx.state.log.info({ reason: (error as Error).message }, 'no data for server rendering')
    return { reason: error instanceof LeftToBrowser ? error.reason : 'no-data' }
  }
}
