import fc from 'fast-check'
import { anyText } from './any-text.ts'

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
export const requestBytes = (paths: readonly string[]): fc.Arbitrary<string> => {
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
export const everyHeaderValue = (targets: readonly string[]): { bytes: string; isWhole: boolean }[] =>
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
