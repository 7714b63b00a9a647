import { useEffect, useState } from 'react'

/** Seconds that are left of `seconds`, counted from each change of `start`. */
export function useCountdown(seconds: number, start: unknown): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    // by the clock: timers of a tab in the background come late
    const until = Date.now() + seconds * 1_000
    const update = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)))
    update()
    const timer = setInterval(update, 1_000)
    return () => clearInterval(timer)
  }, [seconds, start])
  return left
}

/** 0:24 */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
