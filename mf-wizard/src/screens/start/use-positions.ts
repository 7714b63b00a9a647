import { useEffect, useState } from 'react'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadWizard } from '../../api.ts'
import type { DraftStore } from '../../draft/draft-store.ts'

/** Pauses between requests for a position that the service does not know yet. */
const pausesMs = [500, 1000, 2000, 4000, 8000] as const

/** The chosen positions for a visitor; unknown ones are requested again. */
export function usePositions(ids: readonly number[]): {
  positions: readonly WizardPosition[]
  loading: boolean
} {
  const load = useLoad((signal) => loadWizard({ asked: ids }, signal), [ids.join(',')])
  const waiting = load.value?.waiting.length ?? 0
  const { retry, state } = load
  useEffect(() => {
    if (waiting === 0 || state !== 'ready') return undefined
    const timer = setTimeout(retry, pausesMs[2])
    return () => clearTimeout(timer)
  }, [waiting, state, retry])
  return {
    positions: load.value?.positions ?? [],
    loading: state === 'loading' && !load.value && ids.length > 0,
  }
}

/** Requests unknown positions again, and drops them after the last attempt. True: some were dropped. */
export function useWaitingPositions(store: DraftStore): boolean {
  const waiting = store.use().waiting.length > 0
  const [tries, setTries] = useState(0)
  const [unknown, setUnknown] = useState(false)
  useEffect(() => {
    const pause = pausesMs[tries]
    if (!waiting || pause === undefined) return undefined
    const look = async () => {
      await store.refetchPositions().catch(() => {})
      if (tries < pausesMs.length - 1) return setTries(tries + 1)
      if (store.get().waiting.length === 0) return
      store.dropWaiting()
      setUnknown(true)
    }
    const timer = setTimeout(() => void look(), pause)
    return () => clearTimeout(timer)
  }, [store, waiting, tries])
  return unknown
}
