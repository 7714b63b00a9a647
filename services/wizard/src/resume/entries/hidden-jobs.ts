import type { SectionKind } from '../text/headings.ts'
import type { Line } from '../text/line.ts'
import type { Section } from '../text/sections.ts'
import { markLines, type Marked } from './anchors.ts'
import { employerScore } from './words/employer-words.ts'
import { withoutPlace } from './place.ts'
import { titleScore } from './words/title-words.ts'

const maxAbove = 3
/** What some write below the duties of a job, and behind it go on with the job before. */
const ofJob =
  /^(?:(?:key|major|notable|selected|main)\s+)?(?:accomplishments?|achievements?|highlights|contributions|results|awards|logros|reconocimientos)\s*:?$/iu
/** Sections behind which jobs may begin without a heading of their own. */
const may: readonly (SectionKind | 'top')[] = ['skills', 'summary', 'licences']

const names = ({ line: { text } }: Marked): boolean =>
  titleScore(text) >= 1.5 || employerScore(text) >= 1 || withoutPlace(text).place !== null

/** Where the lines of a job begin of which this line has the dates. */
function startOf(marked: readonly Marked[], at: number): number {
  let start = at
  while (at - start < maxAbove) {
    const above = marked[start - 1]
    if (!above || above.body || above.dates || !names(above)) break
    start -= 1
  }
  return start
}

/** A duty: behind a bullet, or further in, where a page draws its bullets or a picture's were not made out. */
const isListed = ({ body, line }: Marked, { x }: Line): boolean =>
  body && (line.bullet || (x > 0 && line.x > x + line.size))

/** The first line of the first job: its dates stand beside or below a title, and what was done there follows. */
function firstJob(marked: readonly Marked[], isJob: boolean): number {
  const at = marked.findIndex(
    ({ dates }, index) =>
      dates?.range === true &&
      marked
        .slice(startOf(marked, index), index + 2)
        .some(({ rest }) => titleScore(rest) >= 1.5 || employerScore(rest) >= 1) &&
      marked
        .slice(index + 1, index + 1 + maxAbove)
        .some((one) => (isJob ? one.body : isListed(one, marked[index]!.line))),
  )
  return at < 0 ? -1 : startOf(marked, at)
}

/** Jobs that stand behind the lines of another section, as a section of their own. */
export const withHiddenJobs = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section, index) => {
    const isOfJob =
      sections[index - 1]?.kind === 'experience' && ofJob.test(section.heading?.text.trim() ?? '')
    if (!may.includes(section.kind) && !isOfJob) return [section]
    const marked = markLines(section.lines)
    const at = firstJob(marked, isOfJob)
    if (at < 0) return [section]
    const linesOf = (some: readonly Marked[]): Line[] => some.map(({ line }) => line)
    return [
      { ...section, lines: linesOf(marked.slice(0, at)) },
      { kind: 'experience', heading: null, lines: linesOf(marked.slice(at)) },
    ]
  })
