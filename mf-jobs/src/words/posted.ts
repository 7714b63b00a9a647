import type { Language } from '@lunchpail/contracts/language/translate'

/*
 * One calendar for all, in the middle of the country: the server, which renders the page, knows no visitor's time zone. By
 * winter time all year, as days are then counted without a date format, which a cheap phone is long in making.
 */
const behindUtc = 6 * 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000
const dayOf = (date: Date): number => Math.floor((date.getTime() - behindUtc) / day)

export const daysSince = (postedAt: string, now: Date): number => dayOf(now) - dayOf(new Date(postedAt))

/** "February 11, 2019", "11 de febrero de 2019" */
export const dayWords = (postedAt: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(Date.parse(postedAt) - behindUtc),
  )
