import { useEffect, useRef } from 'react'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import type { DraftStore } from '../draft/draft-store.ts'
import { newJob } from '../steps/history/new-job.ts'
import type { Go } from './frame/use-step.ts'

interface FirstJob {
  /** `br`: the form of the first job opens once the work history is reached */
  readonly wanted: boolean
  readonly step: StepName
  readonly go: Go
}

export function useFirstJob(store: DraftStore, { wanted, step, go }: FirstJob): void {
  const isOpened = useRef(false)
  useEffect(() => {
    if (!wanted || step !== 'history' || isOpened.current) return
    isOpened.current = true
    const [first] = store.get().application.jobs ?? []
    if (first) return go('history', { at: `job:${first.reference_id}` })
    const job = newJob([])
    store.edit({ jobs: [job] })
    go('history', { at: `new-job:${job.reference_id}` })
  }, [store, wanted, step, go])
}
