import { catalogue } from '@lunchpail/kit-web/language'

export const sentences = catalogue({
  en: () => import('./sentences.en.ts'),
  es: () => import('./sentences.es.ts'),
})
