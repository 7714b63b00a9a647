import { useEffect } from 'react'

let held = 0
let watcher: (() => void) | undefined

/** The page is not whole until the returned function is called. */
export function holdFirstLoad(): () => void {
  held += 1
  let over = false
  return () => {
    if (over) return
    over = true
    held -= 1
    watcher?.()
  }
}

/** Whether everything that the page shows first is there. */
export const firstLoadHeld = (): boolean => held > 0

/** For the host: told whenever something that held the page is over. */
export function watchFirstLoad(listener: () => void): void {
  watcher = listener
}

/** What stands in the place of a page, or of a part, that is not there: the HTML that came from the server says more. */
export function useHoldFirstLoad(holds = true): void {
  useEffect(() => (holds ? holdFirstLoad() : undefined), [holds])
}
