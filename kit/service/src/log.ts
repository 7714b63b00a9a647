import { pino, type DestinationStream, type Logger } from 'pino'
import type { ProcessConfig } from './environment.ts'

/** Lines that come within it are written together: each write is a turn of another thread. */
const togetherMs = 20

/** Standard output. What waits when the process ends is written then. */
const standardOutput = () => {
  const output = pino.destination({ fd: 1, sync: false, minLength: 8 * 1024 })
  let waiting = false
  const flush = (): void => {
    waiting = false
    output.flush()
  }
  return {
    write: (line: string): void => {
      output.write(line)
      if (waiting) return
      waiting = true
      setTimeout(flush, togetherMs).unref()
    },
    flush: (done: () => void): void => output.flush(done),
  }
}

/** JSON lines that hold nothing private: no address, query, body, header, name or token. */
export const openLog = (
  { noun, logLevel }: Pick<ProcessConfig, 'logLevel'> & { readonly noun: string },
  to?: DestinationStream,
): Logger =>
  pino(
    {
      level: logLevel,
      base: { service: noun },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    to ?? standardOutput(),
  )
