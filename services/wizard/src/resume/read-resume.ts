import type { Licence } from '@lunchpail/contracts/wizard/enumerations'
import { type Contact, readContact } from './entries/contact.ts'
import { read, type Read } from './entries/read.ts'
import { onceEach } from './entries/once-each.ts'
import { withoutPlace } from './entries/place.ts'
import { readJobs, type ResumeJob } from './entries/read-jobs.ts'
import { readLicences } from './entries/read-licences.ts'
import { isSchoolAlone, readSchools, type ResumeSchool } from './entries/read-schools.ts'
import { withHiddenJobs } from './entries/hidden-jobs.ts'
import type { SectionKind } from './text/headings.ts'
import type { Line } from './text/line.ts'
import { sectionsOf } from './text/sections.ts'
import { withCapitals } from './text/with-capitals.ts'

const maxSkills = 60

/** The skills of a skills section: what stands between its commas and bullets. */
function readSkills(lines: readonly Line[]): Read<string>[] {
  const seen = new Set<string>()
  return lines
    .flatMap((line) =>
      line.parts
        .flatMap((part) => part.split(/\s*[,;|•·●▪]\s*|\s+[–—-]\s+/u))
        .map((text) => text.replace(/^[^:]{2,30}:\s*/u, '').replace(/^[\s.–—-]+|[\s.]+$/gu, ''))
        .filter((text) => /\p{L}{2}/u.test(text) && text.length <= 60)
        .map((text) => read(text, 0.8, line)),
    )
    .filter(({ value }) => {
      const key = value.toLowerCase()
      return seen.has(key) ? false : (seen.add(key), true)
    })
    .slice(0, maxSkills)
}

export interface Resume extends Contact {
  readonly summary: Read<string> | null
  readonly jobs: readonly ResumeJob[]
  readonly schools: readonly ResumeSchool[]
  readonly skills: readonly Read<string>[]
  readonly licences: readonly Read<Licence>[]
  /** pages of which nothing could be read */
  readonly unreadPages?: readonly number[]
  /** text that another program read from pictures, which may say more than it does */
  readonly hasLayer?: boolean
}

const isOwn = (kind: SectionKind | 'top'): boolean => kind !== 'experience' && kind !== 'other'

const maxJobs = 50
const maxSummary = 1000

/** "Sacramento, CA 95825", "Looking for warehouse work": what is said of the person, and of no job. */
const isOfPerson = ({ text }: Line): boolean => {
  const found = withoutPlace(text)
  const isHome = found.place !== null && !/\p{L}/u.test(found.text)
  return isHome || /^(?:(?:i am |i['’]m )?(?:looking for|seeking)|busco|estoy buscando)\s/iu.test(text)
}
/** At the top, what nothing dates may be whoever it is. */
const isDated = ({ start, current }: ResumeJob): boolean => start !== null || current

/** What a resume's lines say. */
export function readResume(typed: readonly Line[]): Resume {
  const lines = withCapitals(typed)
  const sections = withHiddenJobs(sectionsOf(lines))
  const of = (kind: SectionKind | 'top'): Line[] =>
    sections.filter((one) => one.kind === kind).flatMap((one) => one.lines)
  const experience = of('experience')
  const top = of('top')
  const listed = of('education')
  const unlisted =
    listed.length > 0
      ? []
      : [...experience, ...top].filter((line, index, all) => isSchoolAlone(line, all[index + 1]))
  const jobsOf = (own: readonly Line[]): ResumeJob[] =>
    readJobs(own.filter((line) => !unlisted.includes(line)))
  const jobs = sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap((section) => jobsOf(section.lines))
  const summary = of('summary')
  const contact = readContact(
    lines,
    [...top, ...of('contact')],
    sections.flatMap(({ kind, lines: own }) => (isOwn(kind) ? own : [])),
  )
  const ofPerson = [contact.name, contact.email, contact.phone].map((one) => one?.line)
  return {
    ...contact,
    summary: summary[0]
      ? read(
          summary
            .map(({ text }) => text)
            .join(' ')
            .slice(0, maxSummary),
          0.85,
          summary[0],
        )
      : null,
    // A resume without headings tells its jobs from the top, where nobody is their own employer.
    jobs: onceEach(
      experience.length > 0
        ? jobs
        : jobsOf(top.filter((line) => !ofPerson.includes(line.text) && !isOfPerson(line))).filter(isDated),
    ).slice(0, maxJobs),
    schools: readSchools([...listed, ...unlisted]),
    skills: readSkills(of('skills')),
    licences: readLicences(lines, of('licences')),
  }
}
