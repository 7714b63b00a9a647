import { segmentsOf } from '@lunchpail/contracts/address-table'
import type { ErrorReport } from '@lunchpail/contracts/shell/reports'
import { reports as schema } from '@lunchpail/contracts/shell/reports'
import { reportsPath } from '@lunchpail/contracts/shell/reports-address'
import { networkOf } from '@lunchpail/kit-service/network'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { refuse } from '../refusal.ts'
import { refusedBy } from '../refused-cookies.ts'
import type { SiteContext, SiteMiddleware } from '../site-state.ts'
import type { ReportSinks } from './report-sinks.ts'

const maxBytes = 16 * 1024
/** of one network, so that a stranger does not fill the log */
const perMinute = 30

/** The body up to the limit; undefined where it is longer. */
async function readBody({ req }: SiteContext): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Takes what browsers report, from the site's own pages alone. Nothing of whoever sent it goes on. */
export function reports(
  sinks: ReportSinks,
  onError: (ctx: SiteContext, report: ErrorReport) => void = () => {},
): SiteMiddleware {
  const [own] = segmentsOf(reportsPath)
  const taken = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true })
  return async (ctx, next) => {
    const [first, ...more] = segmentsOf(ctx.path)
    if (first !== own || more.length > 0 || ctx.method !== 'POST') return next()
    ctx.state.name = reportsPath
    ctx.set('cache-control', 'no-store')
    if (ctx.get('sec-fetch-site') !== 'same-origin') return refuse(ctx, 'forbidden')
    const network = networkOf(ctx.state.address)
    const before = taken.get(network) ?? 0
    if (before >= perMinute) return refuse(ctx, 'too-many-requests', 60)
    taken.set(network, before + 1)
    const text = await readBody(ctx)
    if (text === undefined) return refuse(ctx, 'too-large')
    const { data } = z.safeParse(schema, parsed(text))
    if (!data) return refuse(ctx, 'invalid')
    // the page obeys it too; a browser that only says so in its requests is heard here
    if (!refusedBy(ctx).includes('statistics')) {
      for (const event of data.events) sinks.event(event)
      for (const report of data.errors) {
        sinks.error(report)
        onError(ctx, report)
      }
    }
    ctx.status = 204
  }
}
