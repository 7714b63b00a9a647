import { useEffect, useState } from 'react'

/** Seconds that are left of `seconds`, counted from each change of `start`. */
export function useCountdown(seconds: number, start: unknown): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const [startedAt, started] = [Date.now(), performance.now()]
    // timers of a tab in the background come late, a clock may be adjusted meanwhile, and the other sleeps with the device
    const passedMs = () => Math.max(Date.now() - startedAt, performance.now() - started)
    const update = () => setLeft(Math.max(0, Math.ceil(seconds - passedMs() / 1_000)))
    update()
    const timer = setInterval(update, 1_000)
    return () => clearInterval(timer)
  }, [seconds, start])
  return left
}

/** 0:24 */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
