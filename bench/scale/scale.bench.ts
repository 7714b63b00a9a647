import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { startVariant, type Variant } from '../http/variant.ts'
import { createPeople, type Credentials } from '../http/credentials.ts'
import { withDatabase } from '../http/database.ts'
import type { Call } from '../http/load.ts'
import { defineBench, type BenchRun } from '../bench.ts'
import { runScript } from '../children.ts'
import { figure, type Figure } from '../measure.ts'
import { publishCandidates } from './candidates.ts'
import { grow } from './fill.ts'
import { openLoad, type OpenLoad, type Rate } from './open-load.ts'

const root = path.join(import.meta.dirname, '../..')

interface Size {
  /** how many there are, in order: the last is measured beside the first */
  readonly positions: readonly number[]
  readonly people: number
  readonly warmUp: Rate
  readonly run: Rate
}

const mainOf = (noun: string) => path.join(root, 'services', noun, 'src/main.ts')
const operate = path.join(root, 'kit/service/bin/operate.ts')

/** Searches near where there are jobs, as people make them: mostly a place and a distance, some with more. */
async function searches(client: pg.Client, people: readonly Credentials[]): Promise<Call[]> {
  const { rows } = await client.query<{ zip: string }>(
    'select zip from facility order by md5(id::text) limit 500',
  )
  const filters = ['', '&role=8', '&shift=3', '&wage_start=18', '&role=16&shift=4&wage_start=15', '&entry=1']
  const distances = ['&distance=25', '&distance=10', '&distance=50', '&distance=0']
  return rows.map(({ zip }, index) => ({
    method: 'GET',
    path: `/api/hire/v1/position/?zip=${zip}${distances[index % 4]}${filters[index % 6]}`,
    headers: people[index % people.length]!.headers,
  }))
}

/** Polls until a read model has so many rows. */
async function arrived(url: string, table: 'position' | 'candidate', count: number): Promise<void> {
  await withDatabase(url, async (client) => {
    const known = async () => Number((await client.query(`select count(*) from ${table}`)).rows[0].count)
    while ((await known()) < count) await wait(100)
    await client.query('analyze')
  })
}

async function load(variant: Variant, calls: readonly Call[], { warmUp, run }: Size): Promise<OpenLoad> {
  let asked = 0
  const next = () => calls[asked++ % calls.length]!
  await openLoad(variant.port, warmUp, next)
  return openLoad(variant.port, run, next)
}

/** As the number of positions grows: the most of them beside the fewest. */
function figures(name: string, loads: readonly OpenLoad[], { positions, run }: Size): Figure[] {
  const [fewest, most] = [loads[0]!, loads.at(-1)!]
  const each = loads.map(
    ({ median, p95, p99 }, index) =>
      `${positions[index]!.toLocaleString('en')} positions: median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
  )
  const told = `open loop at ${run.rate}/s, ${most.requests} requests; ${each.join('; ')}; the baseline is the fewest positions`
  return [
    figure(`scale: ${name}, median`, 'ms', 'less', most.median, fewest.median, told),
    figure(`scale: ${name}, p95`, 'ms', 'less', most.p95, fewest.p95, told),
  ]
}

/** The job list and the deck, at the services, as the number of positions grows. */
async function measure(size: Size, { env }: BenchRun): Promise<Figure[]> {
  const { keys, people } = await createPeople(size.people)
  const own = { ...process.env, ...env, TOKEN_KEYS: keys }
  const jobs = await startVariant(mainOf('jobs'), own)
  const matches = await startVariant(mainOf('matches'), own)
  const deck = people.map(({ headers }): Call => ({
    method: 'GET',
    path: '/api/hire/v1/suggestion/?matches=1',
    headers,
  }))
  try {
    const lists: OpenLoad[] = []
    const decks: OpenLoad[] = []
    await withDatabase(env['DATABASE_URL_JOBS']!, async (client) => {
      let from = 0
      for (const positions of size.positions) {
        await grow(client, from, positions)
        await runScript(operate, own, 'jobs', 'republish')
        await arrived(env['DATABASE_URL_MATCHES']!, 'position', positions)
        if (from === 0) {
          await publishCandidates(env['NATS_URL']!, client, people)
          await arrived(env['DATABASE_URL_MATCHES']!, 'candidate', people.length)
        }
        from = positions
        lists.push(await load(jobs, await searches(client, people), size))
        decks.push(await load(matches, deck, size))
      }
    })
    return [...figures('job list', lists, size), ...figures('deck', decks, size)]
  } finally {
    await matches.stop()
    await jobs.stop()
  }
}

export const bench = defineBench<Size>({
  full: {
    positions: [25_000, 50_000, 100_000],
    people: 400,
    warmUp: { rate: 25, seconds: 8 },
    run: { rate: 50, seconds: 30 },
  },
  smallest: {
    positions: [60],
    people: 5,
    warmUp: { rate: 20, seconds: 0.1 },
    run: { rate: 20, seconds: 0.5 },
  },
  measure,
})
