import type { TraceEvent } from '@lunchpail/kit-events/event-service'

/** What the rest of kit asks of traces. Without them nothing is imported and nothing is done. */
export interface Telemetry {
  /** W3C trace context of the span that is open here. */
  readonly traceparent: () => string | undefined
  /** Gives the request that is being answered the name of its endpoint or page. */
  readonly name: (name: string) => void
  readonly traceEvent: TraceEvent
  /** Sends what is left, for as long as it may take. */
  readonly close: () => Promise<void>
}

export let telemetry: Telemetry = {
  traceparent: () => undefined,
  name: () => {},
  traceEvent: (_event, work) => work(undefined),
  close: async () => {},
}

/**
 * Begins to send traces where the environment names somebody to take them (OTEL_EXPORTER_OTLP_ENDPOINT). To be called
 * before `pg` is imported: a module that is there already is not seen.
 */
export const startTelemetry = async (process: string, environment: NodeJS.ProcessEnv): Promise<void> => {
  if (!environment['OTEL_EXPORTER_OTLP_ENDPOINT']) return
  const { openTelemetry } = await import('./open-telemetry.ts')
  telemetry = openTelemetry(process, environment)
}
