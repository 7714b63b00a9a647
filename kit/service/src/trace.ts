import { randomBytes, randomUUID } from 'node:crypto'
import { telemetry } from './telemetry.ts'

const traceparentShape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Random, from what Node has at hand: bytes of its own would be asked of the system for each request. */
const spanId = (): string => randomUUID().replaceAll('-', '').slice(16)

/** W3C trace context: a new span in the given trace, or in a new one. */
export const nextTraceparent = (given: string | undefined): string => {
  const open = telemetry.traceparent()
  if (open) return open
  const trace = traceparentShape.exec(given ?? '')?.[1] ?? randomBytes(16).toString('hex')
  return `00-${trace}-${spanId()}-01`
}
export const traceIdOf = (traceparent: string | undefined): string | undefined =>
  traceparentShape.exec(traceparent ?? '')?.[1]

/** The gateway's request id where it has the expected shape, else a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
