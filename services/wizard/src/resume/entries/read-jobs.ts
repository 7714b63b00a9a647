import type { Line } from '../text/line.ts'
import type { DateRange } from '../dates/date-range.ts'
import { markLines, type Marked } from './anchors.ts'
import { isDeed } from './body-line.ts'
import type { Banner } from './banners.ts'
import { dutiesOf } from './duties-of.ts'
import { employerScore, isUnit } from './words/employer-words.ts'
import { jobBlocks, type JobBlock } from './job-blocks.ts'
import { namedJob, type NamedJob, type Piece } from './job-fields.ts'
import { nameJobs, type Naming } from './name-jobs.ts'
import { cityBehind, withoutPlace, type Place } from './place.ts'
import { read, type Read } from './read.ts'
import { titleScore } from './words/title-words.ts'

export interface ResumeJob {
  readonly title: Read<string> | null
  readonly company: Read<string> | null
  readonly city: Read<string> | null
  readonly state: Read<string> | null
  readonly start: Read<string> | null
  /** null where the job goes on, or where no end is told */
  readonly end: Read<string> | null
  readonly current: boolean
  readonly duties: Read<string> | null
  readonly confidence: number
}

/** The employer has the first line, and the title one below it. */
const isAbove = (company: Line, title: Line | undefined, head: readonly Line[]): boolean =>
  company === head[0] && title !== undefined && title !== company

const maxDuties = 2000

/** What a promotion has: an employer with the dates of all roles, and below it each role with its own. */
const isWithin = (role: DateRange | null, all: DateRange): boolean =>
  Boolean(role?.start && all.start) &&
  role!.start! >= all.start! &&
  (all.current || (!role!.current && (role!.end ?? '') <= (all.end ?? '')))
/** The title of a job whose naming line has nothing else: "Team Leader (11B), Sergeant". */
const titleAlone = ({ pieces }: NamedJob): Piece | null =>
  pieces.length === 1 && titleScore(pieces[0]!.text) >= 1 && employerScore(pieces[0]!.text) < 1
    ? pieces[0]!
    : null
/** What some write between two jobs is none, */
const noJob =
  /^(?:I (?:was|am) (?:an? )?)?(?:laid off|unemployed|unemployment|(?:career|employment) (?:break|gap)|(?:travel\s*\/\s*)?family leave|stay[- ]at[- ]home (?:mom|mother|dad|father|parent)|full[- ]time (?:mom|mother|dad|father|parent)|incarcerat(?:ed|ion)|desempleado|desempleada|sin (?:empleo|trabajo))(?=\s*(?:$|[./:(–—-]))/iu
/** nor is this by itself, or with that nobody paid for it. */
const noJobAlone =
  /^(?:gap year|homemaker|housewife|ama de casa|full[- ]time student)$|^(?:care|caring|caregiver) (?:for|of) .*\bunpaid\b|^gap: (?:stayed|took|car|rais|mov|travel)/iu
const isNoJob = (text: string): boolean =>
  noJobAlone.test(text) ||
  /^incarcerat/iu.test(text) ||
  (noJob.test(text) && titleScore(text.replace(noJob, '')) < 1)
/** "Volunteer", "Hospital Volunteer": no job either, and "Volunteer Coordinator" is one. */
const volunteering = /(?:^|\s)(?:volunteer(?:ing)?|voluntari[oa]|voluntariado)$/iu

function isOfRoles(at: number, jobs: readonly NamedJob[], namings: readonly Naming[]): boolean {
  const { dates } = jobs[at]!.block.anchor
  const { title, company } = namings[at]!
  const next = namings[at + 1]
  return (
    title === null &&
    company !== null &&
    Boolean(dates?.range) &&
    Boolean((next?.title && !next.company) || (jobs[at + 1] && titleAlone(jobs[at + 1]!))) &&
    isWithin(jobs[at + 1]!.block.anchor.dates, dates!)
  )
}

/** "Machine operator. Ran the mixing mills.": where the title is not above the duties, it may be their first words. */
function titleOfDuties({ body: [first] }: NamedJob['block']): Read<string> | null {
  const words = /^(\p{Lu}[^.:;!?]{2,48})\.\s+\p{Lu}/u.exec(first?.line.text ?? '')?.[1]
  const isTitle =
    words !== undefined &&
    titleScore(words) >= 1.5 &&
    employerScore(words) < 1.5 &&
    !isDeed(words) &&
    words.split(/\s+/u).length <= 6
  return isTitle ? read(words, 0.6, first!.line) : null
}
/** "- Sorter" below an employer and its dates: a title and nothing else. */
function titleAsDuty({ body: [first] }: NamedJob['block']): Read<string> | null {
  const text = first?.line.text ?? ''
  const isTitle =
    /^\p{Lu}[\p{L}\s/&'’-]{2,40}$/u.test(text) &&
    text.split(/\s+/u).length <= 4 &&
    titleScore(text) >= 1.5 &&
    employerScore(text) < 1 &&
    !isDeed(text)
  return isTitle ? read(text, 0.6, first!.line) : null
}

/** "Dietary, Mercy General Hospital": of a department and its employer, the employer. */
function withoutUnit(company: string): string {
  const [first, second, third] = company.split(/,\s+/u)
  if (!second || third) return company
  const isEmployer = (text: string) =>
    employerScore(text) >= 1 && !isUnit(text) && !/^(?:inc|llc|ltd|corp|co)\.?$/iu.test(text)
  if (isUnit(first!) && isEmployer(second)) return second
  return isUnit(second) && isEmployer(first!) ? first! : company
}

/** What the roles under one employer take from it, where they do not tell it themselves. */
interface Employer {
  readonly company: Piece
  readonly place: Place | null
  /** of all roles together, where they are told */
  readonly dates: DateRange | null
  /** its line stands above several roles */
  readonly banner?: Banner
}

/** The employer of a line above several roles. */
function employerOf(banner: Banner): Employer {
  const { line } = banner.line
  const { text, place } = withoutPlace(line.parts.join(' | '))
  const name = text.split(/\s*[|·•]\s*/u).find((piece) => /\p{L}/u.test(piece)) ?? text
  return { company: { text: name.replace(/[\s,–—-]+$/u, ''), line }, place, dates: null, banner }
}
/** Under such a line a role has no employer of its own: what looks like one is its title, and its unit. */
function ofBanner(
  { title, company, sure }: Naming,
  { pieces }: NamedJob,
  { hasUnits, clearness }: Banner,
): Naming {
  const [first, second] = pieces
  // "Cashier - Front End"
  if (second && pieces.length === 2 && titleScore(first!.text) >= 1 && isUnit(second.text)) {
    const { text } = first!.line
    const [from, to] = [text.indexOf(first!.text), text.indexOf(second.text) + second.text.length]
    if (from >= 0 && to > from)
      return { title: { ...first!, text: text.slice(from, to) }, company: null, sure: 0.8 }
  }
  const isTitle =
    pieces.length === 1 &&
    (hasUnits || !first!.text.includes(', ')) &&
    !namesClearEmployer(first!.text, clearness)
  return isTitle ? { title: first!, company: null, sure: hasUnits ? 0.8 : 0.6 } : { title, company, sure }
}
const namesClearEmployer = (text: string, above: number): boolean =>
  text
    .split(/,\s+/u)
    .map((piece) => ({ piece, score: employerScore(piece) }))
    .some(({ piece, score }) => score >= 1 && score > above && !isUnit(piece) && titleScore(piece) < 1)

/** A line above the first job that looks like an employer and is of none: what the jobs name may be parts of it. */
const hasUnreadEmployer = (marked: readonly Marked[], first: JobBlock | undefined): boolean =>
  marked
    .slice(0, first ? Math.max(0, marked.indexOf(first.banner?.line ?? first.head[0]!)) : 0)
    .some(({ body, line: { text } }) => !body && employerScore(text) >= 1.5 && titleScore(text) < 1)

/** The jobs of the lines of an experience section, in the resume's order. */
export function readJobs(lines: readonly Line[]): ResumeJob[] {
  const marked = markLines(lines)
  const blocks = jobBlocks(marked)
  const named = blocks.map(namedJob)
  const mostSure = hasUnreadEmployer(marked, blocks[0]) ? 0.6 : 1
  const namings = nameJobs(named)
  const jobs: ResumeJob[] = []
  let employer: Employer | null = null
  named.forEach((job, index) => {
    const { block } = job
    const { dates, line } = block.anchor
    const [only, ...more] = block.head.map(({ rest }) => rest).filter((text) => text !== '')
    if (only !== undefined && more.length === 0 && isNoJob(only)) return
    if (block.banner) employer = employerOf(block.banner)
    const naming = employer?.banner ? ofBanner(namings[index]!, job, employer.banner) : namings[index]!
    const role = employer?.dates && isWithin(dates, employer.dates) ? titleAlone(job) : null
    const { title, company, sure } = role ? { ...naming, title: role, company: null } : naming
    if (company && isOfRoles(index, named, namings)) {
      employer = { company, place: job.place, dates }
      return
    }
    // Several roles under one employer: its name stands above the first only.
    if (company)
      employer = isAbove(
        company.line,
        title?.line,
        block.head.map((one) => one.line),
      )
        ? { company, place: job.place, dates: null }
        : null
    const isRole = !company && title && employer && (!employer.dates || isWithin(dates, employer.dates))
    const inherited = isRole ? employer : null
    // An employer with the dates of all its roles names those within them.
    const isTold = inherited?.dates || inherited?.banner?.hasUnits || inherited?.banner?.line.hasDuration
    const inheritedSure = isTold ? 0.8 : 0.5
    const behind = company && !job.place ? cityBehind(company.text) : null
    const place = job.place ?? inherited?.place ?? (behind && { city: behind.city, state: '' })
    const placeLine = job.place ? (block.head[0]?.line ?? line) : (inherited?.company.line ?? line)
    const placeSure = job.place ? 0.9 : inheritedSure
    const dateSure = !dates ? 0 : dates.range ? (dates.exact ? 0.98 : 0.7) : 0.5
    const told = !title && company ? (titleOfDuties(block) ?? titleAsDuty(block)) : null
    const duties = dutiesOf(
      block.body.map((one) => one.line).filter(({ text }) => text !== told?.value),
    ).slice(0, maxDuties)
    jobs.push({
      title: title ? read(title.text, inherited?.dates ? 0.8 : sure, title.line) : told,
      company: company
        ? read(withoutUnit(behind?.name ?? company.text), Math.min(sure, mostSure), company.line)
        : inherited && read(inherited.company.text, inheritedSure, inherited.company.line),
      city: place && place.city !== '' ? read(place.city, placeSure, placeLine) : null,
      state: place && place.state !== '' ? read(place.state, placeSure, placeLine) : null,
      start: dates?.start ? read(dates.start, dateSure, line) : null,
      end: dates?.end ? read(dates.end, dateSure, line) : null,
      current: dates?.current ?? false,
      duties: duties === '' ? null : read(duties, 0.8, block.body[0]!.line),
      confidence:
        Math.round(
          Math.min(title || inherited ? 1 : 0.5, company || inherited ? 1 : 0.5) *
            Math.min(sure, Math.max(dateSure, 0.3)) *
            100,
        ) / 100,
    })
  })
  return jobs.filter(
    ({ title, company }) =>
      (title ?? company) !== null &&
      !(title === null && isNoJob(company!.value)) &&
      !volunteering.test((title ?? company)!.value),
  )
}
