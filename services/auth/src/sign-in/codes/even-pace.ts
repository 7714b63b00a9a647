import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** Of how many answers the usual time is the middle. */
const kept = 51

export interface EvenPace {
  /** An answer about a known handle is ready, of a request that began then (`performance.now()`). */
  readonly note: (begun: number) => void
  /** Waits until an answer about a known handle would be ready. */
  readonly wait: (begun: number) => Promise<void>
}

/**
 * Less is done for an unknown handle, which its time would tell: an answer about it takes as long as those about known
 * ones took lately, on this machine under this load. Until there were some, it tells.
 */
export function evenPace(): EvenPace {
  const recent: number[] = []
  return {
    note(begun) {
      recent.push(performance.now() - begun)
      if (recent.length > kept) recent.shift()
    },
    async wait(begun) {
      const usual = recent.toSorted((one, other) => one - other)[recent.length >> 1]
      if (usual === undefined) return
      const until = begun + usual
      // timers are late by a millisecond or so: the rest is waited for turn by turn
      const left = until - performance.now() - 2
      if (left > 0) await pause(left)
      while (performance.now() < until) await turn()
    },
  }
}
