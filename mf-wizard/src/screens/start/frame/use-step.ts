import { useCallback, useEffect, useState } from 'react'
import { stepNames, type StepName } from '@lunchpail/contracts/wizard/step-names'
import { stepFrom } from '@lunchpail/contracts/wizard/step-number'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { walkOf, type Draft } from '../../../draft/draft.ts'

/** What a step of the way is told beside its name; kept in the browser's history entry. */
interface GoOptions {
  /** come back to the review afterwards */
  readonly fromReview?: boolean
  /** the page within the step */
  readonly at?: string | undefined
}
/** `replace`: the browser's Back does not come here again. */
export type Go = (step: StepName, options?: GoOptions, replace?: boolean) => void

const stepIn = (hash: string): StepName | undefined => stepFrom(hash.slice(1)) ?? undefined

interface StepOptions {
  /** where an address without a step begins; without it, where the person left */
  readonly preset: StepName | null
  /** of the address, while the steps are shown */
  readonly search: string
  /** off while something else is shown at the address: the intro, what was sent */
  readonly isOn: boolean
}

/**
 * The step that the address names (`#history`), so that the browser's Back is the wizard's. Nobody gets past the first
 * step that is not done; an address without a step goes on where the person left.
 */
export function useStep(draft: Draft, { preset, search, isOn }: StepOptions): [StepName, Go] {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [shown, setShown] = useState<StepName>(() => allowed(stepIn(hash) ?? preset, draft))

  useEffect(() => {
    if (!isOn) return
    const step = allowed(stepIn(hash) ?? preset, draft)
    setShown(step)
    if (hash !== `#${step}`) void navigate({ pathname, search, hash: step }, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- a step is left by going, never because an answer changed
  }, [hash, isOn])

  const go = useCallback<Go>(
    (step, options = {}, replace = false) =>
      void navigate({ pathname, search, hash: step }, { state: options, replace }),
    [navigate, pathname, search],
  )
  return [shown, go]
}

function allowed(asked: StepName | null | undefined, draft: Draft): StepName {
  const { next } = walkOf(draft)
  return asked && stepNames.indexOf(asked) <= stepNames.indexOf(next) ? asked : next
}

/** What this page of the wizard was told when it was gone to. */
export const useStepState = (): GoOptions => (useLocation().state as GoOptions | null) ?? {}
