const codes = new Set([
  // Node's own, of a socket
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // PostgreSQL going down, coming up, or full
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // Prisma: cannot reach, timed out, closed, no connection free, no transaction to be had
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
])
const kinds = new Set(['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout', 'TooManyConnections'])
const texts =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|not queryable/

/** Whether the database could not be reached, as apart from a statement that it refused. */
export const isConnectionFailure = (failure: unknown): boolean => {
  for (let error: unknown = failure, depth = 0; error instanceof Object && depth < 5; depth += 1) {
    const { code, kind, message, cause, errors } = error as Record<string, unknown>
    if (typeof code === 'string' && (codes.has(code) || code.startsWith('08'))) return true
    if (typeof kind === 'string' && kinds.has(kind)) return true
    if (typeof message === 'string' && texts.test(message)) return true
    if (Array.isArray(errors) && errors.some(isConnectionFailure)) return true
    error = cause
  }
  return false
}
