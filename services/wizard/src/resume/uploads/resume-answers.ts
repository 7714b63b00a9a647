import type { ResumeDoubt, ResumeReading } from '@lunchpail/contracts/wizard/api'
import type { Application, JobEntry, SchoolEntry } from '@lunchpail/contracts/wizard/application'
import {
  degreeType,
  isState,
  wizardLimits,
  type DoubtableField,
} from '@lunchpail/contracts/wizard/enumerations'
import type { CalendarDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { isBlank } from '@lunchpail/contracts/wizard/rules/field-errors'
import { jobErrors } from '@lunchpail/contracts/wizard/rules/history/job'
import { isStaffingAgency } from '@lunchpail/contracts/wizard/rules/history/staffing-agency'
import { heldSchoolErrors, isUpToHighSchool } from '@lunchpail/contracts/wizard/rules/history/school'
import type { Read } from '../entries/read.ts'
import type { ResumeJob } from '../entries/read-jobs.ts'
import type { ResumeSchool } from '../entries/read-schools.ts'
import type { Resume } from '../read-resume.ts'
import type { ClearedByResume } from '../../draft/follow-resume.ts'
import { onceEach } from './once-each.ts'
import type { FilledSchool } from './schools-with.ts'

/** The column `resume.reading`. */
export type StoredReading = Partial<
  Pick<ResumeReading, 'jobs' | 'schools' | 'doubts' | 'licences' | 'unread_pages'> & {
    /** until it is read */
    readonly cleared: ClearedByResume
    /** the schools of this resume; until it is read, of the one before, whose place its own take */
    readonly filled: FilledSchool[]
  }
>

/** What the reader is less sure of is shown beside its line. */
const sureEnough = 0.75

/** PostgreSQL stores no NUL and no lone surrogate. */
const storable = (text: string, length: number): string =>
  text.toWellFormed().replaceAll('\0', '').trim().slice(0, length).toWellFormed()
const short = (text: string): string => storable(text, wizardLimits.singleFieldCharacters)

/** 2019-03 is 03/2019. */
const monthOf = (read: string): string => read.replace(/^(\d{4})-(\d\d)$/, '$2/$1')

type FieldsRead = Readonly<Partial<Record<DoubtableField, Read<string>>>>

function fieldsOf({ title, company, city, state, start, end, current }: ResumeJob): FieldsRead {
  const month = (read: Read<string>): Read<string> => ({ ...read, value: monthOf(read.value) })
  return {
    ...(title && { title }),
    ...(company && { company }),
    ...(city && { city }),
    ...(state && isState(state.value) && { state }),
    ...(start && { start_date: month(start) }),
    ...(end && !current && { end_date: month(end) }),
  }
}

/** Where a person worked who names the agency behind it: "FedEx Ground (through Staffmark)". */
function assignmentOf(company: string | undefined): string | undefined {
  const [, worked, agency] = /^([^()]+?)\s*\(([^()]+)\)$/u.exec(company ?? '') ?? []
  return isStaffingAgency(agency) && !isStaffingAgency(worked) ? worked : undefined
}

/** A job of the resume as the work history has it, and its fields that are doubted. */
export function jobOf(
  job: ResumeJob,
  reference_id: string,
  today: CalendarDay,
): { readonly job: JobEntry; readonly doubts: ResumeDoubt[] } {
  const fields = Object.entries(fieldsOf(job)) as [DoubtableField, Read<string>][]
  const assignment = assignmentOf(job.company?.value)
  const entry: JobEntry = {
    reference_id,
    ...Object.fromEntries(fields.map(([field, { value }]) => [field, short(value)])),
    ...(assignment !== undefined && { company_explain: short(assignment) }),
    ...(job.current && { current_job: true }),
    ...(job.duties && { duties: storable(job.duties.value, wizardLimits.longAnswerCharacters) }),
  }
  return {
    job: { ...entry, complete_data: Object.keys(jobErrors(entry, today)).length === 0 },
    doubts: fields
      .filter(([, { confidence }]) => confidence < sureEnough)
      .map(([field, { value, page, line }]) => ({
        reference_id,
        field,
        value: short(value),
        page,
        line: short(line),
      })),
  }
}

const degrees: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:master(?:['’]?s)?|m\.?b\.?a|m\.\s?[as]|m\.?sc|m\.\s?ed|(?:ms|med)(?= in ))(?!\p{L})|maestr[íi]a/iu,
    degreeType.master,
  ],
  [/bachelor|(?<!\p{L})b\.?\s?[as]\.?c?(?!\p{L})|licenciatura|ingenier[íi]a/iu, degreeType.bachelor],
  [/associate|(?<!\p{L})(?:a\.\s?[as]\.?s?|aas?|as(?= in ))(?!\p{L})|^as$/iu, degreeType.associate],
  [/junior high|middle school/iu, degreeType['under 12th grade']],
  [
    /high school|\p{L} high$|(?<!\p{L})h\.?s(?!\p{L})|(?<!\p{L})g\.?e\.?d(?!\p{L})|hiset|bachillerato|preparatoria|secundaria/iu,
    degreeType['high school or GED'],
  ],
  [/primaria|elementary school|grade school/iu, degreeType['under 12th grade']],
  [
    /certificat|vocational|technical|t[ée]cnic|trade|job corps|vo-?tech/iu,
    degreeType['technical or vocational'],
  ],
  [/coursework|some college|estudios|college|university|universidad/iu, degreeType['some college']],
]

/** What has who has not finished; of a trade, nothing that has a name. */
const begun = new Map<number, number>([
  [degreeType['high school or GED'], degreeType['under 12th grade']],
  [degreeType.associate, degreeType['some college']],
  [degreeType.bachelor, degreeType['some college']],
  [degreeType.master, degreeType['some college']],
])

function degreeOf(
  { degree, name, year, unfinished: isBegun = false }: ResumeSchool,
  today: CalendarDay,
): number {
  // "expected 2027"
  const unfinished = isBegun || (year?.value ?? 0) > today.year
  const named = [degree?.value, name?.value].filter((text) => text !== undefined)
  for (const text of named) {
    const found = degrees.find(
      ([form, type]) => form.test(text) && !(unfinished && type === degreeType['technical or vocational']),
    )
    if (found) return (unfinished ? begun.get(found[1]) : undefined) ?? found[1]
  }
  return degreeType.other
}

/** "Bachelor of Science in Nursing": Nursing. */
const majorOf = (degree: string | undefined): string | undefined =>
  /(?:\b(?:in|en)\b|:)\s+(\p{L}[\p{L}\s&,/-]{2,})$/iu.exec(degree ?? '')?.[1]

/** What was read against a rule of a school, such as a year before 1950, is left out. */
export function schoolOf(school: ResumeSchool, today: CalendarDay): SchoolEntry {
  const degree_type = degreeOf(school, today)
  const major = isUpToHighSchool(degree_type) ? undefined : majorOf(school.degree?.value)
  const entry: SchoolEntry = {
    degree_type,
    ...(school.name && { name: short(school.name.value) }),
    ...(major !== undefined && { degree_major: short(major) }),
    ...(school.city && { city: short(school.city.value) }),
    ...(school.state && isState(school.state.value) && { state: school.state.value }),
    ...(school.year && { graduation_year: school.year.value }),
  }
  const wrong = heldSchoolErrors(entry)
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !(field in wrong)))
}

const addressKeys = [
  'address_line1',
  'address_line2',
  'address_city',
  'address_state',
  'address_postal_code',
] as const satisfies readonly (keyof Application)[]

/** The address of the resume, where it is sure and the person has typed nothing of theirs yet. */
export function addressWith(known: Application, { address }: Pick<Resume, 'address'>): Application {
  const isTyped = known.address_international === true || addressKeys.some((key) => !isBlank(known[key]))
  if (!address || address.confidence < sureEnough || isTyped) return {}
  const { street, city, state, zip } = address.value
  return {
    address_line1: short(street),
    address_city: short(city),
    address_state: state,
    address_postal_code: zip,
  }
}

/** What an application gets of a resume. `nextId` makes the reference id of a job. */
export function answersOf(
  { jobs, schools, licences }: Resume,
  today: CalendarDay,
  nextId: () => string,
): {
  readonly jobs: JobEntry[]
  readonly schools: SchoolEntry[]
  readonly doubts: ResumeDoubt[]
  readonly licences: NonNullable<StoredReading['licences']>
} {
  const read = onceEach(jobs).map((job) => jobOf(job, nextId(), today))
  return {
    jobs: read.map(({ job }) => job),
    schools: schools.map((school) => schoolOf(school, today)),
    doubts: read.flatMap(({ doubts }) => doubts),
    licences: licences.map(({ value, page, line }) => ({ licence: value, page, line: short(line) })),
  }
}
