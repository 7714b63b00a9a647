import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { defineBench, type BenchRun } from '../bench.ts'
import { nextMessage, forkScript } from '@lunchpail/kit-local/rig/children'
import { figure, now, type Figure } from '../measure.ts'
import { median, quantile } from '@lunchpail/kit-local/rig/quantile'
import { usedHereMs, usedMs } from '@lunchpail/kit-local/rig/processes'
import type { Order, Stamps } from './setup.ts'

const child = async (script: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<ChildProcess> => {
  const started = forkScript(path.join(import.meta.dirname, script), { ...process.env, ...env }, ...args)
  await nextMessage(started)
  return started
}
const ask = async <T>(process: ChildProcess, order: Order): Promise<T> => {
  const answer = nextMessage<T>(process)
  process.send(order)
  return answer
}
const end = async (process: ChildProcess) => {
  process.send('end' satisfies Order)
  await once(process, 'exit')
}

interface Run {
  /** milliseconds from commit to consumer, of every event */
  readonly latencies: readonly number[]
  /** all had arrived a second after the last was committed */
  readonly keptUp: boolean
  /** committed a second */
  readonly rate: number
}

async function runAt(
  producer: ChildProcess,
  consumer: ChildProcess,
  rate: number,
  seconds: number,
  bare: boolean,
): Promise<Run> {
  await ask<Stamps>(consumer, 'collect')
  const begun = now()
  const committed = await ask<Stamps>(producer, { rate, seconds, bare })
  const took = (now() - begun) / 1_000
  const reached = new Map<string, number>()
  const collect = async () => {
    for (const [id, at] of await ask<Stamps>(consumer, 'collect')) reached.set(id, at)
  }
  const haveAll = () => committed.every(([id]) => reached.has(id))
  const untilAll = async (longestMs: number) => {
    const deadline = now() + longestMs
    while (!haveAll() && now() < deadline) {
      await wait(200)
      await collect()
    }
  }
  await untilAll(1_000)
  const keptUp = haveAll() && took < seconds * 1.1
  await untilAll(60_000)
  if (!haveAll()) throw new Error('an event has not arrived')
  return {
    latencies: committed.map(([id, at]) => reached.get(id)! - at),
    keptUp,
    rate: committed.length / took,
  }
}

/**
 * Processor time for each of many events that wait, of the consumer, NATS and PostgreSQL: they are published faster than they
 * are handled.
 */
async function costOfMany(
  producer: ChildProcess,
  consumer: ChildProcess,
  { rate, seconds }: Size['many'],
): Promise<number> {
  const used = (): number => usedMs() - usedMs(producer.pid) - usedHereMs()
  const before = used()
  const { latencies } = await runAt(producer, consumer, rate, seconds, true)
  return (used() - before) / latencies.length
}

interface Size {
  /** that are published at once */
  readonly many: { readonly rate: number; readonly seconds: number }
  readonly warmUpSeconds: number
  readonly steadySeconds: number
  /** of each rung */
  readonly ladderSeconds: number
  readonly ladder: readonly number[]
  readonly bareLadder: readonly number[]
}

/** The highest rate of the ladder that is kept up, twice in a row tried before it counts as lost. */
async function highest(
  producer: ChildProcess,
  consumer: ChildProcess,
  bare: boolean,
  { ladderSeconds, ...size }: Size,
): Promise<number> {
  let best = 0
  for (const rate of bare ? size.bareLadder : size.ladder) {
    const first = await runAt(producer, consumer, rate, ladderSeconds, bare)
    const run = first.keptUp ? first : await runAt(producer, consumer, rate, ladderSeconds, bare)
    if (!run.keptUp) break
    best = run.rate
  }
  return best
}

/** Commit-to-consumer latency at 200 events a second, and the highest sustained rate, beside bare JetStream. */
async function measure(size: Size, { servers }: BenchRun): Promise<Figure[]> {
  const env = await servers()
  const { warmUpSeconds, steadySeconds, ladderSeconds } = size
  const producer = await child('producer.ts', env)
  const service = await child('consumer.ts', env)
  await runAt(producer, service, 200, warmUpSeconds, false)
  const outbox: Run = await runAt(producer, service, 200, steadySeconds, false)
  const sustained = await highest(producer, service, false, size)
  const cost = await costOfMany(producer, service, size.many)
  await end(service)

  const bareConsumer = await child('consumer.ts', env, 'bare')
  await runAt(producer, bareConsumer, 200, warmUpSeconds, true)
  const baseline: Run = await runAt(producer, bareConsumer, 200, steadySeconds, true)
  const baselineSustained = await highest(producer, bareConsumer, true, size)
  const baselineCost = await costOfMany(producer, bareConsumer, size.many)
  await Promise.all([end(bareConsumer), end(producer)])

  const conditions =
    'producer and consumer in processes of their own, event of 900 bytes; baseline: JetStream publish with ack'
  return [
    figure(
      'events: commit to consumer at 200/s, median',
      'ms',
      'less',
      median(outbox.latencies),
      median(baseline.latencies),
      conditions,
    ),
    figure(
      'events: commit to consumer at 200/s, p99',
      'ms',
      'less',
      quantile(outbox.latencies, 0.99),
      quantile(baseline.latencies, 0.99),
      conditions,
    ),
    figure(
      'events: highest sustained rate',
      '/s',
      'more',
      sustained,
      baselineSustained,
      `${conditions}; kept up for ${ladderSeconds} s`,
    ),
    figure(
      'events: one of many that wait, processor time',
      'ms',
      'less',
      cost,
      baselineCost,
      'of the consumer, NATS and PostgreSQL; published faster than they are handled; baseline: a consumer that acknowledges',
    ),
  ]
}

export const bench = defineBench<Size>({
  full: {
    many: { rate: 4_000, seconds: 4 },
    warmUpSeconds: 3,
    steadySeconds: 10,
    ladderSeconds: 5,
    ladder: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500],
    bareLadder: [1_000, 2_000, 4_000, 6_000, 8_000, 10_000],
  },
  smallest: {
    many: { rate: 50, seconds: 1 },
    warmUpSeconds: 0,
    steadySeconds: 0.2,
    ladderSeconds: 1,
    ladder: [20],
    bareLadder: [20],
  },
  measure,
})
