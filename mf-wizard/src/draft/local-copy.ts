import type { Application } from '@lunchpail/contracts/wizard/application'

/**
 * What was typed and is not saved yet, kept in this browser by account, so that a lost connection or a closed tab loses
 * nothing. The equal-opportunity answers are never in it: they are no part of an application.
 */
const prefix = 'wizard-unsaved:'

/** Storage may be closed or full; then the server alone keeps what was typed. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const keepCopy = (accountId: string, unsaved: Application): void =>
  attempt(() => localStorage.setItem(prefix + accountId, JSON.stringify(unsaved)))

export const readCopy = (accountId: string): Application =>
  attempt(() => JSON.parse(localStorage.getItem(prefix + accountId) ?? '{}') as Application) ?? {}

export const dropCopy = (accountId: string): void =>
  attempt(() => localStorage.removeItem(prefix + accountId))

/** Somebody else uses this browser now, or nobody: what others left goes. */
export const dropCopiesOfOthers = (accountId: string | undefined): void =>
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && key !== prefix + accountId) localStorage.removeItem(key)
  })
