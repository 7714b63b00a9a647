import { reportError } from '@lunchpail/kit-web/error-report'
import { catalogue } from '@lunchpail/kit-web/language'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { sentences as en } from './sentences.en.ts'

const spanish = () => import(/* webpackChunkName: "sentences-es" */ './sentences.es.ts')

/**
 * English comes with the shell: it is what shows when nothing else can be loaded. Spanish is loaded where it is wanted,
 * and the server names its file in a page of that language.
 */
export const sentences = catalogue<typeof en>({
  en: () => Promise.resolve({ sentences: en }),
  es: () =>
    retryChunk(spanish).catch((error: unknown) => {
      reportError(error, 'sentences')
      return { sentences: en }
    }),
})
