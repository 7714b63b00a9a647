import { catalogue } from '@lunchpail/kit-web/language'

/** Apart from the others, which come with the first visit. */
export const listSentences = catalogue({
  en: () => import('./list-sentences.en.ts'),
  es: () => import('./list-sentences.es.ts'),
})
