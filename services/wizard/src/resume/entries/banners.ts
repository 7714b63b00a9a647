import type { Marked } from './anchors.ts'
import { employerScore, isUnit } from './words/employer-words.ts'
import { withoutPlace } from './place.ts'
import { titleScore } from './words/title-words.ts'

/** An employer's line that stands above several of its roles, by the index of the role's dates. */
export interface Banner {
  readonly line: Marked
  /** what stands behind the commas of its roles is no employer */
  readonly hasUnits: boolean
  /** how much it looks like an employer */
  readonly clearness: number
}

const maxWords = 8
const isEmployerLine = ({ line: { text } }: Marked): boolean => {
  const { text: rest } = withoutPlace(text)
  const score = titleScore(rest)
  return (score === 0 || employerScore(rest) >= score) && text.split(/\s+/u).length <= maxWords
}

const clearnessOf = ({ line: { text } }: Marked): number => employerScore(withoutPlace(text).text)

/** What tells the role: beside the dates, or right above them. */
const roleOf = (lines: readonly Marked[], at: number): string => {
  const { text } = withoutPlace(lines[at]!.rest)
  return text === '' ? (lines[at - 1]?.line.text ?? '') : text
}
const behindComma = (role: string): string | null => /,\s+([^,]+)$/u.exec(role)?.[1] ?? null
/** Less clearly than the line above it, a role names a part of that employer: "Dietary Aide, Food & Nutrition". */
const namesEmployer = (role: string, above: number): boolean =>
  role
    .split(/\s*[|·•]\s*|,\s+|\s[–—-]\s|\s(?:at|@|en)\s/u)
    .slice(1)
    .some((piece) => employerScore(piece) >= 1 && employerScore(piece) > above && !isUnit(piece))

/**
 * Employers above several roles: the first role has one line more above it than those that follow it, and no role names an
 * employer itself. A line that has nothing but a duration below it is one as well, as networks for jobs write it.
 */
export function bannersOf(
  lines: readonly Marked[],
  anchors: readonly number[],
  above: readonly number[],
): ReadonlyMap<number, Banner> {
  const banners = new Map<number, Banner>()
  const own = (at: number): number => (withoutPlace(lines[anchors[at]!]!.rest).text === '' ? 1 : 0)
  const add = (at: number): void => {
    const line = lines[anchors[at]! - above[at]!]!
    const role = roleOf(lines, anchors[at]!)
    banners.set(at, { line, hasUnits: behindComma(role) !== null, clearness: clearnessOf(line) })
  }
  const clearness = (at: number): number => clearnessOf(lines[anchors[at]! - above[at]!]!)
  const may = (at: number): boolean =>
    above[at] === own(at) + 1 &&
    isEmployerLine(lines[anchors[at]! - above[at]!]!) &&
    !namesEmployer(roleOf(lines, anchors[at]!), clearness(at))
  anchors.forEach((_line, at) => {
    const first = lines[anchors[at]! - above[at]!]
    if (first?.hasDuration === true && above[at]! > own(at)) {
      add(at)
      return
    }
    const next = at + 1
    const isFollowed =
      next < anchors.length &&
      above[next] === own(next) &&
      own(next) === own(at) &&
      lines[anchors[next]!]!.dates !== null &&
      !namesEmployer(roleOf(lines, anchors[next]!), clearness(at)) &&
      (behindComma(roleOf(lines, anchors[at]!)) !== null ||
        behindComma(roleOf(lines, anchors[next]!)) === null)
    if (isFollowed && may(at) && lines[anchors[at]!]!.dates !== null) add(at)
  })
  if (banners.size > 0)
    anchors.forEach((_line, at) => {
      if (!banners.has(at) && may(at)) add(at)
    })
  return banners
}
