import { useEffect, useState } from 'react'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadWizard } from '../api.ts'
import type { DraftStore } from '../draft/draft-store.ts'

/** Pauses between requests for a position that the service does not know yet. */
const pausesMs = [500, 1000, 2000, 4000, 8000] as const

export interface ChosenPositions {
  readonly positions: readonly WizardPosition[]
  readonly closed: readonly WizardPosition[]
  readonly loading: boolean
  /** the service knows none of them yet, and perhaps never will */
  readonly isUnknown: boolean
  /** positions were asked for, and none of them can be applied to */
  readonly isNone: boolean
}

/** The chosen positions for a visitor; those that the service does not know yet are requested again, a few times. */
export function usePositions(ids: readonly number[]): ChosenPositions {
  const load = useLoad((signal) => loadWizard({ asked: ids }, signal), [ids.join(',')])
  const waiting = load.value?.waiting.length ?? 0
  const [tries, setTries] = useState(0)
  const { retry, state } = load
  useEffect(() => {
    const pause = pausesMs[tries]
    if (waiting === 0 || state !== 'ready' || pause === undefined) return undefined
    const timer = setTimeout(() => {
      setTries(tries + 1)
      retry()
    }, pause)
    return () => clearTimeout(timer)
  }, [waiting, state, retry, tries])
  const { positions = [], closed = [] } = load.value ?? {}
  const isWaiting = waiting > 0 && tries < pausesMs.length
  const hasNone = ids.length > 0 && load.value !== undefined && positions.length === 0
  return {
    positions,
    closed,
    loading: ids.length > 0 && ((state === 'loading' && !load.value) || isWaiting),
    isUnknown: hasNone && isWaiting,
    isNone: hasNone && !isWaiting,
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
