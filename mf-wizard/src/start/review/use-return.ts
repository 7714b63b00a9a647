import { useEffect, type RefObject } from 'react'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'

/** The step that was opened from the review. */
export type Edited = RefObject<StepName | undefined>

/** Whoever comes back from a step is where they left, and not at the top of a long page. */
export function useReturn(editedRef: Edited): void {
  useEffect(() => {
    const button = document.getElementById(`edit-${editedRef.current}`)
    editedRef.current = undefined
    button?.scrollIntoView({ block: 'center' })
    button?.focus({ preventScroll: true })
  }, [editedRef])
}
