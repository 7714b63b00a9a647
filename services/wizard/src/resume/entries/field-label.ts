import type { Line } from '../text/line.ts'
import type { Marked } from './anchors.ts'

const which = '(?:(?:current|present|most recent|previous|prior|former|last) )?'
const whichSpanish = '(?: (?:actual|anterior))?'
const employer = `${which}(?:employer|company)(?: name)?|organization|(?:empresa|empleador)${whichSpanish}|compa[ñn][íi]a`
const title = `${which}(?:job title|title|position|job)(?: held)?|(?:puesto|cargo|empleo|trabajo)${whichSpanish}`
const label =
  `${employer}|${title}|location|city ?[/,&] ?state|dates?(?: of employment| employed)?|employed|` +
  'lugar|fechas?(?: de empleo)?|per[íi]odo'

/** What a form has before a job's fields. */
export const fieldLabel = new RegExp(`^(?:${label})\\s*:\\s*`, 'iu')
const employerLabel = new RegExp(`^(?:${employer})\\s*:`, 'iu')
const titleLabel = new RegExp(`^(?:${title})\\s*:`, 'iu')
const labelAlone = new RegExp(`^(?:${label})$`, 'iu')

/** "Employed: 3/2020 - 5/2021" without its dates. */
export const isLabelAlone = (text: string): boolean => labelAlone.test(text)

/** Which of a job a form says that a line is. */
export const fieldOf = (text: string): 'company' | 'title' | null =>
  employerLabel.test(text) ? 'company' : titleLabel.test(text) ? 'title' : null

const others =
  '(?:start|end|hire) date|from|to|address|phone|supervisor|(?:job )?duties|reason for leaving|' +
  'domicilio|tel[ée]fono|supervisora?|funciones|motivo de salida'
const anyField = new RegExp(`(?<=^|\\s)(?:${label}|${others})\\s*:`, 'giu')
const cellLabel = new RegExp(`^(?:${label}|${others})\\s*:?$`, 'iu')

/** "Position: Sorter  Dates: 2013 – 2017", or "Position | Sorter" in a table: each field of a form is a line of its own. */
export function withFieldsApart(line: Line): Line[] {
  const { text, parts, bullet } = line
  const starts = [...text.matchAll(anyField)].map(({ index }) => index)
  const isTable = parts.length % 2 === 0 && parts.every((part, at) => cellLabel.test(part) === (at % 2 === 0))
  const fields = isTable
    ? parts.flatMap((part, at) => (at % 2 === 0 ? [`${part.replace(/\s*:$/u, '')}: ${parts[at + 1]!}`] : []))
    : starts[0] === 0
      ? starts.map((from, at) => text.slice(from, starts[at + 1]).trim())
      : []
  return bullet || fields.length < (isTable ? 1 : 2)
    ? [line]
    : fields.map((field) => ({ ...line, text: field, parts: [field], runs: [field] }))
}

/** What divides earlier jobs from today's, and names none: "Previous Employer", below it the job. */
const earlier =
  /^(?:(?:previous|prior|former|past)(?: (?:employers?|jobs?|positions?))?|(?:empleo|trabajo|empleador)(?:e?s)? anterior(?:es)?|anterior(?:es)?)$/iu
export const isOfEarlier = (text: string): boolean => earlier.test(text.replace(/[:()]/gu, ''))

/** "Current Employer: Harmon" dates no job that has dates of its own below it, before the next employer. */
export const withoutNowOfForms = (lines: readonly Marked[]): Marked[] =>
  lines.map((one, index) => {
    if (one.dates?.start !== null || !fieldLabel.test(one.line.text)) return one
    const next = lines
      .slice(index + 1)
      .find(({ dates, line }) => typeof dates?.start === 'string' || employerLabel.test(line.text))
    return next?.dates?.start ? { ...one, dates: null, rest: one.line.text } : one
  })
