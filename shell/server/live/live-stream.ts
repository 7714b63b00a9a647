import { networkOf } from '@lunchpail/kit-service/network'
import { AuthUnavailable } from '../sessions/ask-auth.ts'
import type { Identity } from '../sessions/ask-auth.ts'
import type { SessionCookies } from '../sessions/session-cookies.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { refuse } from '../refusal.ts'
import type { SiteHandler } from '../site-state.ts'
import type { LiveHub } from './live-hub.ts'

/** The check of an open stream asks auth, not the cache. */
const checkMaxAgeMs = 1_000

/** Tabs close, and the streams of dead connections with them. */
const retryAfterSeconds = 30

interface LiveStreamDeps {
  readonly hub: LiveHub
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  /** in development visitors have a stream too, for reloads */
  readonly reload: boolean
  readonly draining: () => boolean
}

/** How old the page is that opens its first stream; undefined without a number. */
const pageAge = (given: unknown): number | undefined =>
  typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined

/** GET /live/: server-sent events when something of the tab's account or its session changes. */
export const liveStream = ({ hub, sessions, cookies, reload, draining }: LiveStreamDeps): SiteHandler => {
  return async (ctx) => {
    const held = cookies.read(ctx)
    const ask = (age?: number): Promise<Identity | undefined> =>
      sessions.identify(held, age).catch((error: unknown) => {
        if (error instanceof AuthUnavailable) return undefined
        throw error
      })
    const of = { session: held.session, network: networkOf(ctx.state.address) }
    if (!hub.hasRoom(of)) return refuse(ctx, 'too-many-requests', retryAfterSeconds)
    const holder = held.session === undefined ? undefined : await ask()
    if (holder?.account == null && !reload) {
      // 204 stops an EventSource; while auth is down it should retry
      if (held.session !== undefined && holder === undefined) return refuse(ctx, 'unavailable')
      ctx.status = 204
      return
    }
    // while auth was asked, the end may have begun, which closes the streams that are open, and others may have come
    if (draining()) return refuse(ctx, 'unavailable')
    if (!hub.hasRoom(of)) return refuse(ctx, 'too-many-requests', retryAfterSeconds)
    ctx.status = 200
    ctx.body = hub.open({
      ...of,
      holder,
      pageAgeMs: pageAge(ctx.query['age']),
      ask: () => ask(checkMaxAgeMs),
    })
    ctx.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  }
}
