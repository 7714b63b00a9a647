import { Sentence } from './sentence.ts'

/** Runs `stop` once, whatever ends this process: Ctrl-C, a signal, the death of the one that started it. */
export const onEnd = (stop: (reason: string) => Promise<void>): void => {
  let ending = false
  const end = (reason: string, code: number): void => {
    if (ending) return
    ending = true
    // should anything hang, the watchdog takes over where this leaves
    setTimeout(() => process.exit(1), 11_000).unref()
    stop(reason).then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', () => end('Ctrl-C', 130))
  process.on('SIGTERM', () => end('a signal', 143))
  process.on('SIGHUP', () => end('the end of the terminal', 129))
  process.on('disconnect', () => end('the end of the command that started it', 1))
  // the channel to that command alone keeps nothing alive
  process.channel?.unref()
}

/** Tells a failure: in its own words where it has them, else whole. */
export const tell = (error: unknown): void => {
  const text =
    error instanceof Sentence
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`\n${text}\n`)
}
