import { register } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import {
  context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace'
import { ownEnvironment } from './environment.ts'
import type { Telemetry } from './telemetry.ts'

/** The attributes that are exported. URLs, query strings, user agents and values are not among them. */
const exportedAttributes = new Set([
  'http.request.method',
  'http.response.status_code',
  'db.system.name',
  'db.namespace',
  'db.query.text',
  'error.type',
  'messaging.system',
  'messaging.destination.name',
  'messaging.consumer.group.name',
])

/** Removes from a span what may be private: other attributes, events and the texts of errors. */
const redaction: SpanProcessor = {
  onStart: () => {},
  onEnd: ({ attributes, events, status }: ReadableSpan) => {
    for (const name of Object.keys(attributes)) if (!exportedAttributes.has(name)) delete attributes[name]
    const sql = attributes['db.query.text']
    // Values are bound beside the text; literals are removed in case.
    if (typeof sql === 'string') attributes['db.query.text'] = sql.replace(/'[^']*'/g, "'?'")
    events.length = 0
    delete status.message
  },
  forceFlush: async () => {},
  shutdown: async () => {},
}

/** Requests without a span: polled endpoints, and streams that last as long as their tab. */
const untraced = /^\/(health|metrics|live|internal\/schemas)\b/
const textMap = new W3CTraceContextPropagator()
// Once for each process, like the instrumentations. Only the listed modules are instrumented.
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, { data: { include: ['pg', 'http'] } })
const instrumentations = [
  new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => untraced.test(url),
    requireParentforOutgoingSpans: true,
  }),
  new UndiciInstrumentation({ requireParentforSpans: true }),
  new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook: (span, { query }) => span.updateName(`sql ${/\w+/.exec(query.text)?.[0].toLowerCase()}`),
  }),
]

export const openTelemetry = (process: string, environment: NodeJS.ProcessEnv): Telemetry => {
  const publicUrl = environment['PUBLIC_URL']
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process,
      ...(publicUrl && { 'deployment.environment.name': ownEnvironment({ publicUrl }) }),
    }),
    // By trace id, so that every process decides alike, and no caller does.
    sampler: new TraceIdRatioBasedSampler(Number(environment['OTEL_TRACES_SAMPLER_ARG'] ?? 1)),
    spanProcessors: [
      redaction,
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: 1_000 }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(textMap)
  trace.setGlobalTracerProvider(provider)
  registerInstrumentations({ instrumentations })
  const tracer = trace.getTracer('lunchpail')
  const traceparentHere = (): string | undefined => {
    const carrier: { traceparent?: string } = {}
    propagation.inject(context.active(), carrier)
    return carrier.traceparent
  }

  return {
    traceparent: traceparentHere,
    name: (name) => void trace.getActiveSpan()?.updateName(name),
    traceEvent: ({ type, consumer, traceparent }, work) => {
      const attributes = {
        'messaging.system': 'nats',
        'messaging.destination.name': type,
        'messaging.consumer.group.name': consumer,
      }
      const parent = textMap.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
      return tracer.startActiveSpan(type, { kind: SpanKind.CONSUMER, attributes }, parent, async (span) => {
        try {
          return await work(traceparentHere())
        } catch (failure) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw failure
        } finally {
          span.end()
        }
      })
    },
    close: () => Promise.race([provider.shutdown().catch(() => {}), wait(1_000)]),
  }
}
