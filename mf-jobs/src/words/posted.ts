import type { Language } from '@lunchpail/contracts/language/translate'

const day = 24 * 60 * 60 * 1000

/** "yesterday", "3 days ago", past a month the date; null for today, which has its own sentence. */
export function postedWhen(postedAt: string, now: Date, language: Language): string | null {
  const posted = new Date(postedAt)
  const days = Math.round((midnight(now) - midnight(posted)) / day)
  if (days <= 0) return null
  if (days <= 30) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
  const date = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', day: 'numeric' }).format(
    posted,
  )
  return language === 'es' ? `el ${date}` : date
}

/** By the person's own calendar: what was posted last night is from yesterday. */
const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
