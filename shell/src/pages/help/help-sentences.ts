import { catalogue } from '@lunchpail/kit-web/language'
import type { sentences } from './help-sentences.en.ts'

export type HelpKey = keyof typeof sentences

export const helpSentences = catalogue<typeof sentences>({
  en: () => import('./help-sentences.en.ts'),
  es: () => import('./help-sentences.es.ts'),
})
