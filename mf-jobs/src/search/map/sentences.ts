import { catalogue } from '@lunchpail/kit-web/language'

/** Apart from the others: they come with the map. */
export const listMapSentences = catalogue({
  en: () => import('./sentences.en.ts'),
  es: () => import('./sentences.es.ts'),
})
