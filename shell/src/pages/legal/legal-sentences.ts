import { catalogue } from '@lunchpail/kit-web/language'
import type { sentences } from './legal-sentences.en.ts'

export type LegalKey = keyof typeof sentences

export const legalSentences = catalogue<typeof sentences>({
  en: () => import('./legal-sentences.en.ts'),
  es: () => import('./legal-sentences.es.ts'),
})
