import type { PendingDecision } from './decision.ts'

const nameOf = (accountId: string) => `matches-decisions:${accountId}`

const isPendingDecision = (value: unknown): value is PendingDecision =>
  typeof value === 'object' && value !== null && ('decisions' in value || 'undo' in value)

/** The decisions of this account that were not sent yet, from localStorage. */
export function readPendingDecisions(accountId: string): PendingDecision[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(accountId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPendingDecision) : []
  } catch {
    return [] // storage is blocked, or its value is not JSON
  }
}

export function writePendingDecisions(accountId: string, decisions: readonly PendingDecision[]): void {
  try {
    if (decisions.length > 0) localStorage.setItem(nameOf(accountId), JSON.stringify(decisions))
    else localStorage.removeItem(nameOf(accountId))
  } catch {
    // storage is blocked or full: the queue in memory stays
  }
}
