import { catalogue } from '@lunchpail/kit-web/language'
import { sentences as en } from './sentences.en.ts'
import { sentences as es } from './sentences.es.ts'

/** Both languages come with the shell: it is what shows when nothing else can be loaded. */
export const sentences = catalogue<typeof en>({
  en: () => Promise.resolve({ sentences: en }),
  es: () => Promise.resolve({ sentences: es }),
})
