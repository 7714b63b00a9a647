import { useEffect, useState } from 'react'
import type { Load } from '@lunchpail/kit-web/use-load'
import type { MatchesDeal } from './load-deal.ts'

/** How often the deck is asked for again, and how long between, in milliseconds. */
const tries = 4
const pause = 1200

/** Preferences that were just saved reach the matches a moment later: until then the deck is asked for again. */
export function usePreferencesArrival(load: Load<MatchesDeal>) {
  const [left, setLeft] = useState(0)
  const { state, retry } = load
  const isAwaited = left > 0 && load.value?.preferences === false
  useEffect(() => {
    if (!isAwaited || state !== 'ready') return
    const timer = setTimeout(() => {
      setLeft(left - 1)
      retry()
    }, pause)
    return () => clearTimeout(timer)
  }, [isAwaited, state, left, retry])
  return {
    isAwaited,
    begin: (): void => {
      setLeft(tries)
      retry()
    },
  }
}
