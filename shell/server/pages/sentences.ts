import type { Language } from '@lunchpail/contracts/language/translate'

interface DocumentSentences {
  readonly description: string
  readonly noScriptTitle: string
  readonly noScript: string
  readonly jobs: string
}

/** Sentences of the HTML document itself. */
export const sentences: Record<Language, DocumentSentences> = {
  en: {
    description:
      'Find hourly work near you in warehouses, trucking, production and skilled trades, and apply from your phone.',
    noScriptTitle: 'This page needs JavaScript',
    noScript:
      'Please turn it on in your browser and load this page again. You can look at all jobs without it.',
    jobs: 'See all jobs',
  },
  es: {
    description:
      'Encuentra trabajo por hora cerca de ti en almacenes, transporte, producción y oficios, y postúlate desde tu teléfono.',
    noScriptTitle: 'Esta página necesita JavaScript',
    noScript: 'Actívalo en tu navegador y vuelve a cargar esta página. Sin él puedes ver todos los empleos.',
    jobs: 'Ver todos los empleos',
  },
}
