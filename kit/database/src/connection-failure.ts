/** A socket's failures, PostgreSQL's while it goes down, comes up or is full, and Prisma's for any of these. */
const codes =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|08|57P0|53300|P100[128]|P1017|P2024|P2037)/
const kinds = new Set(['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout', 'TooManyConnections'])
const texts =
  /^Connection terminated|^timeout exceeded when trying|Client has encountered a connection error|not queryable|Unable to start a transaction|failed\. Code: `(08|57P0|53300)/

/** Whether the database could not be reached, as apart from a statement that it refused. */
export const isConnectionFailure = (failure: unknown): boolean => {
  for (let error: unknown = failure, depth = 0; error instanceof Object && depth < 5; depth += 1) {
    const { code, kind, message, cause, errors } = error as Record<string, unknown>
    if (typeof code === 'string' && codes.test(code)) return true
    if (typeof kind === 'string' && kinds.has(kind)) return true
    if (typeof message === 'string' && texts.test(message)) return true
    if (Array.isArray(errors) && errors.some(isConnectionFailure)) return true
    error = cause
  }
  return false
}
