import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { figure, median, now, quantile, type Figure } from '../measure.ts'
import type { Order, Stamps } from './setup.ts'

const child = async (script: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<ChildProcess> => {
  const started = fork(path.join(import.meta.dirname, script), args, { env: { ...process.env, ...env } })
  await once(started, 'message')
  return started
}
const ask = async <T>(process: ChildProcess, order: Order): Promise<T> => {
  const answer = once(process, 'message')
  process.send(order)
  return (await answer)[0] as T
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

async function measure(
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
  await wait(1_000)
  await collect()
  const keptUp = committed.every(([id]) => reached.has(id)) && took < seconds * 1.1
  const deadline = now() + 60_000
  while (!committed.every(([id]) => reached.has(id)) && now() < deadline) {
    await wait(200)
    await collect()
  }
  return {
    latencies: committed.map(([id, at]) => reached.get(id)! - at),
    keptUp,
    rate: committed.length / took,
  }
}

/** The highest rate of the ladder that is kept up for five seconds, twice in a row tried before it counts as lost. */
async function highest(
  producer: ChildProcess,
  consumer: ChildProcess,
  bare: boolean,
  ladder: readonly number[],
): Promise<number> {
  let best = 0
  for (const rate of ladder) {
    const first = await measure(producer, consumer, rate, 5, bare)
    const run = first.keptUp ? first : await measure(producer, consumer, rate, 5, bare)
    if (!run.keptUp) break
    best = run.rate
  }
  return best
}

/** Commit-to-consumer latency at 200 events a second, and the highest sustained rate, beside bare JetStream. */
export async function eventsBench(env: NodeJS.ProcessEnv): Promise<Figure[]> {
  const producer = await child('producer.ts', env)
  const service = await child('consumer.ts', env)
  await measure(producer, service, 200, 3, false)
  const outbox: Run = await measure(producer, service, 200, 10, false)
  const sustained = await highest(
    producer,
    service,
    false,
    [500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_500],
  )
  await end(service)

  const bareConsumer = await child('consumer.ts', env, 'bare')
  await measure(producer, bareConsumer, 200, 3, true)
  const baseline: Run = await measure(producer, bareConsumer, 200, 10, true)
  const baselineSustained = await highest(
    producer,
    bareConsumer,
    true,
    [1_000, 2_000, 4_000, 6_000, 8_000, 10_000],
  )
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
      `${conditions}; kept up for 5 s`,
    ),
  ]
}
