import type { Language } from '@lunchpail/contracts/language/translate'

export const dayOf = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { dateStyle: 'medium' }).format(
    new Date(instant),
  )
