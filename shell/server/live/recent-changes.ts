import { LRUCache } from 'lru-cache'

/** Longer than any page takes from its rendering to its stream. */
const rememberedMs = 120_000
const maxAccounts = 50_000
/** What a page's age does not count: how long its request was on its way. */
const slackMs = 5_000

export interface RecentChanges {
  readonly add: (accountId: string, topic: string) => void
  /** The topics of an account that changed since `ageMs` ago, as far as they are remembered. */
  readonly since: (accountId: string, ageMs: number) => string[]
}

/** What changed of each account in the last two minutes, for the tabs that had no stream yet. */
export function recentChanges(): RecentChanges {
  const changes = new LRUCache<string, Map<string, number>>({ max: maxAccounts, ttl: rememberedMs })
  return {
    add: (accountId, topic) => {
      changes.set(accountId, (changes.get(accountId) ?? new Map()).set(topic, Date.now()))
    },
    since: (accountId, ageMs) => {
      const from = Date.now() - Math.min(ageMs + slackMs, rememberedMs)
      return [...(changes.get(accountId) ?? [])].flatMap(([topic, at]) => (at >= from ? topic : []))
    },
  }
}
