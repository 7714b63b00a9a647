import { json } from 'node:stream/consumers'
import type { AddressTable } from '@lunchpail/contracts/address-table'
import type { KeptAnswer, KeptAnswers } from '@lunchpail/kit-web/first-answers'
import { requestHeaders } from '../gateway/forwarded-headers.ts'
import { tokenFor } from '../gateway/gateway.ts'
import type { GatewayParts } from '../gateway/gateway.ts'
import type { SiteContext } from '../site-state.ts'

export interface AskParts extends Pick<GatewayParts, 'services' | 'sessions' | 'cookies' | 'upstream'> {
  readonly table: AddressTable
  /** milliseconds for all that a page needs */
  readonly askLimit: number
}

/** What a page may do without, or show as the refusal that it is; anything else is no answer to draw with. */
const isAnswer = (status: number): boolean => status < 500 && status !== 429 && status !== 401

async function ask(parts: AskParts, ctx: SiteContext, address: string): Promise<KeptAnswer | undefined> {
  const { table, services, sessions, cookies, upstream, askLimit } = parts
  const endpoint = table.endpoint('GET', new URL(address, 'http://site').pathname)
  const base = endpoint && services[endpoint.owner]
  if (endpoint === undefined || base === undefined || endpoint.media !== undefined) return undefined
  const token = await tokenFor(endpoint, 'GET', cookies.read(ctx), sessions)
  const answer = await upstream.send({
    base,
    method: 'GET',
    target: address,
    headers: requestHeaders({ accept: 'application/json' }, { ...ctx.state, token }),
    body: undefined,
    bodyLimit: 0,
    timeLimit: askLimit,
    signal: AbortSignal.timeout(askLimit),
  })
  const status = answer.statusCode ?? 502
  const body: unknown = await json(answer)
  return isAnswer(status) ? { status, body } : undefined
}

/** Asks the services as the person's browser would; undefined where any of them gives no answer in time. */
export async function askServices(
  parts: AskParts,
  ctx: SiteContext,
  addresses: readonly string[],
): Promise<KeptAnswers | undefined> {
  try {
    const answers: Record<string, KeptAnswer> = {}
    await Promise.all(
      addresses.map(async (address) => {
        const answer = await ask(parts, ctx, address)
        if (answer === undefined) throw new Error('no answer')
        answers[address] = answer
      }),
    )
    return answers
  } catch (error) {
    ctx.state.log.info({ reason: (error as Error).message }, 'a first page goes out without its data')
    return undefined
  }
}
