import { useEffect, useEffectEvent, useState } from 'react'

/** Carriers tell within seconds, or minutes. */
const checksAfterSeconds = [3, 6, 10, 15, 25, 40, 60, 90, 120]

/** Whether what was sent came back undelivered, as far as it is known. Asked again for each `sent`. */
export function useUndelivered(sent: object | undefined, check: () => Promise<boolean>): boolean {
  const [undelivered, setUndelivered] = useState<object>()
  const ask = useEffectEvent(check)
  useEffect(() => {
    if (!sent) return undefined
    let wanted = true
    const timers = checksAfterSeconds.map((seconds) =>
      setTimeout(() => {
        // a check that fails says nothing: the next one may
        ask().then(
          (isSo) => {
            if (!wanted || !isSo) return
            timers.forEach(clearTimeout)
            setUndelivered(sent)
          },
          () => {},
        )
      }, seconds * 1_000),
    )
    return () => {
      wanted = false
      timers.forEach(clearTimeout)
    }
  }, [sent])
  return sent !== undefined && undelivered === sent
}
