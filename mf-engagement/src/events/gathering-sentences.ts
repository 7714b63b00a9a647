import { catalogue } from '@lunchpail/kit-web/language'

/** Of events, programs, kiosks and posters. */
export const gatheringSentences = catalogue({
  en: () => import('./gathering-sentences.en.ts'),
  es: () => import('./gathering-sentences.es.ts'),
})
