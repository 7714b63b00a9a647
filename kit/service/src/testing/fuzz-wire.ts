import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { note } from './figures.ts'

/** A request that is hidden in a body; no server may ever take it for one of its own. */
const hidden = 'GET /internal/schemas HTTP/1.1\r\nHost: x\r\nX-Hidden: 1\r\n\r\n'
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`

const one = (...values: string[]): fc.Arbitrary<string> => fc.constantFrom(...values)
const often = (usual: string, ...others: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constant(usual), weight: 15 * others.length },
    ...others.map((arbitrary) => ({ arbitrary, weight: 1 })),
  )
const junk = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 40 }))

const method = fc.oneof(
  { arbitrary: one('GET', 'POST', 'PATCH', 'DELETE', 'HEAD'), weight: 20 },
  one('PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY', 'PRI', 'get', 'G ET', '', 'GET\t', 'POST\0'),
  fc.string({ maxLength: 12 }),
)
const target = (paths: readonly string[]) => {
  const path = one(...paths)
  return fc.oneof(
    { arbitrary: path, weight: 6 },
    fc.tuple(path, junk).map(([start, more]) => `${start}?${more}`),
    fc.tuple(path, junk).map(([start, more]) => start + more),
    path.map((known) => `http://x${known}`),
    path.map((known) => known.replaceAll('/', '//')),
    path.map((known) => `${known}?${'a'.repeat(20_000)}`),
    one(
      '*',
      '/',
      '//',
      '///',
      '/%',
      '/%00',
      '/%ff',
      '/..%2f..%2f',
      '/.',
      'x',
      '',
      'http://[',
      'http://',
      '/\\',
      '/#',
      '/?',
    ),
    junk,
  )
}

const values: Record<string, fc.Arbitrary<string>> = {
  'Content-Length': one(
    '0',
    '5',
    '-1',
    '+5',
    '5, 5',
    '0, 5',
    '5 5',
    '0x5',
    '1e1',
    '',
    '99999999999999999999',
    String(hidden.length),
  ),
  'Transfer-Encoding': one(
    'chunked',
    'Chunked',
    'identity',
    'chunked, identity',
    'identity, chunked',
    '\tchunked',
    'xchunked',
    'chunked;q=1',
    'gzip, chunked',
    '"chunked"',
    '',
  ),
  Connection: one(
    'close',
    'keep-alive',
    'content-length',
    'transfer-encoding, host',
    'upgrade',
    'x-csrf-token',
    ',,,',
  ),
  Upgrade: one('websocket', 'h2c', 'TLS/1.0', ''),
  Expect: one('100-continue', '200-ok', ''),
  Host: one('%%%', 'a/b', 'a@b', 'a, b', '[', '[::1]', 'a:99999', '', ' ', 'x'.repeat(2_000)),
  'X-HTTP-Method-Override': one('PATCH', 'DELETE', 'GET', 'TRACE', 'patch', '\t'),
  'Content-Type': one(
    'application/json',
    'application/json; charset=none',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    '/',
    ';',
  ),
  'Content-Encoding': one('gzip', 'br', 'deflate', 'none', 'gzip, gzip'),
  Accept: one('text/html', 'application/json', '*/*;q=', ',', ';q=2'),
  'Accept-Language': one('es', '*', 'xx-'.repeat(200), ';q=', 'en;q=NaN'),
  'Accept-Encoding': one('br', 'gzip;q=0', '*;q=1', 'br;q=x', ','),
  Cookie: one(
    'session=',
    'session=a; session=b',
    'visitor=%%%',
    '=;=;',
    `session=${'a'.repeat(5_000)}`,
    '__proto__=1; language=__proto__',
  ),
  Authorization: one('Bearer', 'Bearer a.b.c', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Basic x', 'Bearer \t'),
  'X-CSRF-Token': junk,
  'Idempotency-Key': one('k', 'k'.repeat(5_000), '\0'),
  'If-None-Match': one('*', 'W/', '"', '"a", '),
  Range: one('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'x'),
  'X-Forwarded-For': one('1.1.1.1', 'unknown', ',,,', '::', '1.1.1.1:1, [::1]:2', 'x'.repeat(2_000)),
  'X-Request-Id': one('', 'a b', 'x'.repeat(2_000), '__proto__'),
  Traceparent: one(
    '00-0-0-0',
    `00-${'0'.repeat(32)}-${'0'.repeat(16)}-00`,
    `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01-x`,
    '-',
  ),
  TE: one('trailers', 'chunked'),
  Trailer: one('content-length', 'x'),
}
const header = (end: string): fc.Arbitrary<string> =>
  fc
    .constantFrom(...Object.keys(values))
    .chain((name) =>
      fc
        .tuple(fc.oneof({ arbitrary: values[name]!, weight: 9 }, junk), often(':', one(' :', ':\t', '', ' ')))
        .map(([value, colon]) => `${name}${colon} ${value}`),
    )
    .chain((line) =>
      often(line, one(line.replace(' ', `${end} `), `${line}${end}${line}`, `${line}\0`, line.toLowerCase())),
    )

const body: fc.Arbitrary<string> = fc.oneof(
  one('', '{}', '{"', '[]', 'null', 'a=b&a=c', '{"__proto__":{"a":1},"constructor":1}', hidden),
  one(
    `0\r\n\r\n${hidden}`,
    `${chunk(hidden)}0\r\n\r\n`,
    `${chunk('{}')}0\r\nX: 1\r\n\r\n`,
    `-1\r\n{}\r\n0\r\n\r\n`,
    `2;a=b\r\n{}\r\n0\r\n\r\n`,
    'zz\r\n',
    `5\r\n${hidden}`,
  ),
  junk,
)

/** The bytes of one request or two, near enough to HTTP to get far: method, target, headers and framing are mutated. */
const requestBytes = (paths: readonly string[]): fc.Arbitrary<string> => {
  const request = often('\r\n', one('\n', '\r', '\r\n ')).chain((end) =>
    fc
      .record({
        line: fc.tuple(
          method,
          target(paths),
          often('HTTP/1.1', one('HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ', 'http/1.1', '')),
        ),
        host: often('Host: x', fc.constant(undefined as unknown as string)),
        headers: fc.array(header(end), { maxLength: 3 }),
        fits: fc.integer({ min: 0, max: 9 }).map((tenth) => tenth > 0),
        body,
      })
      .map(({ line, host, headers, fits, body: text }) => {
        const length = fits && text !== '' ? [`Content-Length: ${Buffer.byteLength(text)}`] : []
        return [line.join(' '), host, ...headers, ...length, '', text]
          .filter((part) => part !== undefined)
          .join(end)
      }),
  )
  return fc.oneof(
    { arbitrary: request, weight: 9 },
    fc.tuple(request, request).map((both) => both.join('')),
  )
}

/** A request may be incomplete, so that a server waits for the rest; then the client ends its side. */
const untilEndMs = 150
const hangMs = 15_000

/** The statuses that a server responds with to these bytes; throws where it neither responds nor closes. */
async function statusesOf({ hostname, port }: URL, bytes: string): Promise<number[]> {
  const socket = net.connect(Number(port), hostname)
  let received = ''
  socket.on('data', (data) => (received += data.toString('latin1')))
  socket.on('error', () => {})
  const closed = new Promise<'closed'>((resolve) => socket.once('close', () => resolve('closed')))
  const first = new Promise<void>((resolve) => socket.once('data', () => resolve()))
  socket.write(bytes)
  const patience = new AbortController()
  const timer = (ms: number) =>
    wait(ms, 'late' as const, { signal: patience.signal }).catch(() => 'late' as const)
  await Promise.race([closed, first, timer(untilEndMs)])
  socket.end()
  const outcome = await Promise.race([closed, timer(hangMs)])
  patience.abort()
  socket.destroy()
  if (outcome === 'late') throw new Error(`neither response nor close: ${JSON.stringify(bytes)}`)
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

export interface WireFuzz {
  /** of the server, for the figures of `npm run prove` */
  readonly name: string
  readonly url: string
  /** targets that exist */
  readonly paths: readonly string[]
  /** Another client's request, beside the fuzzed ones; throws where its response is not its own. */
  readonly bystander: () => Promise<void>
  /** how many times ten connections */
  readonly runs: number
}

/**
 * Sends broken requests over raw connections, ten at a time, and one good one beside them. No response has a status of 500 or
 * above, none stays out, and nobody gets another's. Returns how often each status came.
 */
export async function fuzzWire({
  name,
  url,
  paths,
  bystander,
  runs,
}: WireFuzz): Promise<Record<number, number>> {
  const address = new URL(url)
  const counts: Record<number, number> = {}
  const property = fc.asyncProperty(
    fc.array(requestBytes(paths), { minLength: 10, maxLength: 10 }),
    async (requests) => {
      const [statuses] = await Promise.all([
        Promise.all(requests.map(async (bytes) => ({ bytes, got: await statusesOf(address, bytes) }))),
        bystander(),
      ])
      await bystander()
      for (const { bytes, got } of statuses)
        for (const status of got) {
          counts[status] = (counts[status] ?? 0) + 1
          if (status >= 500) throw new Error(`${status} to ${JSON.stringify(bytes)}`)
        }
    },
  )
  await fc.assert(property, { numRuns: runs, interruptAfterTimeLimit: undefined })
  note('fuzz', `bytes to ${name}, responses by status`, JSON.stringify(counts))
  return counts
}
