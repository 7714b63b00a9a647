import { dayMs } from '../../durations.ts'

/** Groups of which fewer people moved forward, or fewer did not, are not shown. */
export const smallestGroup = 10
/** A quarter is counted once, that many days after its end, so that most of what was sent in it is decided. */
export const settledDays = 30
const monthsOfQuarter = 3

/** The time of a quarter (`2026-3`), and when it can be counted. */
export function quarterTimes(quarter: string): {
  readonly from: Date
  readonly to: Date
  readonly counted: Date
} {
  const [year = 0, number = 1] = quarter.split('-').map(Number)
  const at = (which: number) => new Date(Date.UTC(year, which * monthsOfQuarter, 1))
  const to = at(number)
  return { from: at(number - 1), to, counted: new Date(to.getTime() + settledDays * dayMs) }
}

/** The latest quarters that can be counted, the newest first. */
export function countedQuarters(now: Date, most: number): string[] {
  const quarters: string[] = []
  for (let back = 0; quarters.length < most; back++) {
    const month = now.getUTCFullYear() * 12 + now.getUTCMonth() - back * monthsOfQuarter
    const quarter = `${Math.floor(month / 12)}-${Math.floor((month % 12) / monthsOfQuarter) + 1}`
    if (quarterTimes(quarter).counted <= now) quarters.push(quarter)
  }
  return quarters
}
