import type { Clock } from '@lunchpail/kit-service/clock'
import { IdentityCache } from './identity-cache.ts'
import type { AskAuth, Identity } from './ask-auth.ts'
import type { HeldCookies } from './session-cookies.ts'

/** Tokens live 30 seconds; one that is handed over is never older than this, so that a service has time to use it. */
const maxAgeMs = 15_000

export interface Sessions {
  /** Who holds these cookies, by an answer of auth that is at most `age` milliseconds old. */
  readonly identify: (held: HeldCookies, age?: number) => Promise<Identity>
  /** After a call that may have changed it: the next request asks again. */
  readonly forget: (held: HeldCookies) => void
  readonly forgetSession: (sessionId: string) => void
  readonly forgetAccount: (accountId: string) => void
}

const keyOf = (held: HeldCookies): string => `${held.session ?? ''} ${held.visitor ?? ''}`

export function sessions(ask: AskAuth, clock: Clock, limit = 20_000): Sessions {
  const cache = new IdentityCache(limit)
  const asking = new Map<string, Promise<Identity>>()
  /** Counts what made answers under way worthless, so that none of them is kept. */
  let changes = 0

  const askAgain = async (key: string, held: HeldCookies): Promise<Identity> => {
    for (let attempt = 0; ; attempt += 1) {
      const before = changes
      const askedAt = clock.now().getTime()
      const identity = await ask(held)
      if (changes === before) {
        cache.set(key, identity, askedAt)
        return identity
      }
      // something ended while auth was asked: the answer may be from before it
      if (attempt === 1) return identity
    }
  }

  const identify: Sessions['identify'] = (held, age = maxAgeMs) => {
    const key = keyOf(held)
    const known = cache.get(key, clock.now().getTime() - Math.min(age, maxAgeMs))
    if (known !== undefined) return Promise.resolve(known)
    const underWay = asking.get(key)
    if (underWay !== undefined) return underWay
    const answer = askAgain(key, held).finally(() => {
      if (asking.get(key) === answer) asking.delete(key)
    })
    asking.set(key, answer)
    return answer
  }

  const changed = (drop: () => void): void => {
    changes += 1
    asking.clear()
    drop()
  }

  return {
    identify,
    forget: (held) => changed(() => cache.delete(keyOf(held))),
    forgetSession: (id) => changed(() => cache.deleteWhere((identity) => identity.session_id === id)),
    forgetAccount: (id) => changed(() => cache.deleteWhere((identity) => identity.account?.id === id)),
  }
}
