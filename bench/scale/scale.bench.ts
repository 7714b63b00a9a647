import path from 'node:path'
import type pg from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { backendsOf, startVariant, type Variant } from '../http/variant.ts'
import { createPeople } from '../http/credentials.ts'
import { withDatabase } from '@lunchpail/kit-local/rig/database'
import type { Call } from '../http/load.ts'
import { defineBench, type BenchRun } from '../bench.ts'
import { runScript } from '@lunchpail/kit-local/rig/children'
import { figure, type Figure } from '../measure.ts'
import { publishCandidates } from './candidates.ts'
import { grow } from './fill.ts'
import { countsOf, searchCount, searches, typed } from './searches.ts'
import { openLoad, type OpenLoad, type Rate } from './open-load.ts'

const root = path.join(import.meta.dirname, '../..')

interface Size {
  /** how many there are, in order: the last is measured beside the first */
  readonly positions: readonly number[]
  /** of the deck, whose positions come by events */
  readonly deck: readonly number[]
  readonly people: number
  readonly warmUp: Rate
  readonly run: Rate
}

const mainOf = (noun: string) => path.join(root, 'services', noun, 'src/main.ts')
const operate = path.join(root, 'kit/service/bin/operate.ts')

/** How much memory PostgreSQL was given. */
async function memoryOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ buffers: string; huge: string }>(
    `select current_setting('shared_buffers') as buffers, current_setting('huge_pages_status') as huge`,
  )
  return `PostgreSQL with ${rows[0]!.buffers} of shared_buffers, huge pages ${rows[0]!.huge}; `
}

/** Polls until a read model has so many rows. */
async function arrived(url: string, table: 'position' | 'candidate', count: number): Promise<void> {
  await withDatabase(url, async (client) => {
    const known = async () => Number((await client.query(`select count(*) from ${table}`)).rows[0].count)
    while ((await known()) < count) await wait(100)
    await client.query('analyze')
  })
}

interface Load extends OpenLoad {
  /** milliseconds of processor time for a request */
  readonly service: number
  readonly postgres: number
}

async function load(
  variant: Variant,
  noun: string,
  calls: readonly Call[],
  { warmUp, run }: Size,
): Promise<Load> {
  let asked = 0
  const next = () => calls[asked++ % calls.length]!
  await openLoad(variant.port, warmUp, next)
  const used = () => [variant.processorTimeMs(), backendsOf(noun)] as const
  const before = used()
  const measured = await openLoad(variant.port, run, next)
  const [service, postgres] = used().map((ms, index) => (ms - before[index]!) / measured.requests) as [
    number,
    number,
  ]
  return { ...measured, service, postgres }
}

/** The same load on a server that only asks 'select 1', which says how busy the machine is. */
async function bareLoad(env: NodeJS.ProcessEnv, calls: readonly Call[], size: Size): Promise<Load> {
  const bare = await startVariant(path.join(import.meta.dirname, 'bare-select.ts'), env)
  try {
    return await load(bare, 'jobs', calls, size)
  } finally {
    await bare.stop()
  }
}

/** As the number of positions grows: the most of them beside the fewest. */
function figures(
  name: string,
  positions: readonly number[],
  loads: readonly Load[],
  { run, warmUp }: Size,
  beside: string,
): Figure[] {
  const [fewest, most] = [loads[0], loads.at(-1)]
  if (!fewest || !most) return []
  const each = loads.map(
    ({ median, p95, p99, service, postgres }, index) =>
      `${positions[index]!.toLocaleString('en')} positions: median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms, processor: service ${service.toFixed(1)} and PostgreSQL ${postgres.toFixed(1)} ms`,
  )
  const conditions = `open loop at ${run.rate}/s after ${warmUp.rate * warmUp.seconds} requests, ${most.requests} requests; ${each.join('; ')}; ${beside}the baseline is the fewest positions`
  return [
    figure(
      `scale: ${name}, processor time of a request`,
      'ms',
      'less',
      most.service + most.postgres,
      fewest.service + fewest.postgres,
      conditions,
    ),
    figure(`scale: ${name}, median`, 'ms', 'less', most.median, fewest.median, conditions),
    figure(`scale: ${name}, p95`, 'ms', 'less', most.p95, fewest.p95, conditions),
  ]
}

const loadNames = ['list', 'suggestions', 'counts', 'deck'] as const

/**
 * The job list, its suggestions and counts, and the deck, at the services, as the number of positions grows. Each is a part:
 * `scale:list` fills no deck.
 */
async function measure(size: Size, { servers, parts }: BenchRun): Promise<Figure[]> {
  const env = await servers()
  const isAsked = (part: (typeof loadNames)[number]) => parts.length === 0 || parts.includes(part)
  const { keys, people } = await createPeople(size.people)
  const own = { ...process.env, ...env, TOKEN_KEYS: keys }
  const jobs = await startVariant(mainOf('jobs'), own)
  const matches = isAsked('deck') ? await startVariant(mainOf('matches'), own) : undefined
  const callOf = (path: string, index: number): Call => ({
    method: 'GET',
    path,
    headers: people[index % people.length]!.headers,
  })
  const deck = people.map((_, index) => callOf('/api/hire/v1/suggestion/?matches=1', index))
  const loads = { list: [] as Load[], suggestions: [] as Load[], counts: [] as Load[], deck: [] as Load[] }
  let bare: Load | undefined
  let memory = ''
  try {
    await withDatabase(env['DATABASE_URL_JOBS']!, async (client) => {
      memory = await memoryOf(client)
      let from = 0
      const deckSizes = matches ? size.deck : []
      for (const positions of [...new Set([...deckSizes, ...size.positions])].toSorted(
        (one, other) => one - other,
      )) {
        await grow(client, from, positions)
        // nothing that it has to write of the filling is left for those who are measured
        await withDatabase(env['TEST_DATABASE_URL']!, (owner) => owner.query('checkpoint'))
        if (from === 0) {
          await publishCandidates(env['NATS_URL']!, client, people)
          await arrived(env['DATABASE_URL_JOBS']!, 'candidate', people.length)
        }
        if (matches && deckSizes.includes(positions)) {
          await runScript(operate, own, 'jobs', 'republish')
          await arrived(env['DATABASE_URL_MATCHES']!, 'position', positions)
          await arrived(env['DATABASE_URL_MATCHES']!, 'candidate', people.length)
          loads.deck.push(await load(matches, 'matches', deck, size))
        }
        from = positions
        if (!size.positions.includes(positions)) continue
        const paths = await searches(client)
        if (isAsked('list')) {
          bare = await bareLoad(own, paths.map(callOf), size)
          loads.list.push(await load(jobs, 'jobs', paths.map(callOf), size))
        }
        if (isAsked('suggestions')) loads.suggestions.push(await load(jobs, 'jobs', typed.map(callOf), size))
        if (isAsked('counts'))
          loads.counts.push(await load(jobs, 'jobs', paths.map(countsOf).map(callOf), size))
      }
    })
    const beside =
      bare === undefined ? '' : `a bare 'select 1' by the same load: p95 ${bare.p95.toFixed(1)} ms; `
    return [
      ...figures('job list', size.positions, loads.list, size, memory + beside),
      ...figures('suggestions', size.positions, loads.suggestions, size, memory),
      ...figures('counts of filters', size.positions, loads.counts, size, memory),
      ...figures('deck', size.deck, loads.deck, size, memory),
    ]
  } finally {
    await matches?.stop()
    await jobs.stop()
  }
}

export const bench = defineBench<Size>({
  full: {
    positions: [100_000, 1_000_000],
    deck: [25_000, 100_000],
    people: 400,
    // asks for each of the searches once
    warmUp: { rate: 25, seconds: searchCount / 25 },
    run: { rate: 50, seconds: 30 },
  },
  smallest: {
    positions: [60],
    deck: [60],
    people: 5,
    warmUp: { rate: 20, seconds: 0.1 },
    run: { rate: 20, seconds: 0.5 },
  },
  measure,
})
