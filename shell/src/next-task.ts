interface Scheduler {
  readonly yield?: () => Promise<void>
}

/** Ends the task: what the browser or the person wants comes first. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
}
