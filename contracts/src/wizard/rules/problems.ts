import type { sentences } from '../../language/sentences.en.ts'

/** A rule by the key of its sentence. */
export type RuleKey = keyof typeof sentences
/** What is wrong or missing, by field. */
export type Problems = Readonly<Record<string, RuleKey>>

/** Drops the fields that are fine. */
export const problemsOf = (checks: Readonly<Record<string, RuleKey | null>>): Problems =>
  Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, RuleKey] => entry[1] !== null))

/** The problems of a part, by the paths of its fields: `jobs.0.title`. */
export const problemsAt = (path: string, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([field, rule]) => [`${path}.${field}`, rule]))

export const isBlank = (text: string | undefined): boolean => !text?.trim()

export const required = (text: string | undefined, rule: RuleKey = 'field.required'): RuleKey | null =>
  isBlank(text) ? rule : null
