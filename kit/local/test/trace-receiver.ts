import { once } from 'node:events'
import http from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Span {
  /** the service that made it, or the shell */
  readonly process: string
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
}
interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue: string } }[] }
    readonly scopeSpans: readonly { readonly spans: readonly Omit<Span, 'process'>[] }[]
  }[]
}

const spansOf = ({ resourceSpans }: Batch): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue
    return scopeSpans.flatMap(({ spans }) => spans).map((span) => ({ ...span, process }))
  })

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string
  return text
}

/** Takes traces as a collector does, by OTLP over HTTP. */
export const traceReceiver = async () => {
  const spans: Span[] = []
  let received = ''
  const server = http.createServer((request, response) => {
    void textOf(request).then((text) => {
      received += text
      spans.push(...spansOf(JSON.parse(text) as Batch))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** everything that was sent, as it came */
    received: () => received,
    close: () => void server.close(),
  }
}
