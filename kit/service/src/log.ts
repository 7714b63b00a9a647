import { pino, type DestinationStream, type Logger } from 'pino'
import type { ServiceConfig } from './config.ts'

/** JSON lines that hold nothing private: no address, query, body, header, name or token. */
export const openLog = (
  config: Pick<ServiceConfig, 'logLevel'> & { readonly noun: string },
  to?: DestinationStream,
): Logger =>
  pino(
    {
      level: config.logLevel,
      base: { service: config.noun },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    to ?? pino.destination({ fd: 1, sync: false, minLength: 0 }),
  )
