/**
 * One save at a time, at most one in `throttleMs`. A save that must wait is replaced by a later one. `send` handles its
 * own failures and never rejects.
 */
export function saveQueue<Step>(send: (step: Step) => Promise<void>, throttleMs: number) {
  let waiting: { step: Step } | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let startedAt = -Infinity

  const start = () => {
    const { step } = waiting!
    clearTimeout(timer)
    timer = waiting = undefined
    startedAt = Date.now()
    running = send(step).finally(() => {
      running = undefined
      if (waiting) plan()
    })
  }
  const plan = () => {
    if (!running && timer === undefined)
      timer = setTimeout(start, Math.max(0, startedAt + throttleMs - Date.now()))
  }

  return {
    /** Queues a save. */
    push: (step: Step): void => {
      waiting = { step }
      plan()
    },
    /** Sends the queued save without the pause; resolves when no save is in flight. */
    flush: async (): Promise<void> => {
      while (running || waiting) {
        if (!running) start()
        await running
      }
    },
  }
}
