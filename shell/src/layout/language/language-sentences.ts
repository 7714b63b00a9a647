import { catalogue } from '@lunchpail/kit-web/language'
import type { sentences } from './language-sentences.en.ts'

/** Of the dialog alone, which most visits do without. */
export const languageSentences = catalogue<typeof sentences>({
  en: () => import('./language-sentences.en.ts'),
  es: () => import('./language-sentences.es.ts'),
})
