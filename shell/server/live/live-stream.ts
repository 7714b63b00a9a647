import { AuthUnavailable } from '../sessions/ask-auth.ts'
import type { Identity } from '../sessions/ask-auth.ts'
import type { SessionCookies } from '../sessions/session-cookies.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { refuse } from '../refusal.ts'
import type { SiteHandler } from '../site-state.ts'
import type { LiveHub } from './live-hub.ts'

/** A check of an open stream wants to know what is so now, not what was so when the page was loaded. */
const freshEnough = 1_000

interface LiveStreamParts {
  readonly hub: LiveHub
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  /** visitors hold a stream too, to be told to load again in development */
  readonly reload: boolean
  readonly draining: () => boolean
}

/** GET /live/: tells an open tab that something of its account changed, or that its session is no longer what it was. */
export const liveStream = ({ hub, sessions, cookies, reload, draining }: LiveStreamParts): SiteHandler => {
  return async (ctx) => {
    const held = cookies.read(ctx)
    const ask = (age?: number): Promise<Identity | undefined> =>
      sessions.identify(held, age).catch((error: unknown) => {
        if (error instanceof AuthUnavailable) return undefined
        throw error
      })
    if (draining()) return refuse(ctx, 'unavailable')
    const holder = held.session === undefined ? undefined : await ask()
    if (holder?.account == null && !reload) {
      // 204 tells an EventSource not to come back; without an answer of auth it shall
      if (held.session !== undefined && holder === undefined) return refuse(ctx, 'unavailable')
      ctx.status = 204
      return
    }
    ctx.status = 200
    ctx.body = hub.open(holder, () => ask(freshEnough))
    ctx.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  }
}
