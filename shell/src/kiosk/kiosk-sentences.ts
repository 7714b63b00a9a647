import { catalogue } from '@lunchpail/kit-web/language'

export const kioskSentences = catalogue({
  en: () => import('./kiosk-sentences.en.ts'),
  es: () => import('./kiosk-sentences.es.ts'),
})
