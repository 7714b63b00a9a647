import { catalogue } from '@lunchpail/kit-web/language'

/** Apart from the others: they come once a person asks for the way to work, or did. */
export const commuteSentences = catalogue({
  en: () => import('./sentences.en.ts'),
  es: () => import('./sentences.es.ts'),
})
