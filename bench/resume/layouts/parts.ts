import { states } from '@lunchpail/contracts/wizard/enumerations'
import { bullets, runs, space, text, type Block } from '../document.ts'
import { heading } from '../headings.ts'
import type { Person, TrueJob } from '../person.ts'
import { rangeText, type DateForm } from '../dates.ts'

export type Heading = Parameters<typeof heading>[0]

export interface Style {
  /** which of the headings */
  readonly variant: number
  readonly capitals?: boolean
  readonly size?: number
  readonly bullet?: string
  readonly form: DateForm
  readonly dash: string
}

export const headed = (style: Style, person: Person, kind: Heading, blocks: readonly Block[]): Block[] => {
  const title = heading(kind, person.language, style.variant)
  return [space, text(style.capitals ? title.toUpperCase() : title, true, style.size ?? 12), ...blocks]
}

export const dates = ({ form, dash }: Style, job: TrueJob, person: Person): string =>
  rangeText(job, form, dash, person.language)
export const duties = ({ bullet = '•' }: Style, job: TrueJob): Block[] => bullets(job.duties, bullet)
export const place = ({ city, state }: { readonly city: string; readonly state: string }): string =>
  `${city}, ${state}`

export const contact = (person: Person, separator = ' | '): string =>
  [person.phone, person.email, place(person)].join(separator)
export const isEnglish = (person: Person): boolean => person.language === 'en'

export const months = ({ start, end }: TrueJob): string => {
  const count = (value: string) => Number(value.slice(0, 4)) * 12 + Number(value.slice(5))
  const whole = count(end ?? '2026-11') - count(start) + 1
  return `${Math.floor(whole / 12)} years ${whole % 12} months`
}
export const stateName = (code: string): string => states[code as keyof typeof states]

export const summary = (style: Style, person: Person): Block[] =>
  headed(style, person, 'summary', [text(person.summary)])
export const skills = (style: Style, person: Person, listed = false): Block[] =>
  headed(
    style,
    person,
    'skills',
    listed ? bullets(person.skills, style.bullet ?? '•') : [text(person.skills.join(', '))],
  )
export const licences = (style: Style, person: Person): Block[] =>
  headed(style, person, 'licences', bullets(person.licences, style.bullet ?? '•'))
export const schools = (style: Style, person: Person): Block[] =>
  headed(
    style,
    person,
    'education',
    person.schools.flatMap((school) => [
      runs([school.name, true]),
      text(`${school.degree}, ${place(school)}, ${school.year}`),
    ]),
  )
/** Each job's blocks, apart. */
export const jobs = (style: Style, person: Person, one: (job: TrueJob) => readonly Block[]): Block[] =>
  headed(
    style,
    person,
    'experience',
    person.jobs.flatMap((job, index) => (index === 0 ? one(job) : [space, ...one(job)])),
  )
