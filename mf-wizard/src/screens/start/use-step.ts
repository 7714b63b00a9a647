import { useCallback, useEffect, useState } from 'react'
import { stepNames, type StepName } from '@lunchpail/contracts/wizard/step-names'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { walkOf, type Draft } from '../../draft/draft.ts'

/** What a step of the way is told beside its name; kept in the browser's history entry. */
export interface GoOptions {
  /** come back to the review afterwards */
  readonly fromReview?: boolean
  /** the job whose form is open, by its reference id */
  readonly job?: string
  readonly isNewJob?: boolean
}
export type Go = (step: StepName, options?: GoOptions) => void

const stepIn = (hash: string): StepName | undefined => stepNames.find((name) => `#${name}` === hash)

/**
 * The step that the address names (`#history`), so that the browser's Back is the wizard's. Nobody gets past the first
 * step that is not done; an address without a step goes on where the person left.
 */
export function useStep(draft: Draft, isSent: boolean): [StepName, Go] {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [shown, setShown] = useState<StepName>(() => allowed(stepIn(hash), draft))

  useEffect(() => {
    if (isSent) return
    const step = allowed(stepIn(hash), draft)
    setShown(step)
    // Without `p`: the chosen jobs are in the draft now.
    if (hash !== `#${step}`) void navigate({ pathname, search: '', hash: step }, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- a step is left by going, never because an answer changed
  }, [hash])

  const go = useCallback<Go>(
    (step, options = {}) => void navigate({ pathname, search: '', hash: step }, { state: options }),
    [navigate, pathname],
  )
  return [shown, go]
}

function allowed(asked: StepName | undefined, draft: Draft): StepName {
  const { next } = walkOf(draft)
  return asked && stepNames.indexOf(asked) <= stepNames.indexOf(next) ? asked : next
}

/** What this page of the wizard was told when it was gone to. */
export const useGone = (): GoOptions => (useLocation().state as GoOptions | null) ?? {}
