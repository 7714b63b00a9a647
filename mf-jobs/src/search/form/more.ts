import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import type * as More from './more/more.ts'

/** What only who searches needs: suggestions, more filters, the device's location. */
export const more = store<typeof More | undefined>(undefined)

export const prepareMore = (): void =>
  void retryChunk(() => import('./more/more.ts')).then(more.set, () => {})
