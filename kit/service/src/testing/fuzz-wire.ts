import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { note } from './figures.ts'
import { everyHeaderValue, requestBytes } from './wire-requests.ts'

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
  /** what a response to the bystander holds, and to no one else */
  readonly mark: string
  /** how many times ten connections, beside those that try every value of every header */
  readonly runs: number
}

/**
 * Sends broken requests over raw connections, ten at a time, and one good one beside them. No response has a status of 500 or
 * above, none stays out, and no caller gets another's: every value of every header first, then all of it at random. Returns how
 * often each status came.
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
