import { useEffect } from 'react'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import type { JobPage } from '../job/job-page.tsx'
import type { JobPane } from '../job/job-pane.tsx'

/** What shows a job: its address brings it (`opened-job.screen.tsx`), so that the list alone loads without it. */
export const openedJob = store<
  { readonly JobPage: typeof JobPage; readonly JobPane: typeof JobPane } | undefined
>(undefined)

export const prepareJob = (): void =>
  void retryChunk(() => import('./opened-job.screen.tsx')).then(
    () => {},
    () => {},
  )

/** The longest that the browser may find no rest. */
const restMs = 1_000

/**
 * Brings it for a job that was not asked for, once the browser rests: in the first moments its scripts would hold what a person
 * presses. Only a desktop shows one, whose processor rests soon.
 */
export const usePrepared = (wanted: boolean): void =>
  useEffect(() => {
    if (!wanted) return
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(prepareJob, restMs / 2)
      return () => clearTimeout(timer)
    }
    const waits = requestIdleCallback(prepareJob, { timeout: restMs })
    return () => cancelIdleCallback(waits)
  }, [wanted])
