import { catalogue } from '@lunchpail/kit-web/language'

/** Apart from the others, which come with the first visit. */
export const secondFactorSentences = catalogue({
  en: () => import('./sentences.en.ts'),
  es: () => import('./sentences.es.ts'),
})
