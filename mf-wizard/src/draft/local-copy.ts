import type { Application } from '@lunchpail/contracts/wizard/application'
import { localNames, readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'

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

export const writeCopy = (accountId: string, tab: string, copy: LocalCopy): void =>
  writeLocal(prefixOf(accountId) + tab, copy)

export const removeCopy = (accountId: string, tab: string): void =>
  writeLocal(prefixOf(accountId) + tab, undefined)

const isCopy = (value: unknown): value is LocalCopy =>
  typeof value === 'object' && value !== null && 'typed' in value && 'base' in value

const readCopies = (accountId: string): LocalCopy[] =>
  localNames(prefixOf(accountId)).map(readLocal).filter(isCopy)

const remove = (names: readonly string[]): void => names.forEach((name) => writeLocal(name, undefined))

/** Reads and removes the copies of this account's tabs. A tab that is still open has its edits in memory as well. */
export function takeCopies(accountId: string): LocalCopy[] {
  const copies = readCopies(accountId)
  remove(localNames(prefixOf(accountId)))
  return copies
}

/**
 * Positions that were chosen here and not saved yet; the server is asked for them. Where the address says what is applied
 * for (`asked`), only those that were picked beside it.
 */
export const unsavedPositions = (accountId: string, asked: readonly number[]): number[] =>
  readCopies(accountId).flatMap(({ typed, base }) =>
    (typed.positions ?? []).filter(
      (id) => !base.positions?.includes(id) && (asked.length === 0 || typed.picked?.includes(id)),
    ),
  )

/** The copies without their positions: the address says what is applied for. */
export const withoutPositions = (copies: readonly LocalCopy[]): LocalCopy[] =>
  copies.map((copy) => {
    const { positions: _, ...typed } = copy.typed
    const { positions: __, ...base } = copy.base
    return { typed, base }
  })

/** Another account signed in, or none: removes the copies of the others. */
export const removeCopiesOfOthers = (accountId: string | undefined): void =>
  remove(
    localNames(prefix).filter((name) => accountId === undefined || !name.startsWith(prefixOf(accountId))),
  )
