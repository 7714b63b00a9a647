import { shifts as allShifts } from '@lunchpail/contracts/jobs/enumerations'
import { minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { startTimes } from '@lunchpail/contracts/jobs/start-times'
import { wageRange } from '@lunchpail/contracts/language/figures'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'

/** The facts of a suggested job in the language of the page. */
export function useCardWords() {
  const t = sentences.use()
  const language = useLanguage()
  /** "a or b", "a, b or c" */
  const either = (words: readonly string[]): string =>
    words.length < 2
      ? (words[0] ?? '')
      : t('card.or', { first: words.slice(0, -1).join(', '), second: words.at(-1)! })

  return {
    pay({ wage_from, wage_to }: Suggestion): string {
      const { known, amounts } = wageRange(wage_from, wage_to)
      return t(`card.pay-${known}`, amounts)
    },
    place: ({ city, region }: Suggestion): string => `${city}, ${region}`,
    shift({ shifts, schedule_type }: Suggestion): string {
      const words = shifts.map((shift) => t(`card.shift.${shift}`))
      const [first, ...others] = words.length === allShifts.length ? [t('card.shift-any')] : words
      const shift =
        first && either([first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))])
      return [shift, t(`card.type.${schedule_type}`)].filter(Boolean).join(' · ')
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
