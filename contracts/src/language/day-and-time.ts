import type { Language } from './translate.ts'

/** "Nov 22, 2026, 3:05 PM", in the zone of the device. */
export const dayAndTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
