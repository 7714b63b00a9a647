import { catalogue } from '@lunchpail/kit-web/language'

/** Apart from the others, which come with the first visit. */
export const alertSentences = catalogue({
  en: () => import('./alert-sentences.en.ts'),
  es: () => import('./alert-sentences.es.ts'),
})
