/** Pauses between tries in milliseconds: from the first to the last, each twice the one before. */
const first = 2_000
const last = 60_000

/** Tries again what failed: after a pause that grows with each failure, and at once when the browser is back online. */
export function retry(again: () => void) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const listen = () => {
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      stop()
    }
  }
  const online = () => {
    stop()
    if (failures > 0) again()
  }
  return {
    failed(): void {
      stop()
      timer = setTimeout(again, Math.min(last, first * 2 ** failures))
      failures += 1
    },
    succeeded(): void {
      stop()
      failures = 0
    },
    /** Listens from now on until the returned function is called. */
    listen,
  }
}
