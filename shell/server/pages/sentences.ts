import type { Language } from '@lunchpail/contracts/language/translate'

/** Sentences of the HTML document itself. */
export const sentences: Record<Language, { readonly description: string; readonly noScript: string }> = {
  en: {
    description:
      'Find hourly work near you in warehouses, trucking, production and skilled trades, and apply from your phone.',
    noScript: 'Lunchpail needs JavaScript. Please turn it on in your browser and load this page again.',
  },
  es: {
    description:
      'Encuentra trabajo por hora cerca de ti en almacenes, transporte, producción y oficios, y postúlate desde tu teléfono.',
    noScript: 'Lunchpail necesita JavaScript. Actívalo en tu navegador y vuelve a cargar esta página.',
  },
}
