import { findDates } from '../dates/date-range.ts'
import type { Line } from '../text/line.ts'
import type { Marked } from './anchors.ts'
import { endsShort, isDeed } from './body-line.ts'
import { withoutPlace } from './place.ts'
import { titleScore } from './words/title-words.ts'

/** Whether the lines that name a job have its dates already, which then stand first in all jobs. */
function hasDatesAbove(lines: readonly Marked[], index: number): boolean {
  const above = lines[index]
  return above !== undefined && !above.body && (above.dates !== null || hasDatesAbove(lines, index - 1))
}

/** "Driver", below it "Clean harbors" and then the dates alone: what reads like a duty there is the employer. */
export const withEmployersBetween = (lines: readonly Marked[]): Marked[] =>
  lines.map((one, index) => {
    const [title, dates] = [lines[index - 1], lines[index + 1]]
    const isEmployer =
      one.body &&
      isDeed(one.line.text) &&
      !one.line.bullet &&
      dates?.dates?.range === true &&
      dates.rest === '' &&
      title?.body === false &&
      titleScore(title.rest) >= 1 &&
      !hasDatesAbove(lines, index - 1)
    return isEmployer ? { ...one, body: false } : one
  })

/** Dates alone, or with the place of the job. */
function areDates(line: Line | undefined): boolean {
  const dates = line && !line.bullet ? findDates(line.text) : null
  if (!line || dates?.range !== true) return false
  return !/\p{L}/u.test(withoutPlace(`${line.text.slice(0, dates.from)} | ${line.text.slice(dates.to)}`).text)
}
/** "Janitor, Rapid City Hospital.": who begins with a title and no verb tells no duty. */
const isTitleFirst = (text: string): boolean =>
  titleScore(/^.*?(?=,\s|\s(?:at|for|with|en|para|[–—-])\s)/u.exec(text)?.[0] ?? '') >= 2.2
/** "assigned to General Mills, Fridley, MN", below the agency that sent them there */
const assignment =
  /^\(?(?:(?:temp|temporary|currently) )?(?:(?:assigned|contracted|placed|on assignment) (?:to|at|with)|asignad[oa] an?)\s+(?=\p{Lu})/iu

/** What stands right above dates, where a job is named: a period that ends it ends no sentence. */
export const withNamesAboveDates = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, index) => {
    const { text, bullet } = line
    if (bullet || !areDates(lines[index + 1])) return [line]
    if (/\p{L}{2}\.$/u.test(text) && text.length <= 90 && !endsShort.test(text) && isTitleFirst(text)) {
      const parts = line.parts.with(-1, line.parts.at(-1)!.slice(0, -1))
      return [
        { ...line, text: text.slice(0, -1), parts, runs: line.runs.map((run) => run.replace(/\.$/u, '')) },
      ]
    }
    const where = assignment.exec(text)
    const above = lines[index - 1]
    if (!where || !above || above.bullet || findDates(above.text)) return [line]
    const of = (one: string): Line => ({ ...line, text: one, parts: [one], runs: [one] })
    if (isTitleFirst(`${above.text}, `) && !above.text.includes(',')) return [of(text.slice(where[0].length))]
    // the agency stands above it, and its job is there
    const { place } = withoutPlace(text)
    return place ? [of(`${place.city}, ${place.state}`)] : []
  })
