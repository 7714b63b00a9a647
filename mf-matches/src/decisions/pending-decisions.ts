import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'
import type { PendingDecision } from './decision.ts'

const nameOf = (accountId: string) => `matches-decisions:${accountId}`

const isPendingDecision = (value: unknown): value is PendingDecision =>
  typeof value === 'object' && value !== null && ('decisions' in value || 'undo' in value)

/** The decisions of this account that were not sent yet, from localStorage. */
export function readPendingDecisions(accountId: string): PendingDecision[] {
  const kept = readLocal(nameOf(accountId))
  return Array.isArray(kept) ? kept.filter(isPendingDecision) : []
}

export const writePendingDecisions = (accountId: string, decisions: readonly PendingDecision[]): void =>
  writeLocal(nameOf(accountId), decisions.length > 0 ? decisions : undefined)
