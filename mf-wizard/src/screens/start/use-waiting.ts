import { useEffect, useState } from 'react'
import type { DraftKeeper } from '../../draft/draft-keeper.ts'
import { pauses } from '../../position/use-positions.ts'

/** Asks again for positions that the wizard does not know yet; after the last try they are left out. True: some were. */
export function useWaiting(keeper: DraftKeeper): boolean {
  const waiting = keeper.use().waiting.length > 0
  const [tries, setTries] = useState(0)
  const [unknown, setUnknown] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const pause = pauses[tries]
    if (pause === undefined) {
      keeper.leaveWaiting()
      setUnknown(true)
      return undefined
    }
    const timer = setTimeout(() => {
      void keeper
        .lookAgain()
        .catch(() => {})
        .finally(() => setTries((count) => count + 1))
    }, pause)
    return () => clearTimeout(timer)
  }, [keeper, waiting, tries])
  return unknown
}
