import { catalogue } from '@lunchpail/kit-web/language'

export const referralSentences = catalogue({
  en: () => import('./referral-sentences.en.ts'),
  es: () => import('./referral-sentences.es.ts'),
})
