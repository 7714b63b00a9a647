import { vi } from 'vitest'

/** `vi.waitFor` gives up after one second by itself, which a busy machine needs for one event. */
const patience = 60_000
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: patience, ...(typeof options === 'object' && options) })
