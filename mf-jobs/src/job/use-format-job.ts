import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { shifts as allShifts } from '@lunchpail/contracts/jobs/enumerations'
import { minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { startTimes } from '@lunchpail/contracts/jobs/search/start-times'
import { wageRange } from '@lunchpail/contracts/language/figures'
import { useLanguage } from '@lunchpail/kit-web/language'
import type { Language } from '@lunchpail/contracts/language/translate'
import { times } from '../commute/times.ts'
import { sentences } from '../sentences.ts'

/** Formats a position's facts in the language of the page. */
export function useFormatJob() {
  const t = sentences.use()
  const language = useLanguage()
  const timed = times.use()
  /** "a or b", "a, b or c" */
  const either = (options: readonly string[]): string =>
    options.length < 2
      ? (options[0] ?? '')
      : t('job.shift-or', { first: options.slice(0, -1).join(', '), second: options.at(-1)! })

  return {
    pay({ from, to }: PositionCard['wage']): string {
      const { known, amounts } = wageRange(from, to)
      return t(`job.pay-${known}`, amounts)
    },
    place({ city, state, approximate }: PositionCard['location']): string {
      const place = `${city}, ${state}`
      return approximate ? t('job.around', { place }) : place
    },
    distance({
      id,
      distance: far,
      location,
    }: Pick<PositionCard, 'id' | 'distance' | 'location'>): string | null {
      const distance = timed[id]?.miles ?? far
      if (distance === null) return null
      if (distance < 1) return t('job.miles-under')
      const n = Math.round(distance)
      return t(location.approximate ? 'job.miles-about' : 'job.miles', { n })
    },
    commute({
      id,
      commute: given,
      location,
    }: Pick<PositionCard, 'id' | 'commute' | 'location'>): string | null {
      const commute = timed[id] ?? given
      if (!commute) return null
      const minutes = { driving: minutesShown(commute.driving), transit: minutesShown(commute.transit) }
      return t(location.approximate ? 'job.commute-about' : 'job.commute', minutes)
    },
    shift(job: Pick<PositionCard, 'shifts'>): string | null {
      if (job.shifts.length === 0) return null
      if (job.shifts.length === allShifts.length) return t('job.shift-any')
      const [first, ...others] = job.shifts.map((shift) => t(`job.shift.${shift}`))
      return either([first!, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))])
    },
    starts: (job: Pick<PositionCard, 'schedule_start'>): string | null =>
      job.schedule_start && t('job.starts', { times: either(startTimes(job.schedule_start, language)) }),
    type: (job: Pick<PositionCard, 'schedule_type'>): string => t(`job.type.${job.schedule_type}`),
    posted(job: Pick<PositionCard, 'posted_at'>): string {
      const n = daysSince(job.posted_at, new Date())
      if (n <= 0) return t('job.posted-today')
      if (n === 1) return t('job.posted-yesterday')
      if (n <= 30) return t('job.posted-days', { n })
      return t('job.posted', { day: formatDay(Date.parse(job.posted_at) - utcOffsetMs, language) })
    },
    /** its last day, which ends at midnight of its place, 4:00 to 10:00 of the next day by UTC */
    until: (closesAt: string): string =>
      t('job.until', { day: formatDay(Date.parse(closesAt) - 12 * hourMs, language) }),
    /** of what the company wrote, where it is not the page's */
    lang: ({ language: written }: Pick<PositionCard, 'language'>): Language | undefined =>
      written && written !== language ? written : undefined,
    miles: (n: number): string => t('miles', { n }),
  }
}

/*
 * One calendar for all, in the middle of the country: the server, which renders the page, knows no visitor's time zone. By
 * winter time all year, as days are then counted without a date format, which a cheap phone is long in making.
 */
const utcOffsetMs = 6 * hourMs
const dayOf = (date: Date): number => Math.floor((date.getTime() - utcOffsetMs) / dayMs)

const daysSince = (postedAt: string, now: Date): number => dayOf(now) - dayOf(new Date(postedAt))

/** "February 11, 2019", "11 de febrero de 2019" */
const formatDay = (moment: number, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
