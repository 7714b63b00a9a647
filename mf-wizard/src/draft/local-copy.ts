import type { Application } from '@lunchpail/contracts/wizard/application'

/**
 * The unsaved edits in localStorage, by account and tab, so that a lost connection or a closed tab loses nothing. The
 * equal-opportunity answers are never in it: they are not part of an application.
 */
export interface LocalCopy {
  readonly typed: Application
  /** the server's values of these keys at the time, without positions that the page asked for */
  readonly base: Application
}

const prefix = 'wizard-unsaved:'
const prefixOf = (accountId: string) => `${prefix}${accountId}:`

/** Storage may be blocked or full; then only the server has the draft. */
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

/** Reads and removes the copies of this account's tabs. A tab that is still open has its edits in memory as well. */
export function takeCopies(accountId: string): LocalCopy[] {
  const taken = attempt(() => {
    const names = namesOf(accountId)
    const copies = readCopies(names)
    for (const name of names) localStorage.removeItem(name)
    return copies
  })
  return taken ?? []
}

/** Positions that were chosen here and not saved yet; the server is asked for them. */
export function unsavedPositions(accountId: string): number[] {
  const copies = attempt(() => readCopies(namesOf(accountId))) ?? []
  return copies.flatMap(({ typed, base }) =>
    (typed.positions ?? []).filter((id) => !base.positions?.includes(id)),
  )
}

/** Another account signed in, or none: removes the copies of the others. */
export const removeCopiesOfOthers = (accountId: string | undefined): void =>
  attempt(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix) && (accountId === undefined || !name.startsWith(prefixOf(accountId))))
        localStorage.removeItem(name)
  })
