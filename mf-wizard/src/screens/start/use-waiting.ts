import { useEffect, useState } from 'react'
import type { DraftStore } from '../../draft/draft-store.ts'
import { pauses } from './use-positions.ts'

/** Asks again for positions that the wizard does not know yet; after the last try they are left out. True: some were. */
export function useWaiting(store: DraftStore): boolean {
  const waiting = store.use().waiting.length > 0
  const [tries, setTries] = useState(0)
  const [unknown, setUnknown] = useState(false)
  useEffect(() => {
    const pause = pauses[tries]
    if (!waiting || pause === undefined) return undefined
    const look = async () => {
      await store.refetchPositions().catch(() => {})
      if (tries < pauses.length - 1) return setTries(tries + 1)
      if (store.get().waiting.length === 0) return
      store.dropWaiting()
      setUnknown(true)
    }
    const timer = setTimeout(() => void look(), pause)
    return () => clearTimeout(timer)
  }, [store, waiting, tries])
  return unknown
}
