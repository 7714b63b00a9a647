import { someCause } from './failure-causes.ts'

const socket =
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'
/** PostgreSQL: connection exceptions, shutting down, starting, too many connections. */
const sqlState = '08000 08001 08003 08004 08006 08007 08P01 57P01 57P02 57P03 57P04 57P05 53300'
const prisma = 'P1001 P1002 P1008 P1017 P2024 P2037'
const codes = new Set<unknown>([socket, sqlState, prisma].flatMap((list) => list.split(' ')))

/** `cause.kind` of Prisma's driver adapter. */
const kinds = new Set<unknown>([
  'ConnectionClosed',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
])

/** These errors have no code, or one that means other failures too. The driver adapter passes those of pg on as they are. */
const messages = new Set<unknown>([
  // pg
  'Connection terminated',
  'Connection terminated unexpectedly',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  // pg-pool
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  // Prisma, P2028, which an expired transaction has too
  'Transaction API error: Unable to start a transaction in the given time.',
])

/** Whether the database could not be reached, in contrast to a statement that failed in it. */
export const isConnectionFailure = (failure: unknown): boolean =>
  someCause(failure, ({ code, kind, message }) => codes.has(code) || kinds.has(kind) || messages.has(message))
