import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

function follow(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser has a connection; on the server it has. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )

/** Calls `retry` when the connection is back, while `waits`. */
export function useRetryOnline(retry: () => void, waits = true): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!waits) return
    const back = () => again()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [waits])
}
