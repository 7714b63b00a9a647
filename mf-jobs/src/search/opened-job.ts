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

/** In the first moments its scripts would hold what a person presses. */
const restMs = 2_000

/** Brings it for a job that nobody asked for, once the list was there for a while. */
export const usePrepared = (wanted: boolean): void =>
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(prepareJob, restMs)
    return () => clearTimeout(timer)
  }, [wanted])
