import type { Language } from './translate.ts'

/** A day as people say it: "November 20, 2026", "20 de noviembre de 2026". */
export const day = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long' }).format(new Date(iso))
