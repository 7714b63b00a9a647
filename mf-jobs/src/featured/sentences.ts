import { catalogue } from '@lunchpail/kit-web/language'

export const featuredSentences = catalogue({
  en: () => import('./sentences.en.ts'),
  es: () => import('./sentences.es.ts'),
})
