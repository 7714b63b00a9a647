import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { degreeType } from '@lunchpail/contracts/wizard/enumerations'
import { schoolErrors } from '@lunchpail/contracts/wizard/rules/history/school'

/** A school as a resume filled it in, and what the person had told of it before. */
export type FilledSchool = {
  readonly school: SchoolEntry
  readonly typed?: SchoolEntry
}

/**
 * The first school is what basic info asks for, where the rest of a school cannot be typed: it holds more only where it
 * holds all.
 */
const asFirst = (school: SchoolEntry): SchoolEntry => {
  if (Object.keys(schoolErrors(school)).length === 0) return school
  const { degree_type, name, degree_major } = school
  return {
    ...(degree_type !== undefined && { degree_type }),
    ...(name !== undefined && { name }),
    ...(degree_major !== undefined && { degree_major }),
  }
}

const nameOf = ({ name = '' }: SchoolEntry): string => name.trim().toLowerCase()
const maxSchools = 10
const isTold = (school: SchoolEntry): boolean => Object.values(school).some(Boolean)

/** The enumeration goes from the lowest to the highest; of another degree nobody knows. */
const levels: readonly number[] = Object.values(degreeType)
const levelOf = ({ degree_type = degreeType.other }: SchoolEntry): number =>
  degree_type === degreeType.other ? -1 : levels.indexOf(degree_type)
const highestFirst = (read: readonly SchoolEntry[]): SchoolEntry[] =>
  read.toSorted((one, other) => levelOf(other) - levelOf(one))

/**
 * The person's schools with those of the resume, its highest first: what they typed stays, a school without a name takes that of the
 * same degree, and one that is not there is added. `filled` are those that have something of the resume.
 */
export function schoolsWith(
  known: readonly SchoolEntry[],
  read: readonly SchoolEntry[],
): { readonly schools: SchoolEntry[]; readonly filled: FilledSchool[] } {
  const all: FilledSchool[] = known.filter(isTold).map((school) => ({ school, typed: school }))
  for (const one of highestFirst(read)) {
    const same = all.findIndex(
      ({ school }) =>
        (nameOf(school) !== '' && nameOf(school) === nameOf(one)) ||
        (nameOf(school) === '' && school.degree_type === one.degree_type),
    )
    const before = all[same]
    const told = Object.fromEntries(Object.entries(before?.school ?? {}).filter(([, value]) => value))
    const entry = { ...before, school: { ...one, ...told } }
    if (same < 0) all.push(entry)
    else all[same] = entry
  }
  const entries = all
    .slice(0, maxSchools)
    .map(({ school, ...more }, index) => ({ ...more, school: index === 0 ? asFirst(school) : school }))
  return {
    schools: entries.map(({ school }) => school),
    filled: entries.filter(({ school, typed }) => changedIn(school, typed ?? {}).length > 0),
  }
}

const fields = ['degree_type', 'name', 'degree_major', 'city', 'state', 'graduation_year'] as const

/** The fields that the person has changed; an emptied one is one that is not there. */
const changedIn = (school: SchoolEntry, from: SchoolEntry) =>
  fields.filter((field) => (school[field] || undefined) !== (from[field] || undefined))

/**
 * The schools without what the resume before had filled in: what the person told before it comes back, a school that they edited
 * since is theirs, and of the first, of which basic info asks for the level, the level that they chose stays.
 */
export function schoolsWithout(
  schools: readonly SchoolEntry[],
  filled: readonly FilledSchool[],
): SchoolEntry[] {
  const left: (SchoolEntry | undefined)[] = [...schools]
  for (const { school, typed } of filled) {
    const same = left.findIndex((one) => one && changedIn(one, school).length === 0)
    if (same >= 0) left[same] = typed
    const [first] = left
    if (same >= 0 || !first || changedIn(first, school).join() !== 'degree_type') continue
    left[0] = { ...typed, degree_type: first.degree_type }
  }
  return left.filter((school) => school !== undefined && isTold(school)) as SchoolEntry[]
}
