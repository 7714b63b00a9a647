/** Exponential back-off: each delay is twice the previous one. */
const firstDelayMs = 2_000
const longestDelayMs = 60_000

/** Calls `again` after a failure: after a back-off, and at once when the browser is back online. */
export function retry(again: () => void) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const online = () => {
    stop()
    if (failures > 0) again()
  }
  return {
    failed(): void {
      stop()
      timer = setTimeout(again, Math.min(longestDelayMs, firstDelayMs * 2 ** failures))
      failures += 1
    },
    succeeded(): void {
      stop()
      failures = 0
    },
    /** Listens for `online` until the returned function is called. */
    listen(): () => void {
      addEventListener('online', online)
      return () => {
        removeEventListener('online', online)
        stop()
      }
    },
  }
}
