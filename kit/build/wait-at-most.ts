import { vi } from 'vitest'

/** Gives `vi.waitFor` another limit than its own of one second, which a busy machine needs for one event. Milliseconds. */
export function waitAtMost(timeout: number): void {
  const { waitFor } = vi
  vi.waitFor = (callback, options) =>
    waitFor(callback, { timeout, ...(typeof options === 'object' && options) })
}
