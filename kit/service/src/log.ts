import { pino, type DestinationStream, type Logger } from 'pino'
import type { ProcessConfig } from './environment.ts'

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
    to ?? pino.destination({ fd: 1, sync: false, minLength: 0 }),
  )
