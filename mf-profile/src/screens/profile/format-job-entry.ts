import type { Language } from '@lunchpail/contracts/language/translate'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { leavingReason } from '@lunchpail/contracts/wizard/enumerations'
import { parseMonth } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { sentences } from '../../sentences.ts'

/** Formats MM/YYYY: "Mar 2020", "mar 2020"; null for anything else. */
export function formatMonth(typed: string | undefined, language: Language): string | null {
  const month = parseMonth(typed ?? '')
  if (!month) return null
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.UTC(month.year, month.month - 1))
}

type Reason = (typeof leavingReason)[keyof typeof leavingReason]
const known: readonly number[] = Object.values(leavingReason)

/** The reason for leaving with its explanation: "Other: the season was over". A current job has none. */
export function useFormatReason(job: JobEntry): string | undefined {
  const t = sentences.use()
  const { reason_for_leaving: reason = 0, reason_explain: explanation } = job
  if (job.current_job || !known.includes(reason)) return undefined
  const name = t(`reason.${reason as Reason}`)
  return explanation?.trim() ? `${name}: ${explanation}` : name
}
