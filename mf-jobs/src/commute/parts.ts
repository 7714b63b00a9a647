import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import type { Commute } from './commute.ts'

/** What only who looks for the way to work needs. */
export const commuteParts = store<Commute | undefined>(undefined)

export const prepareCommute = (): void =>
  void retryChunk(async () => (await import('./commute.ts')).load()).then(commuteParts.set, () => {})
