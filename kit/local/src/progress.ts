const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Prints one line for each step of a start, with its time. */
export interface Progress {
  step<T>(name: string, work: () => Promise<T>, note?: (value: T) => string): Promise<T>
  readonly log: (line: string) => void
}

export const printedProgress = (write = (text: string) => void process.stdout.write(text)): Progress => ({
  step: async (name, work, note) => {
    const since = performance.now()
    try {
      const value = await work()
      write(`  ✓ ${name.padEnd(22)} ${seconds(since).padStart(7)}  ${note?.(value) ?? ''}`.trimEnd() + '\n')
      return value
    } catch (error) {
      write(`  ✗ ${name.padEnd(22)} ${seconds(since).padStart(7)}\n`)
      throw error
    }
  },
  log: (line) => write(`${line}\n`),
})

export const silentProgress: Progress = { step: (_name, work) => work(), log: () => {} }
