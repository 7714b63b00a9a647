/**
 * One save at a time. A save that is asked for while another runs, or too soon after it, waits; a later one takes its
 * place. `send` tells failures by itself and never rejects.
 */
export function saveQueue<Step>(send: (step: Step) => Promise<void>, throttle: number) {
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
      timer = setTimeout(start, Math.max(0, startedAt + throttle - Date.now()))
  }

  return {
    /** Asks for a save soon. */
    push: (step: Step): void => {
      waiting = { step }
      plan()
    },
    /** Sends what waits without the pause, and resolves when nothing is under way. */
    flush: async (): Promise<void> => {
      while (running || waiting) {
        if (!running) start()
        await running
      }
    },
    /** Forgets what waits: the page is gone. */
    stop: (): void => {
      clearTimeout(timer)
      timer = waiting = undefined
    },
  }
}
