import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'

/** A registrant came: the code of their registration, and when by the clock of this phone. */
export interface Mark {
  readonly code: string
  readonly at: string
}

/** Codes and times alone: whose they are is not kept on the phone. */
const nameOf = (accountId: string, eventId: string): string => `check-ins.${accountId}.${eventId}`
const isMark = (kept: unknown): kept is Mark =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Mark).code === 'string' &&
  typeof (kept as Mark).at === 'string'

/** Marks that the service does not have yet, in their order. */
export const readMarks = (accountId: string, eventId: string): Mark[] => {
  const kept = readLocal(nameOf(accountId, eventId))
  return Array.isArray(kept) ? kept.filter(isMark) : []
}

export const keepMarks = (accountId: string, eventId: string, marks: readonly Mark[]): void =>
  writeLocal(nameOf(accountId, eventId), marks.length > 0 ? marks : undefined)

/** The first time of each counts. */
export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  marks.some(({ code }) => code === mark.code) ? marks : [...marks, mark]

export const withoutMark = (marks: readonly Mark[], code: string): readonly Mark[] =>
  marks.filter((mark) => mark.code !== code)

/** A code as it is typed, or as a camera reads it; null for what is none. */
export function codeOf(read: string): string | null {
  const code = read.trim().toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[0-9A-Z]{8}$/.test(code) ? code : null
}
