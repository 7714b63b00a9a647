import type { TabUpdate } from '@lunchpail/kit-events/tab-updates'
import type { Clock } from '@lunchpail/kit-service/clock'
import { LRUCache } from 'lru-cache'
import type { AskAuth, Identity } from './ask-auth.ts'
import type { HeldCookies } from './session-cookies.ts'

/** Tokens are valid for 30 seconds. A forwarded one is at most this old, so that a service has time to use it. */
const maxAgeMs = 15_000

export interface Sessions {
  /** Who holds these cookies, by an answer of auth that is at most `ageMs` old. */
  readonly identify: (held: HeldCookies, ageMs?: number) => Promise<Identity>
  /** After a call that may have changed the session: the next request asks auth again. */
  readonly forget: (held: HeldCookies) => void
  readonly forgetSession: (sessionId: string) => void
  readonly forgetAccount: (accountId: string) => void
}

/** What auth says of a session or an account: the next request of it asks auth again. */
export function forgetChanged(held: Sessions, update: TabUpdate): void {
  if (update.kind === 'session') held.forgetSession(update.sessionId)
  else if (update.topic === 'session') held.forgetAccount(update.accountId)
}

const keyOf = (held: HeldCookies): string => `${held.session ?? ''} ${held.visitor ?? ''}`

export function sessions(ask: AskAuth, clock: Clock, maxIdentities = 20_000): Sessions {
  const now = () => clock.now().getTime()
  const cache = new LRUCache<string, Identity>({
    max: maxIdentities,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  })
  const pending = new Map<string, Promise<Identity>>()
  /** An answer is not cached where a session ended while auth was asked. */
  let evictions = 0

  const fetchIdentity = async (key: string, held: HeldCookies): Promise<Identity> => {
    for (let attempt = 0; ; attempt += 1) {
      const before = evictions
      const start = now()
      const identity = await ask(held)
      if (evictions === before) {
        cache.set(key, identity, { start })
        return identity
      }
      if (attempt === 1) return identity
    }
  }

  const identify: Sessions['identify'] = async (held, ageMs = maxAgeMs) => {
    const key = keyOf(held)
    const isFresh = cache.getRemainingTTL(key) >= maxAgeMs - ageMs
    const cached = isFresh ? cache.get(key) : undefined
    if (cached !== undefined) return cached
    // Where auth fails, an answer that was too old for one caller serves no other.
    cache.delete(key)
    const identity = pending.get(key) ?? fetchIdentity(key, held)
    pending.set(key, identity)
    return identity.finally(() => {
      if (pending.get(key) === identity) pending.delete(key)
    })
  }

  const evict = (keys: readonly string[]): void => {
    evictions += 1
    pending.clear()
    for (const key of keys) cache.delete(key)
  }
  const keysOf = (matches: (identity: Identity) => boolean): string[] =>
    [...cache.entries()].flatMap(([key, identity]) => (matches(identity) ? key : []))

  return {
    identify,
    forget: (held) => evict([keyOf(held)]),
    forgetSession: (id) =>
      evict(keysOf((identity) => [identity.session_id, identity.barred_session_id].includes(id))),
    forgetAccount: (id) => evict(keysOf((identity) => identity.account?.id === id)),
  }
}
