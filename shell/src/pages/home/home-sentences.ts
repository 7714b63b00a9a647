import { catalogue } from '@lunchpail/kit-web/language'
import { sentences } from './home-sentences.en.ts'

/** English comes with the page: one request less before it takes over. */
export const homeSentences = catalogue<typeof sentences>({
  en: () => Promise.resolve({ sentences }),
  es: () => import('./home-sentences.es.ts'),
})
