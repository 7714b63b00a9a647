import { catalogue } from '@lunchpail/kit-web/language'
import type { sentences } from './cookie-sentences.en.ts'

export const cookieSentences = catalogue<typeof sentences>({
  en: () => import('./cookie-sentences.en.ts'),
  es: () => import('./cookie-sentences.es.ts'),
})
