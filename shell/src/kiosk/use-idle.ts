import { useEffect, useEffectEvent, useState } from 'react'

const activities = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'touchstart'] as const

/** Seconds since the visitor did something, while it is watched; `onOver` is called once they are that many. */
export function useIdle(watched: boolean, limit: number, onOver: () => void): number {
  const [idle, setIdle] = useState(0)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!watched) return
    let last = Date.now()
    const active = () => {
      last = Date.now()
      setIdle(0)
    }
    active()
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - last) / 1_000)
      setIdle(seconds)
      if (seconds >= limit) over()
    }, 1_000)
    for (const name of activities) addEventListener(name, active, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const name of activities) removeEventListener(name, active, { capture: true })
    }
  }, [watched, limit])
  return watched ? idle : 0
}
