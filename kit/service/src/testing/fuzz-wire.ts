import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { anyText } from './any-text.ts'
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
const junk = fc.oneof(fc.string({ maxLength: 40 }), anyText(40))

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

const headerValues: Readonly<Record<string, readonly string[]>> = {
  'Content-Length': [
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
  ],
  'Transfer-Encoding': [
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
  ],
  Connection: [
    'close',
    'keep-alive',
    'content-length',
    'transfer-encoding, host',
    'upgrade',
    'x-csrf-token',
    ',,,',
  ],
  Upgrade: ['websocket', 'h2c', 'TLS/1.0', ''],
  Expect: ['100-continue', '200-ok', ''],
  Host: ['%%%', 'a/b', 'a@b', 'a, b', '[', '[::1]', 'a:99999', '', ' ', 'x'.repeat(2_000)],
  'X-HTTP-Method-Override': ['PATCH', 'DELETE', 'GET', 'TRACE', 'patch', '\t'],
  'Content-Type': [
    'application/json',
    'application/json; charset=none',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    '/',
    ';',
  ],
  'Content-Encoding': ['gzip', 'br', 'deflate', 'none', 'gzip, gzip'],
  Accept: ['text/html', 'application/json', '*/*;q=', ',', ';q=2'],
  'Accept-Language': ['es', '*', 'xx-'.repeat(200), ';q=', 'en;q=NaN'],
  'Accept-Encoding': ['br', 'gzip;q=0', '*;q=1', 'br;q=x', ','],
  Cookie: [
    'session=',
    'session=a; session=b',
    'visitor=%%%',
    '=;=;',
    `session=${'a'.repeat(5_000)}`,
    '__proto__=1; language=__proto__',
  ],
  Authorization: ['Bearer', 'Bearer a.b.c', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Basic x', 'Bearer \t'],
  'X-CSRF-Token': ['', '=', 'a'.repeat(5_000)],
  'Idempotency-Key': ['k', 'k'.repeat(5_000), '\0'],
  'If-None-Match': ['*', 'W/', '"', '"a", '],
  Range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'x'],
  'X-Forwarded-For': ['1.1.1.1', 'unknown', ',,,', '::', '1.1.1.1:1, [::1]:2', 'x'.repeat(2_000)],
  'X-Request-Id': ['', 'a b', 'x'.repeat(2_000), '__proto__'],
  Traceparent: [
    '00-0-0-0',
    `00-${'0'.repeat(32)}-${'0'.repeat(16)}-00`,
    `ff-${'a'.repeat(32)}-${'b'.repeat(16)}-01-x`,
    '-',
  ],
  TE: ['trailers', 'chunked'],
  Trailer: ['content-length', 'x'],
}
const header = (end: string): fc.Arbitrary<string> =>
  fc
    .constantFrom(...Object.keys(headerValues))
    .chain((name) =>
      fc
        .tuple(
          fc.oneof({ arbitrary: one(...headerValues[name]!), weight: 9 }, junk),
          often(':', one(' :', ':\t', '', ' ')),
        )
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

/** How many targets each value of a header is sent to. */
const targetsPerValue = 4
/** With these a body is sent whatever the method, and hides a request. */
const framing = ['Content-Length', 'Transfer-Encoding', 'Connection', 'Upgrade', 'Expect', 'TE', 'Trailer']

/** Each value of each header once with nothing else wrong, so that few runs try them all, at targets far from each other. */
const everyHeaderValue = (targets: readonly string[]): { bytes: string; isWhole: boolean }[] =>
  Object.entries(headerValues)
    .flatMap(([name, values]) => values.map((value) => ({ name, value })))
    .flatMap(({ name, value }, index) =>
      Array.from({ length: targetsPerValue }, (_, turn) => {
        const target =
          targets[(index + Math.floor((turn * targets.length) / targetsPerValue)) % targets.length]!
        const content = framing.includes(name) ? hidden : target.startsWith('GET ') ? '' : '{}'
        const usual = { Host: 'x', ...(content !== '' && { 'Content-Length': content.length }) }
        const headers = Object.entries({ ...usual, [name]: value }).map((header) => header.join(': '))
        const bytes = [`${target} HTTP/1.1`, ...headers, '', content].join('\r\n')
        return { bytes, isWhole: !framing.includes(name) }
      }),
    )

/** Ten at a time. */
const tens = (requests: readonly string[]): [string[]][] =>
  Array.from({ length: Math.ceil(requests.length / 10) }, (_, index) => [
    requests.slice(index * 10, index * 10 + 10),
  ])

/** A request may be incomplete, so that a server waits for the rest; then the client ends its side. */
const untilEndMs = 150
const hangMs = 60_000

/**
 * What a server responds with to these bytes; throws where it neither responds nor closes. A whole request is given time to be
 * answered: at the end of the client's side the server closes, whether it would have responded or not.
 */
async function responseTo({ hostname, port }: URL, bytes: string, isWhole: boolean): Promise<string> {
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
  await Promise.race([closed, first, timer(isWhole ? hangMs : untilEndMs)])
  socket.end()
  const outcome = await Promise.race([closed, timer(hangMs)])
  patience.abort()
  socket.destroy()
  if (outcome === 'late' || (isWhole && received === ''))
    throw new Error(`no response: ${JSON.stringify(bytes)}`)
  return received
}

const statusesOf = (response: string): number[] =>
  [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

export interface WireFuzz {
  /** of the server, for the figures of `npm run prove` */
  readonly name: string
  readonly url: string
  /** that exist, with their method: `GET /jobs` */
  readonly targets: readonly string[]
  /** Another client's request, beside the fuzzed ones; throws where its response is not its own. */
  readonly bystander: () => Promise<void>
  /** what a response to the bystander holds, and to nobody else */
  readonly mark: string
  /** how many times ten connections, beside those that try every value of every header */
  readonly runs: number
}

/**
 * Sends broken requests over raw connections, ten at a time, and one good one beside them. No response has a status of 500 or
 * above, none stays out, and nobody gets another's: every value of every header first, then all of it at random. Returns how often each status came.
 */
export async function fuzzWire({
  name,
  url,
  targets,
  bystander,
  mark,
  runs,
}: WireFuzz): Promise<Record<number, number>> {
  const address = new URL(url)
  const counts: Record<number, number> = {}
  const paths = targets.map((known) => known.slice(known.indexOf(' ') + 1))
  const examples = everyHeaderValue(targets)
  const whole = new Set(examples.filter(({ isWhole }) => isWhole).map(({ bytes }) => bytes))
  const first = tens(examples.map(({ bytes }) => bytes))
  const property = fc.asyncProperty(
    fc.array(requestBytes(paths), { minLength: 10, maxLength: 10 }),
    async (requests) => {
      const [responses] = await Promise.all([
        Promise.all(
          requests.map(async (bytes) => ({ bytes, got: await responseTo(address, bytes, whole.has(bytes)) })),
        ),
        bystander(),
      ])
      await bystander()
      for (const { bytes, got } of responses) {
        if (got.includes(mark)) throw new Error(`another's response to ${JSON.stringify(bytes)}`)
        for (const status of statusesOf(got)) {
          counts[status] = (counts[status] ?? 0) + 1
          if (status >= 500) throw new Error(`${status} to ${JSON.stringify(bytes)}`)
        }
      }
    },
  )
  await fc.assert(property, {
    examples: first,
    numRuns: runs + first.length,
    interruptAfterTimeLimit: undefined,
  })
  note('fuzz', `bytes to ${name}, responses by status`, JSON.stringify(counts))
  return counts
}
