import type { Application } from '@lunchpail/contracts/wizard/application'

/**
 * What was typed and is not saved yet, kept in this browser by account and tab, so that a lost connection or a closed
 * tab loses nothing. The equal-opportunity answers are never in it: they are no part of an application.
 */
export interface LocalCopy {
  readonly typed: Application
  /** what the server had of these keys when they were typed, without the positions that this page asked for */
  readonly base: Application
}

const prefix = 'wizard-unsaved:'
const prefixOf = (accountId: string) => `${prefix}${accountId}:`

/** Storage may be closed or full; then the server alone keeps what was typed. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const writeCopy = (accountId: string, tab: string, copy: LocalCopy): void =>
  attempt(() => localStorage.setItem(prefixOf(accountId) + tab, JSON.stringify(copy)))

export const removeCopy = (accountId: string, tab: string): void =>
  attempt(() => localStorage.removeItem(prefixOf(accountId) + tab))

const isCopy = (value: unknown): value is LocalCopy =>
  typeof value === 'object' && value !== null && 'typed' in value && 'base' in value

const namesOf = (accountId: string): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(prefixOf(accountId)))

const readCopies = (names: readonly string[]): LocalCopy[] =>
  names.map((name) => attempt(() => JSON.parse(localStorage.getItem(name)!) as unknown)).filter(isCopy)

/** Takes over what tabs of this account left unsaved. A tab that is open still has its own in memory as well. */
export function takeCopies(accountId: string): LocalCopy[] {
  const taken = attempt(() => {
    const names = namesOf(accountId)
    const copies = readCopies(names)
    for (const name of names) localStorage.removeItem(name)
    return copies
  })
  return taken ?? []
}

/** Positions that were chosen here and that no save has brought to the server yet, which has to be asked for them. */
export function unsavedPositions(accountId: string): number[] {
  const copies = attempt(() => readCopies(namesOf(accountId))) ?? []
  return copies.flatMap(({ typed, base }) =>
    (typed.positions ?? []).filter((id) => !base.positions?.includes(id)),
  )
}

/** Somebody else uses this browser now, or nobody: what others left goes. */
export const removeCopiesOfOthers = (accountId: string | undefined): void =>
  attempt(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix) && (accountId === undefined || !name.startsWith(prefixOf(accountId))))
        localStorage.removeItem(name)
  })
