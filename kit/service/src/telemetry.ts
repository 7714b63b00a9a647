import type { TraceEvent } from '@lunchpail/kit-events/event-service'

/** Tracing as the rest of kit uses it. Without a configured exporter nothing is imported and each method does nothing. */
export interface Telemetry {
  /** W3C trace context of the active span. */
  readonly traceparent: () => string | undefined
  /** Names the span of the current request by its endpoint or page. */
  readonly name: (name: string) => void
  readonly traceEvent: TraceEvent
  /** Flushes, within a time limit. */
  readonly close: () => Promise<void>
}

export let telemetry: Telemetry = {
  traceparent: () => undefined,
  name: () => {},
  traceEvent: (_event, work) => work(undefined),
  close: async () => {},
}

/**
 * Starts tracing where OTEL_EXPORTER_OTLP_ENDPOINT is set. Call it before `pg` is imported: a module that is loaded
 * already is not instrumented.
 */
export const startTelemetry = async (process: string, environment: NodeJS.ProcessEnv): Promise<void> => {
  if (!environment['OTEL_EXPORTER_OTLP_ENDPOINT']) return
  const { openTelemetry } = await import('./open-telemetry.ts')
  telemetry = openTelemetry(process, environment)
}
