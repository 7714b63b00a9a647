import { catalogue } from '@lunchpail/kit-web/language'

/** Apart from the others, which come with the first visit. */
export const messageSentences = catalogue({
  en: () => import('./message-sentences.en.ts'),
  es: () => import('./message-sentences.es.ts'),
})
