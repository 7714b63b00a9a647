import { once } from 'node:events'
import type http from 'node:http'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { openTelemetry } from '../src/open-telemetry.ts'
import { startTelemetry, telemetry } from '../src/telemetry.ts'

interface Span {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue: string } }[]
  readonly events: readonly unknown[]
  readonly status: { readonly code: number; readonly message?: string }
}
interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string
  return text
}
const listening = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
/** Takes spans as a collector does, by OTLP over HTTP. */
const collector = async () => {
  const batches: Batch[] = []
  let text = ''
  const url = await listening((request, response) => {
    void textOf(request).then((sent) => {
      text += sent
      batches.push(JSON.parse(sent) as Batch)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  const resources = () => batches.flatMap(({ resourceSpans }) => resourceSpans)
  const spans = () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  return {
    url,
    text: () => text,
    process: () => attributesOf(resources()[0]!.resource.attributes)['service.name'],
    spans,
    /** The spans by the names that they are to have: a process that ends waits for a slow machine no longer than a second. */
    named: async (...names: string[]): Promise<Span[]> => {
      await vi.waitFor(() => expect(spans().map(({ name }) => name)).toEqual(names), { interval: 10 })
      return spans()
    },
  }
}
const attributesOf = (attributes: Span['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]))

const opened = async (environment: NodeJS.ProcessEnv = {}) => {
  const received = await collector()
  // the exporter reads it from the process
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', received.url)
  return { ...received, tracing: openTelemetry('sample', environment) }
}
afterEach(() => {
  vi.unstubAllEnvs()
  for (const api of [trace, context, propagation]) api.disable()
})

const [traceId, parent] = ['a'.repeat(32), 'b'.repeat(16)]
const event = {
  type: 'wizard.person.greeted.v1',
  consumer: 'sample--wizard-person-greeted-v1',
  traceparent: `00-${traceId}-${parent}-01`,
}

it('does nothing where no collector is named', async () => {
  await startTelemetry('sample', {})
  telemetry.name('nothing')
  expect(telemetry.traceparent()).toBeUndefined()
  expect(await telemetry.traceEvent(event, async (traceparent) => [traceparent])).toEqual([undefined])
  await telemetry.close()
})

describe('a trace', () => {
  it('has the work of an event in the trace that emitted it, by its type and its consumer', async () => {
    const { tracing, named, process } = await opened()
    const given = await tracing.traceEvent(event, async (traceparent) => {
      expect(tracing.traceparent()).toBe(traceparent)
      return traceparent
    })
    expect(tracing.traceparent()).toBeUndefined()
    await tracing.close()
    const [span] = await named(event.type)
    expect(span).toMatchObject({
      traceId,
      parentSpanId: parent,
      kind: SpanKind.CONSUMER + 1,
    })
    expect(given).toBe(`00-${traceId}-${span!.spanId}-01`)
    expect(attributesOf(span!.attributes)).toEqual({
      'messaging.system': 'nats',
      'messaging.destination.name': event.type,
      'messaging.consumer.group.name': event.consumer,
    })
    expect(process()).toBe('sample')
  })

  it('begins with an event that none emitted', async () => {
    const { tracing, named } = await opened()
    await tracing.traceEvent({ ...event, traceparent: undefined }, async () => {})
    await tracing.close()
    const [span] = await named(event.type)
    expect(span!.parentSpanId ?? '').toBe('')
  })

  it('says of work that failed that it did, and not why', async () => {
    const { tracing, named, text } = await opened()
    const failing = tracing.traceEvent(event, () => Promise.reject(new Error('hunter2')))
    await expect(failing).rejects.toThrow('hunter2')
    await tracing.traceEvent(event, async () => {})
    await tracing.close()
    const spans = await named(event.type, event.type)
    expect(spans.map(({ status }) => status)).toEqual([{ code: SpanStatusCode.ERROR }, { code: 0 }])
    expect(text()).not.toContain('hunter2')
  })

  it('names the span that is open, and none where none is', async () => {
    const { tracing, named } = await opened()
    tracing.name('outside')
    await tracing.traceEvent(event, async () => tracing.name('engagement.note.add'))
    await tracing.close()
    await named('engagement.note.add')
  })

  it('shows of spans which statement and which status, and nothing that a caller sent', async () => {
    const { tracing, named, text } = await opened()
    await tracing.traceEvent(event, async () => {
      const span = trace.getTracer('a library').startSpan('sql select', {
        attributes: {
          'db.query.text': `select 'hunter3', $1 from note where text = 'hunter4'`,
          'db.query.parameter.0': 'hunter5',
          'http.response.status_code': '200',
          'url.full': 'https://site.example/?name=hunter6',
          'user_agent.original': 'hunter7',
        },
      })
      span.recordException(new Error('hunter8'))
      span.setStatus({ code: SpanStatusCode.ERROR, message: 'hunter9' })
      span.end()
    })
    await tracing.close()
    const [sql] = await named('sql select', event.type)
    expect(attributesOf(sql!.attributes)).toEqual({
      'db.query.text': `select '?', $1 from note where text = '?'`,
      'http.response.status_code': '200',
    })
    expect([sql!.events, sql!.status]).toEqual([[], { code: SpanStatusCode.ERROR }])
    expect(text()).not.toContain('hunter')
  })

  it('is kept for a share of the requests, whoever calls', async () => {
    const { tracing, spans } = await opened({ OTEL_TRACES_SAMPLER_ARG: '0' })
    await tracing.traceEvent(event, async () => {})
    await tracing.close()
    expect(spans()).toEqual([])
  })
})

it('traces what a service is asked, and not what supervisors and tabs ask all the time', async () => {
  const { tracing, named, text } = await opened()
  const { createServer: traced, get } = createRequire(import.meta.url)('node:http') as typeof http
  const server = traced((request, response) => {
    if (request.url !== '/') tracing.name('engagement.note.list')
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const path of ['/health/live', '/metrics', '/live/', '/internal/schemas', '/api/note/?name=hunter2'])
    await (await fetch(url + path)).text()
  // what a process asks by itself, as part of no work
  const [answer] = (await once(get(`${url}/health/live`), 'response')) as [IncomingMessage]
  await textOf(answer)
  server.close()
  await tracing.close()
  await named('engagement.note.list')
  expect(text()).not.toContain('hunter2')
})

it('traces statements by their verb and without their values, as part of some work alone', async () => {
  const database = await createTestDatabase('telemetry')
  onTestFinished(() => database.drop())
  const { tracing, named, text } = await opened()
  const { Client } = createRequire(import.meta.url)('pg') as typeof pg
  const client = new Client({ connectionString: database.url })
  await tracing.traceEvent(event, async () => {
    await client.connect()
    await client.query(`SELECT 'hunter2', $1::text`, ['hunter3'])
  })
  await client.query(`select 'hunter4'`)
  await client.end()
  await tracing.close()
  const [sql, work] = await named('sql select', event.type)
  expect(sql).toMatchObject({ traceId, parentSpanId: work!.spanId })
  expect(attributesOf(sql!.attributes)).toMatchObject({ 'db.query.text': `SELECT '?', $1::text` })
  expect(text()).not.toContain('hunter')
})

it('takes the trace along to whoever is asked for some work, and nowhere else', async () => {
  const given: unknown[] = []
  const service = await listening(({ headers }, response) => {
    given.push(headers['traceparent'])
    response.end()
  })
  const { tracing } = await opened()
  const ask = async () => void (await (await fetch(service)).text())
  await ask()
  await tracing.traceEvent(event, ask)
  await tracing.close()
  expect(given).toEqual([undefined, expect.stringMatching(`^00-${traceId}-(?!${parent})[0-9a-f]{16}-01$`)])
})

it('is on where a collector is named', async () => {
  const { url, named } = await collector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url)
  await startTelemetry('sample', process.env)
  await telemetry.traceEvent(event, async () => {})
  await telemetry.close()
  await named(event.type)
})

it('ends although its collector never answers', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', await listening(() => {}))
  const tracing = openTelemetry('sample', {})
  await tracing.traceEvent(event, async () => {})
  const before = performance.now()
  await tracing.close()
  // it was given the time that there is
  expect(performance.now() - before).toBeGreaterThan(900)
})
