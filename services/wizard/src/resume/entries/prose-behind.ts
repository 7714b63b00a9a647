import { findDates } from '../dates/date-range.ts'
import type { Line } from '../text/line.ts'
import { employerScore } from './words/employer-words.ts'
import { findPlace } from './place.ts'
import { titleScore } from './words/title-words.ts'

const behindDates = /^[)\]]?\s*[.:]\s+(?=\p{Lu}\p{L}+\s)/u
const longestHead = 110

/** "Opened a new store and hired its crew", and no "Night Crew Lead" */
function isProse(text: string): boolean {
  const words = text.split(/\s+/u)
  const plain = words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length
  return /^\p{Lu}\p{L}+\s/u.test(text) && words.length >= 5 && plain / (words.length - 1) >= 0.5
}

const namesJob = (text: string): boolean => titleScore(text) + employerScore(text) >= 1

/** Where the duties begin that stand in the line of a job, behind its dates or its place. */
function proseAt(text: string, above: Line | undefined): number | null {
  const dates = findDates(text)
  const isDated = dates?.range === true && dates.to <= longestHead
  const before = isDated ? text.slice(0, dates.from) : ''
  if (isDated) {
    const sentence = behindDates.exec(text.slice(dates.to))
    if (sentence && before.split(/\s+/u).length <= 14 && namesJob(before))
      return dates.to + sentence[0].length
    if (!namesJob(before)) return null
  } else {
    const only = above && !above.bullet ? findDates(above.text) : null
    if (!only?.range || only.to < above!.text.length - 2) return null
  }
  const from = isDated ? dates.to : 0
  const rest = text.slice(from)
  const place = findPlace(rest)
  const head = text.length - (place?.after.length ?? 0)
  if (place && head <= longestHead && !isProse(place.before.trim()) && isProse(place.after.trim()))
    return head
  return isDated && isProse(rest.trim()) ? from : null
}

/**
 * "Shift Lead, Hill Market (2021 to now). Trained bakers and kept the log.", "Cook 2015 to 2018 Hill Market, Ames, IA Ran the grill and
 * closed the kitchen at night": what was done there is a line of its own.
 */
export function withoutProse(line: Line, above: Line | undefined): Line[] {
  const at = line.parts.length === 1 && !line.bullet ? proseAt(line.text, above) : null
  if (at === null) return [line]
  const part = (text: string, bullet: boolean): Line => ({
    ...line,
    text,
    bullet,
    parts: [text],
    runs: line.runs.filter((run) => text.includes(run)),
  })
  const head = line.text.slice(0, at).replace(/[\s.:]+$/u, '')
  return [part(head, false), part(line.text.slice(at).trim(), true)]
}
