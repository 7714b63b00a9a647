import { useEffect, useRef } from 'react'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import type { DraftKeeper } from '../../draft/draft-store.ts'
import { newJob } from '../../steps/history/new-job.ts'
import type { Go } from './frame/use-step.ts'

interface FirstJob {
  /** `br`: the form of the first job opens once the work history is reached */
  readonly wanted: boolean
  readonly step: StepName
  readonly go: Go
}

export function useFirstJob(keeper: DraftKeeper, { wanted, step, go }: FirstJob): void {
  const isOpened = useRef(false)
  useEffect(() => {
    if (!wanted || step !== 'history' || isOpened.current) return
    isOpened.current = true
    const [first] = keeper.get().application.jobs ?? []
    if (first) return go('history', { at: `job:${first.reference_id}` })
    const job = newJob([])
    keeper.edit({ jobs: [job] })
    go('history', { at: `new-job:${job.reference_id}` })
  }, [keeper, wanted, step, go])
}
