import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { startVariant, type Variant } from '../http/variant.ts'
import { createPeople, type Credentials } from '../http/credentials.ts'
import { withDatabase } from '../http/database.ts'
import type { Call } from '../http/load.ts'
import { figure, type Figure } from '../measure.ts'
import { publishCandidates } from './candidates.ts'
import { grow } from './fill.ts'
import { openLoad } from './open-load.ts'

const root = path.join(import.meta.dirname, '../..')
const sizes = [25_000, 50_000, 100_000]
const run = { rate: 50, seconds: 30 }
const warmUp = { rate: 25, seconds: 8 }

const mainOf = (noun: string) => path.join(root, 'services', noun, 'src/main.ts')
const operate = (noun: string, command: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [path.join(root, 'kit/service/bin/operate.ts'), noun, command], {
    env,
  })

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
    while ((await known()) < count) await wait(500)
    await client.query('analyze')
  })
}

async function measure(
  name: string,
  variant: Variant,
  calls: readonly Call[],
  positions: number,
): Promise<Figure[]> {
  let asked = 0
  const next = () => calls[asked++ % calls.length]!
  await openLoad(variant.port, warmUp, next)
  const { median, p95, p99, requests } = await openLoad(variant.port, run, next)
  const conditions = `${positions.toLocaleString('en')} positions, open loop at ${run.rate}/s, ${requests} requests; p99 ${p99.toFixed(1)} ms`
  return [
    figure(`scale: ${name} at ${positions / 1_000}k, median`, 'ms', 'less', median, null, conditions),
    figure(`scale: ${name} at ${positions / 1_000}k, p95`, 'ms', 'less', p95, null, conditions),
  ]
}

/** The job list and the deck, at the services, as the number of positions grows. */
export async function scaleBench(env: NodeJS.ProcessEnv): Promise<Figure[]> {
  const { keys, people } = await createPeople(400)
  const own = { ...process.env, ...env, TOKEN_KEYS: keys }
  const jobs = await startVariant(mainOf('jobs'), own)
  const matches = await startVariant(mainOf('matches'), own)
  const deck = people.map(({ headers }): Call => ({
    method: 'GET',
    path: '/api/hire/v1/suggestion/?matches=1',
    headers,
  }))
  try {
    const figures: Figure[] = []
    await withDatabase(env['DATABASE_URL_JOBS']!, async (client) => {
      let from = 0
      for (const size of sizes) {
        await grow(client, from, size)
        await operate('jobs', 'republish', own)
        await arrived(env['DATABASE_URL_MATCHES']!, 'position', size)
        if (from === 0) {
          await publishCandidates(env['NATS_URL']!, client, people)
          await arrived(env['DATABASE_URL_MATCHES']!, 'candidate', people.length)
        }
        from = size
        figures.push(...(await measure('job list', jobs, await searches(client, people), size)))
        figures.push(...(await measure('deck', matches, deck, size)))
      }
    })
    return figures
  } finally {
    await matches.stop()
    await jobs.stop()
  }
}
