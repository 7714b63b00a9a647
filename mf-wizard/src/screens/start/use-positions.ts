import { useEffect } from 'react'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadWizard } from '../../api.ts'

/** Pauses before the wizard is asked again about a position that it did not know yet, in milliseconds. */
export const pauses = [500, 1000, 2000, 4000, 8000] as const

/** The chosen positions for a visitor; those that are not known yet appear once they are. */
export function usePositions(ids: readonly number[]): {
  positions: readonly WizardPosition[]
  loading: boolean
} {
  const load = useLoad((signal) => loadWizard(ids, signal), [ids.join(',')])
  const waiting = load.value?.waiting.length ?? 0
  const { retry, state } = load
  useEffect(() => {
    if (waiting === 0 || state !== 'ready') return undefined
    const timer = setTimeout(retry, pauses[2])
    return () => clearTimeout(timer)
  }, [waiting, state, retry])
  return {
    positions: load.value?.positions ?? [],
    loading: state === 'loading' && !load.value && ids.length > 0,
  }
}
