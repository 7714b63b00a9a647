import { homeCookie } from '@lunchpail/contracts/jobs/commute/home-cookie-name'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import type { Filters } from '../filters.ts'
import type { More } from './more/more.ts'

/** What only who searches needs: suggestions, more filters, the device's location. */
export const more = store<Partial<More> | undefined>(undefined)

export const prepareMore = (): Promise<void> =>
  retryChunk(async () => (await import('./more/more.ts')).load()).then(more.set, () => {})

/** Whether what stands above the list, or on its cards, comes with it. */
export const needsMore = ({ q, schedule, posted, benefits }: Filters): boolean =>
  q !== '' || schedule + posted + benefits > 0 || document.cookie.includes(homeCookie)
