import { catalogue } from '@lunchpail/kit-web/language'
import type { sentences } from './signed-out-sentences.en.ts'

/** Of the notice alone, which most visits do without. */
export const signedOutSentences = catalogue<typeof sentences>({
  en: () => import('./signed-out-sentences.en.ts'),
  es: () => import('./signed-out-sentences.es.ts'),
})
