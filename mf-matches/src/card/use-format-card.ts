import { shifts as allShifts } from '@lunchpail/contracts/jobs/enumerations'
import { minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { startTimes } from '@lunchpail/contracts/jobs/search/start-times'
import type { Language } from '@lunchpail/contracts/language/translate'
import { wageRange } from '@lunchpail/contracts/language/figures'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'

/** Formats the facts of a suggested job in the language of the page. */
export function useFormatCard() {
  const t = sentences.use()
  const language = useLanguage()
  /** "a or b", "a, b or c" */
  const either = (options: readonly string[]): string =>
    options.length < 2
      ? (options[0] ?? '')
      : t('card.or', { first: options.slice(0, -1).join(', '), second: options.at(-1)! })

  return {
    pay({ wage_from, wage_to }: Pick<Suggestion, 'wage_from' | 'wage_to'>): string {
      const { known, amounts } = wageRange(wage_from, wage_to)
      return t(`card.pay-${known}`, amounts)
    },
    /** of what the company wrote, where it is not the page's */
    lang: ({ language: written }: Pick<Suggestion, 'language'>): Language | undefined =>
      written && written !== language ? written : undefined,
    place: ({ city, region }: Suggestion): string => `${city}, ${region}`,
    shift({
      shifts,
      schedule_type,
      schedule_known = true,
    }: Pick<Suggestion, 'shifts' | 'schedule_type'> & Partial<Pick<Suggestion, 'schedule_known'>>): string {
      const names = shifts.map((shift) => t(`card.shift.${shift}`))
      const [first, ...others] = names.length === allShifts.length ? [t('card.shift-any')] : names
      const shift =
        first && either([first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))])
      return byDots([shift, schedule_known && t(`card.type.${schedule_type}`)])
    },
    commute: ({ commute_times: minutes }: Suggestion): string =>
      minutes
        ? t('card.commute', {
            driving: minutesShown(minutes.driving),
            transit: minutesShown(minutes.transit),
          })
        : t('card.commute-unknown'),
    starts: ({ schedule_start }: Suggestion): string | null =>
      schedule_start && t('card.starts', { times: either(startTimes(schedule_start, language)) }),
  }
}
