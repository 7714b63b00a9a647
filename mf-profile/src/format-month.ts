import type { Language } from '@lunchpail/contracts/language/translate'
import { parseMonth } from '@lunchpail/contracts/wizard/rules/calendar-day'

/** Formats MM/YYYY: "Mar 2020", "mar 2020"; null for anything else. */
export function formatMonth(typed: string | undefined, language: Language): string | null {
  const month = parseMonth(typed ?? '')
  if (!month) return null
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.UTC(month.year, month.month - 1))
}
