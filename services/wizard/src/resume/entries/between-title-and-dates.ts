import type { Marked } from './anchors.ts'
import { isDeed } from './body-line.ts'
import { titleScore } from './title-words.ts'

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
