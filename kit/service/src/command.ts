/** What a command reads and writes: of its process, or of a test. */
export interface CommandIo {
  readonly env: NodeJS.ProcessEnv
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/** A command of an operator. Its file exports it as `main`, and runs it where Node was started with that file. */
export type Command = (args: readonly string[], io: CommandIo) => Promise<number>

/** What is read by a reader that has seen enough, as `head` has, is lost from there on, and the work goes on. */
export const readersMayLeave = (): void => {
  process.stdout.on('error', (failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EPIPE') throw failure
  })
}

/** Ends the process with the exit code of the command, once what it wrote is out. */
export const runMain = async (main: Command): Promise<void> => {
  readersMayLeave()
  process.exitCode = await main(process.argv.slice(2), {
    env: process.env,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  })
}
