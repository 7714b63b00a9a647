import type { sentences } from '../../language/sentences.en.ts'

/** A rule by the key of its sentence. */
export type RuleKey = keyof typeof sentences
/** What is wrong or missing, by field. */
export type Problems = Readonly<Record<string, RuleKey>>

/** Drops the fields that are fine. */
export const problemsOf = (checks: Readonly<Record<string, RuleKey | null>>): Problems =>
  Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, RuleKey] => entry[1] !== null))

export const isBlank = (text: string | undefined): boolean => !text?.trim()

export const required = (text: string | undefined, rule: RuleKey = 'field.required'): RuleKey | null =>
  isBlank(text) ? rule : null
