import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sectionKeys, type SectionValue } from '@lunchpail/contracts/profile/sections'
import type {
  Application,
  GapEntry,
  JobEntry,
  SchoolEntry,
  SkillAnswer,
} from '@lunchpail/contracts/wizard/application'

/** An unchecked box equals an absent one. `has_skill` is none of them: a no is an answer. */
const boxes: readonly string[] = [
  'address_international',
  'done_adding_jobs',
  'current_job',
  'contract_job',
  'complete_data',
  'ignore',
  'editing',
  'ack',
] satisfies (keyof Application | keyof JobEntry | keyof GapEntry | keyof SkillAnswer)[]

/** Profile computes these for its answers and stores none of them, so that they never make two values differ. */
const derived: readonly string[] = [
  'dates',
  'durationString',
  'displayAsContractJob',
  'manager_reference',
  'degree_type_string',
] satisfies (keyof JobEntry | keyof SchoolEntry)[]

/** So does an empty list. */
const isEmpty = ([key, value]: [string, unknown]): boolean =>
  value === undefined ||
  derived.includes(key) ||
  (value === false && boxes.includes(key)) ||
  (Array.isArray(value) && value.length === 0)

/** The same text for the same answers, whatever the order of their keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, entry: unknown) =>
    entry instanceof Object && !Array.isArray(entry)
      ? Object.fromEntries(
          Object.entries(entry)
            .filter((pair) => !isEmpty(pair))
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : entry,
  )

export const isSameValue = (one: SectionValue, other: SectionValue): boolean =>
  isDeepStrictEqual(one, other) || canonical(one) === canonical(other)

export const isEmptyValue = (value: SectionValue): boolean => Object.entries(value).every(isEmpty)

/** Short, and the same for the same answers. */
export const fingerprint = (value: SectionValue): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 16)

const keys: readonly string[] = Object.values(sectionKeys).flat()

/** The answers that are in no section of the person. */
export const withoutSections = (application: Application): Application =>
  Object.fromEntries(Object.entries(application).filter(([key]) => !keys.includes(key)))
