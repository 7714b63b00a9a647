import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sectionKeys, type SectionValue } from '@lunchpail/contracts/profile/sections'
import type { Application, GapEntry, JobEntry, SkillAnswer } from '@lunchpail/contracts/wizard/application'

/** A box that is not ticked says what an absent one says. `has_skill` is none: a no is an answer. */
const boxes: readonly string[] = [
  'address_international',
  'done_adding_jobs',
  'current_job',
  'contract_job',
  'complete_data',
  'ignore',
  'ack',
] satisfies (keyof Application | keyof JobEntry | keyof GapEntry | keyof SkillAnswer)[]

/** So does a list without entries. */
const isNothing = ([key, value]: [string, unknown]): boolean =>
  value === undefined ||
  (value === false && boxes.includes(key)) ||
  (Array.isArray(value) && value.length === 0)

/** The same text for the same answers, whatever the order of their keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter((entry) => !isNothing(entry))
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )

export const isSameValue = (one: SectionValue, other: SectionValue): boolean =>
  isDeepStrictEqual(one, other) || canonical(one) === canonical(other)

export const saysNothing = (value: SectionValue): boolean => Object.entries(value).every(isNothing)

/** Short, and the same for the same answers. */
export const fingerprint = (value: SectionValue): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 16)

const keys: readonly string[] = Object.values(sectionKeys).flat()

/** What a draft keeps beside the person's sections. */
export const withoutSections = (application: Application): Application =>
  Object.fromEntries(Object.entries(application).filter(([key]) => !keys.includes(key)))
