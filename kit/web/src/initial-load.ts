import { useEffect } from 'react'

let holds = 0
let onRelease: (() => void) | undefined

/** The initial load is not complete until the returned function is called. */
export function holdInitialLoad(): () => void {
  holds += 1
  let over = false
  return () => {
    if (over) return
    over = true
    holds -= 1
    onRelease?.()
  }
}

/** Whether something still loads of what the page shows initially. */
export const isInitialLoadHeld = (): boolean => holds > 0

/** For the host: called whenever a hold is released. */
export function watchInitialLoad(listener: () => void): void {
  onRelease = listener
}

/** For placeholders: while one is mounted, the server-rendered HTML stays, which shows more. */
export function useHoldInitialLoad(holds = true): void {
  useEffect(() => (holds ? holdInitialLoad() : undefined), [holds])
}
