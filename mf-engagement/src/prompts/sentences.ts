import { catalogue } from '@lunchpail/kit-web/language'

export const promptSentences = catalogue({
  en: () => import('./sentences.en.ts'),
  es: () => import('./sentences.es.ts'),
})
