import type { Language } from './translate.ts'

/**
 * A day as people say it: "November 20, 2026", "20 de noviembre de 2026". Of a moment it is the day where the person is; a day
 * alone ("2021-10-11") is the same everywhere.
 */
export const day = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-US`, {
    dateStyle: 'long',
    ...(iso.length === 'YYYY-MM-DD'.length && { timeZone: 'UTC' }),
  }).format(new Date(iso))
