import type { Line } from '../text/line.ts'
import { cleanText } from '../text/clean-text.ts'
import type { JobBlock } from './job-blocks.ts'
import { employerScore, namesNothing, isKindOfWork, isUnit, withoutDuration } from './employer-words.ts'
import { fieldLabel, fieldOf } from './field-label.ts'
import { withoutPlace, type Place } from './place.ts'
import { titleScore } from './title-words.ts'
import { findDates } from '../dates/date-range.ts'

/** A piece of a job's naming lines that may be its title or its employer. */
export interface Piece {
  readonly text: string
  readonly line: Line
  /** its place stands behind it */
  readonly isPlaced?: boolean
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
const trim = (text: string): string =>
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
        ((isTitle(before) && (isTitle(piece) || goesOn(piece))) || (isEmployer(before) && isEmployer(piece)))
      return isOne ? [...pieces.slice(0, -1), `${before} / ${piece}`] : [...pieces, piece]
    }, []),
  )
/** "Nurse - Emergency Department | Mercy Hospital": what stronger separators divide already keeps its dashes. */
const atDashes = (parts: readonly string[]): string[] => {
  const isDivided = parts.filter(isNamed).length > 1
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
const legalEnd = /^(?:inc|llc|ltd|co|corp|l\.l\.c|s\.a|n\.a|lp)\b/iu
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
        const text = withoutDuration(trim(one))
        if (text === '' || !isNamed(text) || namesNothing(text)) continue
        pieces.push({ text, line, isPlaced: found.place !== null })
      }
    }
  }
  return { pieces, place, block }
}

const inside = /\s+(?:at|@|en|(for|with|para))\s+(?=\p{Lu})/u

/** Two pieces of one: at "at", at a change of type, or at the comma that divides best. */
function divide({ text, line }: Piece): Piece[] {
  const at = inside.exec(text)
  const before = text.slice(0, at?.index)
  const last = before.split(/,\s+/u).slice(1).at(-1) ?? ''
  // "Server, Habitat for Humanity": behind a comma, a name goes on with its "for"
  const isOfName = at?.[1] !== undefined && last !== '' && titleScore(last) === 0 && !isUnit(last)
  if (at && titleScore(before) > 0 && !isOfName)
    return [before, text.slice(at.index + at[0].length)].map((one) => ({
      text: trim(one),
      line,
    }))
  const [, outer = '', inner = ''] = /^([^()]+?)\s*\(([^()]{3,})\)$/u.exec(text) ?? []
  if (inner !== '' && titleScore(outer) > 0 !== titleScore(inner) > 0 && !isKindOfWork(inner))
    return [outer, inner].map((one) => ({ text: trim(one), line }))
  const runs = line.runs.filter(
    (run) => text.includes(run) && run.length < text.length && /\p{L}{2}/u.test(run),
  )
  if (runs.length > 0) {
    const head = runs[0]!
    const index = text.indexOf(head)
    const two = index === 0 ? [head, text.slice(head.length)] : [text.slice(0, index), text.slice(index)]
    const pieces = two
      .map((one) => trim(one.replace(/^\s*(?:at|en)\s/u, '')))
      .filter((one) => /\p{L}{2}/u.test(one))
    if (pieces.length === 2) return pieces.map((one) => ({ text: one, line }))
  }
  const commas = [...text.matchAll(/,\s+|,(?=\p{Lu})|\s?:\s+/gu)]
    .filter(({ index, 0: comma }) => !legalEnd.test(text.slice(index + comma.length)))
    .map(({ index, 0: comma }) => [text.slice(0, index), text.slice(index + comma.length)] as const)
    .map(([left, right]) => ({
      two: [left, right],
      // "Server, Banquets, Lakeview Inn": a part of an employer stays with the title
      unit: titleScore(left) >= 1 && isUnit(right.split(/,\s+/u)[0]!) && right.includes(',') ? 1 : 0,
      score: Math.max(titleScore(left) + employerScore(right), titleScore(right) + employerScore(left)),
    }))
    .map(({ two, unit, score }) => ({ two, score: score - unit }))
    .sort((a, b) => b.score - a.score)
  return commas[0] ? commas[0].two.map((one) => ({ text: trim(one), line })) : [{ text, line }]
}

export interface Naming {
  readonly title: Piece | null
  readonly company: Piece | null
  /** 0 to 1 */
  readonly sure: number
}

const lean = (text: string): number => titleScore(text) - 1.1 * employerScore(text)

/** The pieces of a job as candidates, two where it can be. */
function candidates({ pieces }: NamedJob): readonly Piece[] {
  if (pieces.length === 0) return pieces
  if (pieces.length === 1) return divide(pieces[0]!)
  return pieces
}

/**
 * Title and employer of each job. One resume has one order, so the jobs vote on it; a job whose words say clearly
 * otherwise has its own.
 */
export function nameJobs(jobs: readonly NamedJob[]): Naming[] {
  const all = jobs.map(candidates)
  let vote = 0
  for (const pieces of all) if (pieces.length >= 2) vote += lean(pieces[0]!.text) - lean(pieces[1]!.text)
  const titleFirst = vote >= 0
  return all.map((pieces): Naming => {
    if (pieces.length === 0) return { title: null, company: null, sure: 0 }
    if (pieces.length === 1) {
      const [piece] = pieces
      const score = lean(piece!.text)
      return score >= 0 && titleScore(piece!.text) > 0
        ? { title: piece!, company: null, sure: 0.6 }
        : { title: null, company: piece!, sure: 0.4 }
    }
    const [ofTitle, ofCompany] = (['title', 'company'] as const).map((field) =>
      pieces.find(({ line }) => fieldOf(line.text) === field),
    )
    if (ofTitle && ofCompany) return { title: ofTitle, company: ofCompany, sure: 1 }
    const [first, second, third] = pieces
    const own = lean(first!.text) - lean(second!.text)
    // "Director – IT Operations", and on the next line "First Look Studios – Century City, CA"
    if (
      third?.isPlaced &&
      !second!.isPlaced &&
      first!.line === second!.line &&
      first!.line !== third.line &&
      titleScore(first!.text) >= 1 &&
      titleScore(third.text) === 0 &&
      (!isUnit(third.text) || /\sgroup$/iu.test(third.text)) &&
      employerScore(third.text) >= employerScore(second!.text)
    )
      return { title: first!, company: third, sure: 0.7 }
    // With three, a crew or a department may stand between a title and its employer.
    if (
      third &&
      titleScore(first!.text) >= 1 &&
      lean(first!.text) > 0 &&
      titleScore(third.text) < 1 &&
      (isUnit(second!.text) || employerScore(second!.text) === 0) &&
      (employerScore(third.text) >= 1 || isUnit(second!.text))
    )
      return { title: first!, company: third, sure: 0.7 }
    if (
      third &&
      titleScore(first!.text) === 0 &&
      titleScore(second!.text) === 0 &&
      titleScore(third.text) > 1
    )
      return { title: third, company: first!, sure: 0.6 }
    const swap = titleFirst ? own < -2.2 : own > 2.2
    const titleAtFirst = titleFirst !== swap
    const clear = Math.min(1, Math.abs(own) / 3)
    return {
      title: titleAtFirst ? first! : second!,
      company: titleAtFirst ? second! : first!,
      sure: own >= 0 === titleAtFirst ? 0.7 + 0.3 * clear : 0.5,
    }
  })
}
