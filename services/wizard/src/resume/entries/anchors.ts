import { findDates, momentAlone, type DateRange } from '../dates/date-range.ts'
import { isColumnOfDates, isEndOf, isNowAlone } from '../dates/now-alone.ts'
import { joinOpenEnds, openDates, withOpenEndAbove } from '../dates/open-ends.ts'
import { withCenturies } from '../dates/with-centuries.ts'
import { withDaysFirst } from '../dates/with-days-first.ts'
import { withEndsOfForms } from '../dates/with-ends-of-forms.ts'
import type { Line } from '../text/line.ts'
import { withDatesAbove } from './beside-duties.ts'
import { withEmployersBetween, withNamesAboveDates } from './between-title-and-dates.ts'
import { isBodyLine } from './body-line.ts'
import { employerScore, isDuration, isKindOfWork } from './words/employer-words.ts'
import { fieldLabel, isLabelAlone, isOfEarlier, withFieldsApart, withoutNowOfForms } from './field-label.ts'
import { indentedLines, isAtEdge } from './indented-lines.ts'
import { withoutPlace } from './place.ts'
import { withoutProse } from './prose-behind.ts'
import { titleScore } from './words/title-words.ts'

/** A line of an experience section, and what it is: the dates of a job, of its other headings, or of its duties. */
export interface Marked {
  readonly line: Line
  readonly dates: DateRange | null
  readonly body: boolean
  /** nothing but how long it was stands below it */
  readonly hasDuration?: boolean
  /** the text without the dates */
  readonly rest: string
}

const withoutDates = (text: string, dates: DateRange): string =>
  `${text.slice(0, dates.from)} | ${text.slice(dates.to)}`
    .replace(/\(\s*\|\s*\)|\[\s*\|\s*\]/gu, '|')
    .replace(/^[\s|,;:·–—\]-]+|[\s|,;:·–—([-]+$/gu, '')
    .trim()

const expires = /(?:\bexp(?:\.|ir\p{L}*)?|\bvalid(?: through| until| to)?|\bvence|\brenew\p{L}*)\s*:?\s*$/iu

function isAnchor(line: Line, dates: DateRange, rest: string): boolean {
  const { text } = line
  const words = rest === '' ? 0 : rest.split(/\s+/u).length
  const atEdge =
    dates.from <= 1 ||
    dates.to >= text.replace(/[).\]\s]+$/u, '').length ||
    line.parts.some((part) => part.length < 40 && findDates(part)?.range)
  const isField = fieldLabel.test(text)
  const named =
    titleScore(rest) + employerScore(rest) + (withoutPlace(rest).place ? 1 : 0) + (isField ? 1 : 0)
  // "Medical card exp 09/2026"
  if (!dates.range && expires.test(text.slice(0, dates.from))) return false
  if (line.bullet)
    return (
      dates.range &&
      (atEdge || text.slice(0, dates.from).endsWith('(')) &&
      words <= 12 &&
      named >= 1.5 &&
      !/[.;]$/u.test(text)
    )
  if (dates.range)
    return (
      (atEdge && text.length <= 170) ||
      (text.length <= 130 && named >= 1 && words <= 16 && !/[.]$/u.test(text))
    )
  // "Researched trends in current methods" tells no time
  const isCapital = /^\p{Lu}/u.test(text.slice(dates.from))
  if (isNowAlone({ dates, rest })) return !isColumnOfDates(text)
  if (dates.start === null)
    return words <= 12 && (atEdge || isCapital) && named >= 1 && text.length <= 90 && !/[.,;]$/u.test(text)
  if (/[.;]$/u.test(text)) return false
  if (!atEdge) return dates.exact && named >= 2.5 && words <= 12
  return words === 0 ? text.length <= 25 : (dates.exact ? words <= 10 : words <= 6) && named >= 1
}

/** "and led the team that" and below it "cut waste by a third in 2020": the year is of what was done. */
const endsDuty = ({ text, bullet }: Line, { range }: DateRange, above: Marked | undefined): boolean =>
  !range && !bullet && /^\p{Ll}{2,}\s/u.test(text) && above?.body === true && !/[.;:]$/u.test(above.line.text)

/** "03/2019" and "05/2021" in cells beside each other are a range. */
function withDateCells(line: Line): Line {
  const at = line.parts.findIndex(
    (part, index) => momentAlone.test(part) && momentAlone.test(line.parts[index + 1] ?? ''),
  )
  if (at < 0) return line
  const parts = line.parts.toSpliced(at, 2, `${line.parts[at]!} – ${line.parts[at + 1]!}`)
  return { ...line, parts, text: parts.join(' ') }
}

/** Title and dates at a tab, and behind them the employer, which the width of the page puts on the next line: two lines. */
function withEmployerBelow(line: Line): Line[] {
  const last = line.parts.at(-1)!
  const dates = line.bullet || line.parts.length < 2 ? null : findDates(last)
  if (!dates?.range || dates.from > 0) return [line]
  const employer = last.slice(dates.to).trim()
  const head = [...line.parts.slice(0, -1), last.slice(0, dates.to)]
  const { place, text } = withoutPlace(employer)
  if (!place || !/^\p{Lu}.*\p{L}{3}/u.test(text) || titleScore(head[0]!) < 1) return [line]
  const part = (parts: string[]): Line => ({ ...line, parts, text: parts.join(' '), runs: [...line.runs] })
  return [part(head), { ...part([employer]), runs: [employer] }]
}

const phoneAlone = /^(?:(?:phone|tel|tel[ée]fono)\.?:?\s*)?[\d\s().+-]{10,18}$/iu
const street =
  /^\d+\s.*\b(?:st|street|ave|avenue|rd|road|blvd|dr|drive|hwy|highway|ln|lane|pkwy|way|suite|calle|avenida)\b/iu

const addressLabel = /^(?:address|domicilio|direcci[óo]n)\s*:/iu

/** Of an employer's address its city counts; its phone and how long the person was there do not. */
function withoutAddress(line: Line): Line[] {
  // "5 years 3 months", as networks for jobs tell it below an employer
  if (isDuration(line.text)) return []
  if (!line.bullet && (isKindOfWork(line.text) || isOfEarlier(line.text))) return []
  if (line.bullet || findDates(line.text)?.range) return [line]
  if (phoneAlone.test(line.text)) return []
  if (!addressLabel.test(line.text) && (!street.test(line.text) || line.text.length > 80)) return [line]
  const { place } = withoutPlace(line.text)
  if (!place) return []
  const text = `${place.city}, ${place.state}`
  return [{ ...line, text, parts: [text], runs: [text] }]
}

/** "Mar 2021 - Present" and below it "• Forklift Operator, Tarnhill Logistics": no duty, where each of the dates has it. */
function withTitlesOfLists(lines: readonly Line[], indented: ReadonlySet<Line>): Line[] {
  const isListed = (line: Line) => line.bullet || indented.has(line)
  const isAlone = (line: Line | undefined): boolean => {
    const dates = line && !line.bullet ? findDates(line.text) : null
    return dates?.range === true && withoutDates(line!.text, dates) === ''
  }
  const isTitle = (line: Line): boolean =>
    isListed(line) &&
    line.text.length <= 90 &&
    !/[.;]$/u.test(line.text) &&
    titleScore(line.text) + employerScore(line.text) >= 1
  // a title that stands above the dates needs none below them
  const isFirst = (index: number): boolean => !lines[index] || isListed(lines[index])
  const below = lines.filter((_line, index) => isAlone(lines[index - 1]) && isFirst(index - 2))
  const titles = new Set(below.filter(isTitle))
  if (titles.size < below.length) return [...lines]
  return lines.map((line) => (titles.has(line) ? { ...line, bullet: false } : line))
}

/** The lines of the experience with what they are. */
export function markLines(given: readonly Line[]): Marked[] {
  const fields = given.flatMap(withFieldsApart)
  const durations = new Set(
    fields.filter(
      (line, index) => !line.bullet && !findDates(line.text) && isDuration(fields[index + 1]?.text ?? ''),
    ),
  )
  const whole = withNamesAboveDates(
    joinOpenEnds(withOpenEndAbove(withDatesAbove(withCenturies(withEndsOfForms(withDaysFirst(fields))))))
      .map(withDateCells)
      .flatMap(withEmployerBelow)
      .flatMap((line, index, lines) => withoutProse(line, lines[index - 1]))
      .flatMap(withoutAddress),
  )
  const indented = indentedLines(whole)
  const lines = withTitlesOfLists(whole, indented)
  const widest = Math.max(0, ...lines.map(({ right }) => right))
  const marked: Marked[] = []
  for (const line of lines) {
    const dates = openDates(line, marked) ?? findDates(line.text)
    const isIn = indented.has(line) && !(dates?.range && isAtEdge(dates, line.text))
    const undated = dates ? withoutDates(line.text, dates) : line.text
    const rest = isDuration(undated) || isLabelAlone(undated) ? '' : undated
    const above = marked.at(-1)
    const isOfAbove =
      dates !== null && (endsDuty(line, dates, above) || (isNowAlone({ dates, rest }) && isEndOf(marked)))
    if (dates && !isIn && isAnchor(line, dates, rest) && !isOfAbove)
      marked.push({ line, dates, body: false, rest })
    else
      marked.push({
        line,
        dates: null,
        body: isIn || isBodyLine(line, above?.line, above?.body ?? false, widest),
        ...(durations.has(line) && { hasDuration: true }),
        rest: line.text,
      })
  }
  return withEmployersBetween(withoutNowOfForms(marked))
}
