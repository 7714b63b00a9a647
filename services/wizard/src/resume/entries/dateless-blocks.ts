import { isNowAlone } from '../dates/now-alone.ts'
import type { Marked } from './anchors.ts'
import { endsShort } from './body-line.ts'
import { employerScore } from './words/employer-words.ts'
import type { JobBlock } from './job-blocks.ts'
import { withoutPlace } from './place.ts'
import { titleScore } from './words/title-words.ts'

/** More lines name no job: they are lines of several. */
const maxHead = 3
const divides = /,\s|\s[–—|·•-]\s|\s(?:at|@|en|for|with|para)\s+(?=\p{Lu})/u

const isEntry = ({ body, line: { text } }: Marked): boolean =>
  !body && text.length <= 90 && (!/[.:;,]$/u.test(text) || endsShort.test(text))
const scoreOf = ({ line: { text } }: Marked): number => {
  const { place, text: rest } = withoutPlace(text)
  return Math.max(titleScore(rest), employerScore(rest), place ? 1 : 0)
}
/** Whether a line names a job by itself: its title and its employer. */
const isWhole = (marked: Marked): boolean => {
  const { text, parts } = marked.line
  return scoreOf(marked) >= 1 && (parts.length > 1 || divides.test(text))
}

/** What the lines that name a job look like: trades and employers that are in no list are known by it. */
const shapeOf = ({ head }: JobBlock): string =>
  head.map(({ line: { parts, font, size } }) => [parts.length, font, Math.round(size)].join(' ')).join()
/** One line, and a list of duties below it. */
const isSingle = ({ head, body }: JobBlock): boolean =>
  head.length === 1 &&
  head[0]!.line.parts.length === 1 &&
  body.length > 0 &&
  body.every(({ line }) => line.bullet)
/** Two things, and duties below them. */
const isPair = ({ head, body }: JobBlock): boolean =>
  body.length > 0 && head.reduce((pieces, { line }) => pieces + line.parts.length, 0) === 2

const blockOf = (head: readonly Marked[], body: readonly Marked[], now?: Marked): JobBlock => ({
  head,
  body,
  anchor: now ?? head.find(({ dates }) => dates) ?? head[0]!,
})

/** The jobs that lines name one below the other, before the duties of the last. */
function ofRun(all: readonly Marked[], body: readonly Marked[]): JobBlock[] {
  const run = all.filter((line) => !isNowAlone(line))
  // it stands below what it tells of, or above all
  const nows = new Map(
    all.flatMap((line, at) => (isNowAlone(line) ? [[all[at - 1] ?? all[at + 1], line] as const] : [])),
  )
  const size = run.every(isWhole) ? 1 : run.length <= maxHead ? run.length : run.length % 2 === 0 ? 2 : 0
  if (size === 0) return []
  return Array.from({ length: run.length / size }, (_none, index) => {
    const head = run.slice(index * size, (index + 1) * size)
    const named = head.find((line) => nows.has(line))
    return blockOf(head, (index + 1) * size === run.length ? body : [], named && nows.get(named))
  })
}

/** The jobs of a section in which nothing is dated: by the lines that stand before duties, again and again. */
export function datelessBlocks(lines: readonly Marked[]): JobBlock[] {
  const listed = lines.filter(({ line }) => line.bullet)
  if (listed.length === lines.length && listed.every((one) => isWhole(one) && titleScore(one.line.text) >= 1))
    return listed.map((one) => blockOf([{ ...one, body: false }], []))
  const blocks: JobBlock[] = []
  for (let at = 0; at < lines.length;) {
    let end = at
    while (end < lines.length && isEntry(lines[end]!)) end += 1
    let next = Math.max(end, at + 1)
    while (next < lines.length && !isEntry(lines[next]!)) next += 1
    if (end > at) blocks.push(...ofRun(lines.slice(at, end), lines.slice(end, next)))
    at = next
  }
  const isNamed = ({ head }: JobBlock): boolean => head.some((one) => scoreOf(one) >= 1)
  const named = blocks.filter(isNamed)
  const known = new Set(named.map(shapeOf))
  // a heading within a job has a list below it too, and is one among few
  const singles = blocks.filter(isSingle)
  const namedSingles = singles.filter(isNamed).length
  const areJobs = namedSingles > 1 && namedSingles * 2 > singles.length
  return blocks.filter(
    (block) =>
      isNamed(block) || ((isPair(block) || (areJobs && isSingle(block))) && known.has(shapeOf(block))),
  )
}
