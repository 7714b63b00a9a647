import { catalogue } from '@lunchpail/kit-web/language'

/** Of the hiring managers' desk: apart from those of the wizard, which come with the first visit. */
export const sentSentences = catalogue({
  en: () => import('./sentences.en.ts'),
  es: () => import('./sentences.es.ts'),
})
