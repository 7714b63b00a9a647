import { cookieRemovals, isRefused, refusedKinds } from '@lunchpail/contracts/visit/cookie-settings'
import type { SiteContext, SiteMiddleware } from './site-state.ts'

/** Global Privacy Control and Do Not Track, as requests say them. */
export const refusedBy = (ctx: Pick<SiteContext, 'get'>) =>
  refusedKinds(ctx.get('cookie'), ctx.get('sec-gpc') === '1' || ctx.get('dnt') === '1')

/**
 * Sets no cookie of a kind that the browser refuses, whichever service made it, and removes those that it sends.
 * Files, which caches share, are left as they are.
 */
export const refusedCookies: SiteMiddleware = async (ctx, next) => {
  await next()
  if (ctx.response.get('cache-control') !== 'no-store') return
  const refused = refusedBy(ctx)
  const made = [ctx.response.get('set-cookie') ?? []].flat()
  const left = made.filter((cookie) => !isRefused(cookie.split('=', 1)[0]!, refused))
  ctx.set('set-cookie', [...left, ...cookieRemovals(ctx.get('cookie'), refused)])
}
