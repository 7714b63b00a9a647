import type { Marked } from './anchors.ts'

const which = '(?:(?:current|present|most recent|previous|prior|former|last) )?'
const whichSpanish = '(?: (?:actual|anterior))?'
const employer = `${which}(?:employer|company)(?: name)?|organization|(?:empresa|empleador)${whichSpanish}|compa[ñn][íi]a`
const label =
  `${employer}|${which}(?:job title|title|position|job)(?: held)?|location|dates?(?: of employment| employed)?|employed|` +
  `(?:puesto|cargo|empleo|trabajo)${whichSpanish}|lugar|fechas?(?: de empleo)?|per[íi]odo`

/** What a form has before a job's fields. */
export const fieldLabel = new RegExp(`^(?:${label})\\s*:\\s*`, 'iu')
const employerLabel = new RegExp(`^(?:${employer})\\s*:`, 'iu')
const labelAlone = new RegExp(`^(?:${label})$`, 'iu')

/** "Employed: 3/2020 - 5/2021" without its dates. */
export const isLabelAlone = (text: string): boolean => labelAlone.test(text)

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
