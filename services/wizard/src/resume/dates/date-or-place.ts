import { withoutPlace } from '../entries/place.ts'
import { findDates } from './date-range.ts'

/** Whether a text is dates, a place or both, and nothing else of weight. */
export function isDateOrPlace(text: string): boolean {
  const dates = findDates(text)
  const rest = dates ? text.slice(0, dates.from) + text.slice(dates.to) : text
  const left = withoutPlace(rest).text.replace(/[^\p{L}]/gu, '')
  return (dates !== null || left.length < rest.length * 0.3) && left.length <= 3
}
