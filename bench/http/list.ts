import path from 'node:path'
import type pg from 'pg'
import { tradeBit, shiftBit } from '@lunchpail/contracts/jobs/enumerations'
import type { Figure } from '../measure.ts'
import { startVariant } from './variant.ts'
import { compare, type Rounds } from './compare.ts'
import { createPeople } from './credentials.ts'
import { createDatabase, withDatabase } from '@lunchpail/kit-local/rig/database'
import type { Call } from './load.ts'
import { fillPositions } from '@lunchpail/kit-local/rig/fill-positions'

const service = path.join(import.meta.dirname, '../../services/jobs/src/main.ts')
const bare = path.join(import.meta.dirname, 'bare-list.ts')

/** Realistic searches: near facilities, with every filter set. */
async function searches(client: pg.Client, headers: readonly Call['headers'][]): Promise<Call[]> {
  const { rows } = await client.query<{ zip: string }>(
    'select zip from (select distinct zip from facility) as known order by md5(zip) limit 500',
  )
  const of = <T>(values: readonly T[], index: number): T => values[index % values.length]!
  return rows.map(({ zip }, index) => {
    const query = {
      role: of(Object.values(tradeBit), index),
      shift: of([...Object.values(shiftBit), 3], index >> 2),
      wage_start: of([15, 18, 20], index),
      wage_end: of([25, 30, 40], index >> 1),
      zip,
      distance: of([25, 50, 100], index),
    }
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    )
    return { method: 'GET', path: `/api/hire/v1/position/?${search.toString()}`, headers: of(headers, index) }
  })
}

/** The list of positions: role, shift, wage and distance from a ZIP code, among thousands. */
export async function compareLists(env: NodeJS.ProcessEnv, size: Rounds): Promise<Figure[]> {
  const url = await createDatabase(env['TEST_DATABASE_URL']!, 'http_jobs', 'jobs')
  const { keys, people } = await createPeople(200)
  const processEnv = { ...process.env, ...env, DATABASE_URL_JOBS: url, TOKEN_KEYS: keys, LOG_LEVEL: 'info' }
  const own = await startVariant(service, processEnv)
  try {
    const calls = await withDatabase(url, async (client) => {
      await fillPositions(client, size.positions)
      return searches(
        client,
        people.map(({ headers }) => headers),
      )
    })
    const other = await startVariant(bare, processEnv)
    let asked = 0
    const requests = {
      next: () => ({ call: calls[asked++ % calls.length]! }),
      pairs: calls.map((call) => [call, call] as const),
    }
    try {
      return await compare(
        'job list',
        own,
        other,
        requests,
        size,
        `${size.positions.toLocaleString('en-US')} positions, five filters, 500 searches`,
      )
    } finally {
      await other.stop()
    }
  } finally {
    await own.stop()
  }
}
