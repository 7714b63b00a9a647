import type { Marked } from './anchors.ts'
import { bannersOf, type Banner } from './banners.ts'
import { datelessBlocks } from './dateless-blocks.ts'
import { employerScore, isKindOfWork } from './words/employer-words.ts'
import { fieldLabel } from './field-label.ts'
import { withoutPlace } from './place.ts'
import { titleScore } from './words/title-words.ts'

/** The lines of one job: those that name it, in order, and those of its duties. */
export interface JobBlock {
  readonly head: readonly Marked[]
  readonly body: readonly Marked[]
  readonly anchor: Marked
  /** of its employer, above several roles of which it is the first */
  readonly banner?: Banner
}

const maxHead = 4

/** Whether a line that has no dates still names a job: a title with an employer or a place. */
const namesJob = ({ rest, body, line }: Marked): boolean => {
  if (body || line.text.length > 90 || !/^[\p{Lu}\d]/u.test(rest) || /[.:;,]$/u.test(rest)) return false
  const { place, text } = withoutPlace(rest)
  const title = titleScore(text)
  const employer = employerScore(text)
  if (place) return title >= 1.5 || employer >= 1
  return title >= 2 && employer >= 1.6 && text.split(/\s+/u).length <= 8
}

/** A place or "Full-time" and nothing else, which some of the jobs have and others have not. */
const isAside = (rest: string): boolean =>
  withoutPlace(rest)
    .text.split(/\s*[|·•]\s*/u)
    .every((one) => !/\p{L}/u.test(one) || isKindOfWork(one))

/** Whether a line is the place of the dated line above it, so that no later job begins before it. */
const endsHead = (lines: readonly Marked[], index: number): boolean => {
  const { rest = '', dates = null } = lines[index] ?? {}
  return (
    dates === null && withoutPlace(rest).place !== null && isAside(rest) && Boolean(lines[index - 1]?.dates)
  )
}

/** How many naming lines stand right above a line. */
function headAbove(lines: readonly Marked[], index: number): number {
  let count = 0
  while (count < maxHead) {
    const above = lines[index - count - 1]
    if (!above || above.body || above.dates || endsHead(lines, index - count - 1)) break
    count += 1
  }
  return count
}

/** "Army National Guard - Truck Driver - 2014 to 2020": title and employer beside the dates. */
const namesItself = ({ rest }: Marked): boolean =>
  titleScore(rest) >= 1 &&
  withoutPlace(rest).text.split(/\s*[|·•]\s*|\s[–—-]\s|,\s|\s(?:at|@|en)\s/u).length > 1

const mostOften = (numbers: readonly number[]): number | undefined => {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0]
}

/** Whether the first of the lines of a job, behind the bullets of the job before it, is the title that the others lack. */
function isMissingTitle(lines: readonly Marked[], from: number, index: number): boolean {
  const before = lines[from - 1]
  const title = lines[from]
  const near = lines.slice(from + 1, index + 2).filter(({ body }) => !body)
  return (
    before?.line.bullet === true &&
    title !== undefined &&
    titleScore(title.rest) >= 1.5 &&
    near.every(({ rest }) => titleScore(rest) === 0)
  )
}

/** Where the lines begin of which `most` name a job. */
function startAbove(names: readonly boolean[], from: number, index: number, most: number): number {
  let at = index
  for (let left = most; left > 0 && at > from; left -= 1) {
    at -= 1
    while (at > from && !names[at]) at -= 1
  }
  return most === 0 || names.slice(from, at).includes(true) ? at : from
}
const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers)

/** The jobs of an experience section. Its first job shows how many lines stand above the dates in all of them. */
export function jobBlocks(lines: readonly Marked[]): JobBlock[] {
  const dated = lines.flatMap(({ dates }, index) => (dates ? [index] : []))
  // "Current" alone, in a form or above duties, tells no more of the others than nothing does
  const isUndated = ({ dates, rest, line: { text } }: Marked, index: number): boolean =>
    !dates ||
    (dates.start === null && (rest === '' || fieldLabel.test(text) || lines[index + 1]?.body === true))
  if (lines.every(isUndated)) return datelessBlocks(lines)
  const undated = lines.flatMap((line, index) => {
    const near = dated.some(
      (at) =>
        Math.abs(at - index) <= maxHead &&
        !(namesItself(line) && namesItself(lines[at]!)) &&
        lines.slice(Math.min(at, index), Math.max(at, index)).every(({ body }) => !body),
    )
    return !line.dates && !near && namesJob(line) ? [index] : []
  })
  const anchors = [...dated, ...undated].sort((a, b) => a - b)
  const all = anchors.map((index) => (lines[index]!.dates ? headAbove(lines, index) : 0))
  const banners = bannersOf(lines, anchors, all)
  const above = all.map((count, at) => (banners.has(at) ? count - 1 : count))
  // a place that only some of the jobs have is no line of the pattern; where all have as many lines, it may be an employer
  const isNaming = lines.map(({ rest }) => !isAside(rest))
  const countOf = (names: readonly boolean[]): number[] =>
    above.map((count, at) => names.slice(anchors[at]! - count, anchors[at]).filter(Boolean).length)
  const names = spread(above) < spread(countOf(isNaming)) ? lines.map(() => true) : isNaming
  const named = countOf(names)
  const first = named[0]!
  // where the first has its names above, one that has them beside its dates tells nothing of the others
  const isApart = (index: number): boolean =>
    first > 0 &&
    (isAside(lines[anchors[0]!]!.rest) || lines[index]!.line.bullet) &&
    namesItself(lines[index]!)
  const afterBody = named.filter((count, at) => {
    const index = anchors[at]!
    if (isApart(index)) return false
    const before = index - above[at]! - 1
    // dates alone of which nothing was made out tell nothing of the others
    if (count === 0 && isAside(lines[index]!.rest) && lines[index + 1]?.body !== false) return false
    return at > 0 && (banners.has(at) || lines[before]?.body || endsHead(lines, before))
  })
  const usual = mostOften(afterBody)
  const needed = anchors.some((index) => {
    const { text } = withoutPlace(lines[index]!.rest)
    return titleScore(text) === 0 || text === ''
  })
  // Roles under one employer: the first has the employer's name above it, the others are their title and dates alone.
  const bare = anchors.filter((index) => {
    const { rest } = lines[index]!
    const parts = rest === '' ? 0 : rest.split(/[|,–—]|\s-\s|\s(?:at|en)\s/u).length
    return parts + (usual ?? 0) < 2 && lines[index + (endsHead(lines, index + 1) ? 2 : 1)]?.body !== false
  })
  const namesEmployer = lines
    .slice(anchors[0]! - above[0]!, anchors[0])
    .some(({ rest }) => titleScore(rest) < 1 || employerScore(rest) >= 1)
  const roles = usual !== undefined && first > usual && bare.length > anchors.length / 2 && namesEmployer
  // Nothing but its own lines stands above the first, so none has more.
  const least = first > 0 ? Math.min(first, usual ?? first) : needed ? (usual ?? 0) : 0
  const pattern = roles ? first : least
  // dates alone above duties are of what stands above them, where most are alone
  const isNameless = (index: number): boolean =>
    isAside(lines[index]!.rest) && lines[index + 1]?.body !== false
  const hasNamesAbove = dated.filter(isNameless).length > dated.length / 2
  const starts = anchors.map((index, at) => {
    const from = index - above[at]!
    // behind the place that ends a job above, all of them are its own
    const isClear = banners.size > 0 && endsHead(lines, from - 1)
    const isOwn = named[at]! === pattern + 1 && (isClear || isMissingTitle(lines, from, index))
    const most = isOwn ? pattern + 1 : Math.max(pattern, hasNamesAbove && isNameless(index) ? 1 : 0)
    return startAbove(names, from, index, isApart(index) ? 0 : most)
  })
  const spans = anchors.map((index, at) => {
    const next = banners.has(at + 1) ? anchors[at + 1]! - all[at + 1]! : (starts[at + 1] ?? lines.length)
    let end = index + 1
    while (end < next && end - index <= maxHead && !lines[end]!.body) end += 1
    return { end, next }
  })
  // where hardly a job has a name below its dates, such a line is a duty: "Clean up, moving, landscaping"
  const belowDates = anchors.map((index, at) => isNaming.slice(index + 1, spans[at]!.end).includes(true))
  const isDuty = belowDates.filter(Boolean).length <= anchors.length / 3
  return anchors.map((index, at) => {
    const start = starts[at]!
    const banner = banners.get(at)
    const { next } = spans[at]!
    const isNamed = namesItself(lines[index]!) || lines.slice(start, index).some(namesItself)
    const end = isDuty && isNamed && belowDates[at] ? isNaming.indexOf(true, index + 1) : spans[at]!.end
    return {
      head: lines.slice(start, end),
      body: lines.slice(end, next),
      anchor: lines[index]!,
      ...(banner && { banner }),
    }
  })
}
