import type { Language } from '@lunchpail/contracts/language/translate'

/** One calendar for all, in the middle of the country: the server, which draws the page first, knows nobody's own. */
const timeZone = 'America/Chicago'
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })
const dayOf = (date: Date): number => Date.parse(calendar.format(date))
const ago = {
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
  es: new Intl.RelativeTimeFormat('es', { numeric: 'auto' }),
}
const day = 24 * 60 * 60 * 1000

/** "yesterday", "3 days ago", past a month the date; null for today, which has its own sentence. */
export function postedWhen(postedAt: string, now: Date, language: Language): string | null {
  const posted = new Date(postedAt)
  const days = Math.round((dayOf(now) - dayOf(posted)) / day)
  if (days <= 0) return null
  if (days <= 30) return ago[language].format(-days, 'day')
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone,
  }).format(posted)
  return language === 'es' ? `el ${date}` : date
}
