import { useCallback, useLayoutEffect, useState } from 'react'
import { stepNames, type StepName } from '@lunchpail/contracts/wizard/step-names'
import { after } from '@lunchpail/contracts/wizard/walk'
import { stepFrom } from '@lunchpail/contracts/wizard/step-number'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { walkOf, type Draft } from '../../draft/draft.ts'

/** State of the history entry. */
interface GoOptions {
  /** the step returns to the review */
  readonly fromReview?: boolean
  /** inner page of the step */
  readonly at?: string | undefined
}
/** `replace`: replaces the history entry. */
export type Go = (step: StepName, options?: GoOptions, replace?: boolean) => void

const stepIn = (hash: string): StepName | undefined => stepFrom(hash.slice(1)) ?? undefined

interface StepOptions {
  /** for an address without a step; null: the first step that is not done */
  readonly preset: StepName | null
  /** query string of the steps */
  readonly search: string
  /** off while the intro, the confirmation or why there is nothing to apply to is shown */
  readonly isOn: boolean
}

/**
 * The step of the address (`#history`), so that the browser's Back works. A step after the first that is not done is
 * replaced by that one, and one that has nothing to ask by the one after it.
 */
export function useStep(draft: Draft, { preset, search, isOn }: StepOptions): [StepName, Go] {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [shown, setShown] = useState<StepName>(() => allowed(stepIn(hash) ?? preset, draft))

  // before anybody can press: a page that is asked for meanwhile would be given up for this address
  useLayoutEffect(() => {
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

/** Where they are skipped their page has nothing on it; the others that are skipped can be gone back to, or edited. */
const emptyWhereSkipped: readonly StepName[] = [
  'skills',
  'gut-check',
  'questions',
  'follow-up-skills',
  'follow-up-gut-check',
  'shifts',
]

function allowed(asked: StepName | null | undefined, draft: Draft): StepName {
  const walked = walkOf(draft)
  const { next } = walked
  const isLater = (step: StepName) => stepNames.indexOf(step) > stepNames.indexOf(next)
  if (!asked || isLater(asked)) return next
  const isSkipped = walked.steps.some(({ name, state }) => name === asked && state === 'skipped')
  if (!isSkipped || !emptyWhereSkipped.includes(asked)) return asked
  const following = after(asked, walked)
  return isLater(following) ? next : following
}

/** State of the current history entry. */
export const useStepState = (): GoOptions => (useLocation().state as GoOptions | null) ?? {}
