import { catalogue } from '@lunchpail/kit-web/language'

/** Apart from the others: they come with the first map. */
export const mapSentences = catalogue({
  en: () => import('./sentences.en.ts'),
  es: () => import('./sentences.es.ts'),
})
