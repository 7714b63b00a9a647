import { setTimeout as wait } from 'node:timers/promises'

/** How what changes tables takes its locks. */
export interface LockPatience {
  /** everything that wants the same table waits behind it for so long, and no longer */
  readonly timeoutMs: number
  readonly tries: number
  /** before the second try; doubled each time, up to a quarter of a minute */
  readonly pauseMs: number
}
export const usualPatience: LockPatience = { timeoutMs: 500, tries: 40, pauseMs: 500 }
const longestPauseMs = 15_000

/** PostgreSQL's: no lock within the time, and a deadlock. Nothing was changed. */
const isBusy = (failure: unknown): boolean => {
  const { code, cause } = failure as { code?: string; cause?: { code?: string } }
  return ['55P03', '40P01'].includes(code ?? cause?.code ?? '')
}

/** Does it until it gets its locks, each within the time that its session has for them. */
export const patiently = async (
  work: () => Promise<void>,
  { tries, pauseMs }: LockPatience,
  onBusy: () => void,
): Promise<void> => {
  let pause = pauseMs
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work()
    } catch (failure) {
      if (left <= 0 || !isBusy(failure)) throw failure
    }
    onBusy()
    await wait(pause)
    pause = Math.min(2 * pause, longestPauseMs)
  }
}
