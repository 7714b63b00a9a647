import { segmentsOf } from '@lunchpail/contracts/address-table'
import { refuse } from './refusal.ts'
import type { SiteHandler, SiteMiddleware } from './site-state.ts'

/** The shell's own addresses: by path, with a trailing slash or none, GET and HEAD only. */
export const ownAddresses = (handlers: Readonly<Record<string, SiteHandler>>): SiteMiddleware => {
  const byPath = new Map(
    Object.entries(handlers).map(([path, handle]) => [segmentsOf(path).join('/'), { path, handle }]),
  )
  return async (ctx, next) => {
    const own = byPath.get(segmentsOf(ctx.path).join('/'))
    if (own === undefined) return next()
    ctx.state.name = own.path
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return own.handle(ctx)
    ctx.set('allow', 'GET, HEAD')
    return refuse(ctx, 'method-not-allowed')
  }
}
