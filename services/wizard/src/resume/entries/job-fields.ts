import type { Line } from '../text/line.ts'
import { cleanText } from '../text/clean-text.ts'
import type { JobBlock } from './job-blocks.ts'
import { employerScore, namesNothing, isUnit, lean, withoutDuration } from './words/employer-words.ts'
import { fieldLabel } from './field-label.ts'
import { withoutPlace, type Place } from './place.ts'
import { titleScore } from './words/title-words.ts'
import { titleThenEmployer } from './words/title-then-employer.ts'
import { findDates } from '../dates/date-range.ts'

/** A piece of a job's naming lines that may be its title or its employer. */
export interface Piece {
  readonly text: string
  readonly line: Line
  /** its place stands behind it */
  readonly isPlaced?: boolean
  /** nothing divides it from the other */
  readonly isGuessed?: boolean
}

export interface NamedJob {
  readonly pieces: readonly Piece[]
  readonly place: Place | null
  readonly block: JobBlock
}

const strongSigns = /\s*(?:\||•|·|●|▪|\u2022|\t|;)\s*/u
const dashes = /\s+[–—―-]{1,2}\s+/u
/** What templates have where the employer goes. */
const template = /(?<!\p{L})(company name|nombre de la empresa)(?!\p{L})/iu
export const trimmed = (text: string): string =>
  cleanText(text)
    .replace(/^\(?\d{1,2}[.)]\s+/u, '')
    .replace(fieldLabel, '')
    // a bracket may have held the place or the dates
    .replace(/^[\s|,;:.–—/)\]-]+|[\s|,;:–—/([-]+$/gu, '')
    // the end of a sentence, and no "Inc." or "S.A."
    .replace(/(?<=\s?\p{Ll}{5})\.$/u, '')
    .replace(/^\((.*)\)$/u, '$1')
    .trim()

/** "3M", "H&M": names that have no two letters beside each other. */
const isNamed = (text: string): boolean => /\p{L}{2}|^\d{1,2}\p{Lu}$|^\p{Lu}\s?&\s?\p{Lu}$/u.test(text)

/** "Cashier / Stocker" is one title, "Uber / Lyft" one employer, "Cashier / Target" are two pieces. */
const splitAtSigns = (text: string): string[] =>
  atDashes(text.split(strongSigns).filter((part) => part !== '')).flatMap((part) =>
    part.split(/\s+\/\s+/u).reduce<string[]>((pieces, piece) => {
      const before = pieces.at(-1)
      const isOne =
        before !== undefined &&
        ((isTitle(before) && (isTitle(piece) || goesOn(piece) || titleThenEmployer(piece, false))) ||
          (isEmployer(before) && isEmployer(piece)))
      return isOne ? [...pieces.slice(0, -1), `${before} / ${piece}`] : [...pieces, piece]
    }, []),
  )
/** "Nurse - Emergency Department | Mercy Hospital": what stronger separators divide already keeps its dashes. */
const atDashes = (parts: readonly string[]): string[] => {
  const isDivided = parts.filter((part) => isNamed(part) && !namesNothing(trimmed(part))).length > 1
  return parts.flatMap((part) => {
    const pieces = part.split(dashes)
    const [first = '', ...rest] = pieces
    const isUnit = rest.length === 1 && isDivided && titleScore(first) >= 1 && !isClearEmployer(rest[0]!)
    return isUnit ? [part] : pieces
  })
}
const isTitle = (text: string): boolean =>
  titleScore(text) >= 1 && (employerScore(text) === 0 || lean(text) > 1) && text.split(/\s+/u).length <= 4
/** "Inc." behind a comma goes on with the name. */
export const legalEnd = /^(?:inc|llc|ltd|co|corp|l\.l\.c|s\.a|n\.a|lp)\b/iu
/** "Unloader, Hill Market": behind a slash, the other half of a title with the employer behind it. */
const goesOn = (text: string): boolean => {
  const [half = '', ...behind] = text.split(/,\s+/u)
  const name = behind[0] ?? ''
  return (
    /\p{L}{2}/u.test(name) &&
    !isUnit(name) &&
    !legalEnd.test(name) &&
    half.split(/\s+/u).length <= 3 &&
    (isTitle(half) || (employerScore(half) === 0 && employerScore(name) >= 1))
  )
}
const isEmployer = (text: string): boolean => employerScore(text) >= 1 && titleScore(text) === 0
const isClearEmployer = (text: string): boolean => employerScore(text) >= 1 && !isUnit(text)

/** "Blue Valley Group I Denver, CO": a letter that was typed or read for the bar before its place. */
const withoutBar = (text: string): string =>
  text.replace(/^(\P{L}*\p{L}.*)\s[Il](?=\s*\|)/u, (all, name: string) =>
    titleScore(name) === 0 ? name : all,
  )

/** Removes the dates wherever they stand in the parts of the line. */
const undated = (text: string): string => {
  const dates = findDates(text)
  return dates
    ? `${text.slice(0, dates.from)} | ${text.slice(dates.to)}`.replace(/\(\s*\|\s*\)/gu, '|')
    : text
}

/** A bracket that is closed behind a place or a separator: "Picker (Acme — Dallas, TX)". */
const atOpenBracket = (text: string): string[] => {
  const [, before, after] = /^([^()]+)\(([^()]+)$/u.exec(text) ?? []
  return before === undefined || after === undefined ? [text] : [before, after]
}

/** The pieces of a job between its separators, without dates, place and the like. */
export function namedJob(block: JobBlock): NamedJob {
  let place: Place | null = null
  const pieces: Piece[] = []
  for (const { line, dates } of block.head) {
    const parts = dates
      ? [...line.parts].map((part) => (line.parts.length === 1 ? line.text : part))
      : line.parts
    // The range may reach over several parts ("2015", "- 2018").
    const texts = dates && !parts.some((part) => findDates(part)) ? [line.text] : parts
    for (const part of texts) {
      const found = withoutPlace(dates ? undated(part) : part)
      place ??= found.place
      for (const one of splitAtSigns(
        withoutBar(found.text).replace(fieldLabel, '').replace(template, ' | $1 | '),
      ).flatMap(atOpenBracket)) {
        const text = withoutDuration(trimmed(one))
        if (text === '' || !isNamed(text) || namesNothing(text)) continue
        pieces.push({ text, line, isPlaced: found.place !== null })
      }
    }
  }
  return { pieces, place, block }
}
