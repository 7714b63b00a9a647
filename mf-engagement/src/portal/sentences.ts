import { catalogue } from '@lunchpail/kit-web/language'

/** Of the portal: candidates never load them. */
export const portalSentences = catalogue({
  en: () => import('./sentences.en.ts'),
  es: () => import('./sentences.es.ts'),
})
