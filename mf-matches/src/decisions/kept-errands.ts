import type { Errand } from './decision.ts'

const nameOf = (accountId: string) => `matches-decisions:${accountId}`

const isErrand = (value: unknown): value is Errand =>
  typeof value === 'object' && value !== null && ('decisions' in value || 'undo' in value)

/** What this account decided in this browser and could not be sent yet: position ids and what was decided on them. */
export function readErrands(accountId: string): Errand[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(accountId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isErrand) : []
  } catch {
    return [] // closed storage, or another's writing
  }
}

export function keepErrands(accountId: string, errands: readonly Errand[]): void {
  try {
    if (errands.length > 0) localStorage.setItem(nameOf(accountId), JSON.stringify(errands))
    else localStorage.removeItem(nameOf(accountId))
  } catch {
    // storage is closed or full: this page still has them
  }
}
