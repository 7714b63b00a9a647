import { catalogue } from '@lunchpail/kit-web/language'

export const ownSentSentences = catalogue({
  en: () => import('./own-sentences.en.ts'),
  es: () => import('./own-sentences.es.ts'),
})
