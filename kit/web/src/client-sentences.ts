import type { Language } from '@lunchpail/contracts/language/translate'

/** Sentences for when no answer came. They are here and not in a catalogue because nothing can be loaded then. */
export const clientSentences: Record<Language, Record<'unreachable' | 'slow' | 'unknown', string>> = {
  en: {
    unreachable: 'We could not reach the site. Check your internet connection and try again.',
    slow: 'That took too long. Please try again.',
    unknown: 'Sorry, an error occurred. Please try again',
  },
  es: {
    unreachable: 'No pudimos conectarnos con el sitio. Revisa tu conexión a internet e inténtalo de nuevo.',
    slow: 'Tardó demasiado. Inténtalo de nuevo.',
    unknown: 'Lo sentimos, ocurrió un error. Inténtalo de nuevo',
  },
}
