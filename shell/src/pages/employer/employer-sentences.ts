import { catalogue } from '@lunchpail/kit-web/language'
import type { sentences } from './employer-sentences.en.ts'

/** Of an employer's home alone, which candidates do without. */
export const employerSentences = catalogue<typeof sentences>({
  en: () => import('./employer-sentences.en.ts'),
  es: () => import('./employer-sentences.es.ts'),
})
