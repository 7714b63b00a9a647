import { cookieRemovals, isRefused, refusedKinds } from '@lunchpail/contracts/cookie-settings'
import type { SiteContext, SiteMiddleware } from './site-state.ts'

/** Global Privacy Control and Do Not Track, as requests say them. */
export const refusedBy = (ctx: Pick<SiteContext, 'get'>) =>
  refusedKinds(ctx.get('cookie'), ctx.get('sec-gpc') === '1' || ctx.get('dnt') === '1')

/**
 * AU-31: sets no cookie of a kind that the browser refuses, whichever service made it, and takes away those that it sends.
 * Files, which caches share, are left as they are.
 */
export const refusedCookies: SiteMiddleware = async (ctx, next) => {
  await next()
  const refused = refusedBy(ctx)
  if (refused.length === 0 || ctx.response.get('cache-control') !== 'no-store') return
  const made = [ctx.response.get('set-cookie') ?? []].flat()
  const left = made.filter((cookie) => !isRefused(cookie.split('=', 1)[0]!, refused))
  const cookies = [...left, ...cookieRemovals(ctx.get('cookie'), refused)]
  if (cookies.length > 0) ctx.set('set-cookie', cookies)
  else if (made.length > 0) ctx.remove('set-cookie')
}
