const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** One line for each part of a site, printed when it is ready. */
export interface Progress {
  part<T>(name: string, work: () => Promise<T>, note?: (value: T) => string): Promise<T>
  readonly say: (line: string) => void
}

export const printedProgress = (write = (text: string) => void process.stdout.write(text)): Progress => ({
  part: async (name, work, note) => {
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
  say: (line) => write(`${line}\n`),
})

export const silentProgress: Progress = { part: (_name, work) => work(), say: () => {} }
