import { CliError } from './cli-error.ts'

/** Runs `stop` once when this process is ended: by Ctrl-C, a signal, or the end of its parent process. */
export const onShutdown = (stop: (reason: string) => Promise<void>): void => {
  let ending = false
  const end = (reason: string, code: number): void => {
    if (ending) return
    ending = true
    // should anything hang, the watchdog ends it
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
  // the channel to the parent does not keep this process alive
  process.channel?.unref()
}

/** Prints an error: the message alone where it is a CliError, else the stack. */
export const printError = (error: unknown): void => {
  const text =
    error instanceof CliError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`\n${text}\n`)
}
