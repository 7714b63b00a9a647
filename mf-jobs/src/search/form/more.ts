import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import type { More } from './more/more.ts'

/** What only who searches needs: suggestions, more filters, the device's location. */
export const more = store<Partial<More> | undefined>(undefined)

export const prepareMore = (): void =>
  void retryChunk(async () => (await import('./more/more.ts')).load()).then(more.set, () => {})
