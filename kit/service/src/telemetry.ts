/** What the rest of kit asks of traces. Without them nothing is imported and nothing is done. */
export interface Telemetry {
  /** W3C trace context of the span that is open here. */
  readonly traceparent: () => string | undefined
  /** Gives the request that is being answered the name of its endpoint or page. */
  readonly name: (name: string) => void
  /** Handles an event as a step of the trace in which it was said. */
  readonly consume: <T>(event: ConsumedEvent, work: () => Promise<T>) => Promise<T>
  /** Sends what is left, for as long as it may take. */
  readonly close: () => Promise<void>
}
export interface ConsumedEvent {
  readonly type: string
  readonly consumer: string
  readonly traceparent: string | undefined
}

export let telemetry: Telemetry = {
  traceparent: () => undefined,
  name: () => {},
  consume: (_event, work) => work(),
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
