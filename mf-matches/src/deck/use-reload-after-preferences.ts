import { useEffect, useState } from 'react'
import type { Load } from '@lunchpail/kit-web/use-load'
import type { MatchesBatch } from './load-batch.ts'

/** Reloads of the deck after preferences were saved. */
const maxReloads = 4
const reloadPauseMs = 1200

/** Saved preferences reach matches by an event, a moment later: until then the deck is reloaded. */
export function useReloadAfterPreferences(load: Load<MatchesBatch>) {
  const [left, setLeft] = useState(0)
  const { state, retry } = load
  const isReloading = left > 0 && load.value?.preferences === false
  useEffect(() => {
    if (!isReloading || state !== 'ready') return
    const timer = setTimeout(() => {
      setLeft(left - 1)
      retry()
    }, reloadPauseMs)
    return () => clearTimeout(timer)
  }, [isReloading, state, left, retry])
  return {
    isReloading,
    begin: (): void => {
      setLeft(maxReloads)
      retry()
    },
  }
}
