import type { AddressTable } from '@lunchpail/contracts/address-table'
import type { PreloadedResponse, PreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import { requestHeaders } from '../gateway/forwarded-headers.ts'
import { tokenFor } from '../gateway/gateway.ts'
import type { GatewayDeps } from '../gateway/gateway.ts'
import type { SiteContext } from '../site-state.ts'

export interface FetchResponsesDeps extends Pick<
  GatewayDeps,
  'services' | 'sessions' | 'cookies' | 'upstream'
> {
  readonly table: AddressTable
  /** for all the data of a page */
  readonly dataTimeoutMs: number
}

/** Refusals are rendered as such. Failures, rate limits and ended sessions are left to the browser. */
const isRenderable = (status: number): boolean => status < 500 && status !== 429 && status !== 401

async function fetchResponse(
  deps: FetchResponsesDeps,
  ctx: SiteContext,
  address: string,
): Promise<PreloadedResponse | undefined> {
  const { table, services, sessions, cookies, upstream, dataTimeoutMs } = deps
  const endpoint = table.endpoint('GET', new URL(address, 'http://site').pathname)
  const base = endpoint && services[endpoint.owner]
  if (endpoint === undefined || base === undefined || endpoint.media !== undefined) return undefined
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
  const body = await response.body.json()
  return isRenderable(status) ? { status, body } : undefined
}

/** Calls the services as the person's browser would. Undefined where one of them does not answer in time. */
export async function fetchResponses(
  deps: FetchResponsesDeps,
  ctx: SiteContext,
  addresses: readonly string[],
): Promise<PreloadedResponses | undefined> {
  try {
    const responses: Record<string, PreloadedResponse> = {}
    await Promise.all(
      addresses.map(async (address) => {
        const response = await fetchResponse(deps, ctx, address)
        if (response === undefined) throw new Error('no response')
        responses[address] = response
      }),
    )
    return responses
  } catch (error) {
    ctx.state.log.info({ reason: (error as Error).message }, 'no data for server rendering')
    return undefined
  }
}
