import path from 'node:path'
import { loadavg } from 'node:os'
import { createDatabase, withDatabase } from '@lunchpail/kit-local/rig/database'
import { median, quantile } from '@lunchpail/kit-local/rig/quantile'
import { defineBench, type BenchRun } from '../bench.ts'
import { createPeople, type Credentials } from '../http/credentials.ts'
import { startVariant } from '../http/variant.ts'
import { figure, type Figure } from '../measure.ts'
import { fill, type Filled } from './fill.ts'
import { processorTimes } from './processor-time.ts'

interface Size extends Filled {
  /** whose decks are asked for, half of them of New York */
  readonly asked: number
  readonly warmUp: number
}

const mainOfMatches = path.join(import.meta.dirname, '../../services/matches/src/main.ts')
const deck = '/api/hire/v1/suggestion/?matches=1'
const badge = '/api/hire/v1/suggestion/count/'

/** The deck and its badge at the service, of those who live in New York and go any distance, and of people everywhere. */
async function measure({ asked, warmUp, ...filled }: Size, { servers }: BenchRun): Promise<Figure[]> {
  const env = await servers()
  const { keys, people } = await createPeople(asked)
  // of its own: other benches fill the one of the run at the same time
  const url = await createDatabase(env['TEST_DATABASE_URL']!, 'deck_matches', 'matches')
  await withDatabase(url, (client) =>
    fill(
      client,
      filled,
      people.map(({ accountId }) => accountId),
    ),
  )
  const matches = await startVariant(mainOfMatches, {
    ...process.env,
    ...env,
    DATABASE_URL_MATCHES: url,
    TOKEN_KEYS: keys,
  })
  const one = async (name: string, address: string, who: readonly Credentials[]): Promise<Figure> => {
    const calls = who.map(({ headers }) => ({ method: 'GET' as const, path: address, headers }))
    const used = await processorTimes(matches, new URL(url).username, calls, warmUp)
    const all = used.map(({ service, postgres }) => service + postgres)
    const of = (part: 'service' | 'postgres') => median(used.map((each) => each[part])).toFixed(1)
    const conditions = `${filled.positions.toLocaleString('en')} positions, ${filled.people.toLocaleString('en')} candidates; ${all.length} requests one after the other after ${warmUp} to warm up; median ${median(all).toFixed(1)} (service ${of('service')}, PostgreSQL ${of('postgres')}), most ${Math.max(...all).toFixed(1)} ms; load ${loadavg()[0]!.toFixed(1)}`
    return figure(`deck: ${name}, processor time, p95`, 'ms', 'less', quantile(all, 0.95), null, conditions)
  }
  try {
    const everywhere = people.slice(Math.floor(asked / 2))
    const inNewYork = people.slice(0, Math.floor(asked / 2))
    return [
      await one('everywhere', deck, everywhere),
      await one('New York, any distance', deck, inNewYork),
      await one('badge', badge, people),
    ]
  } finally {
    await matches.stop()
  }
}

export const bench = defineBench<Size>({
  full: { positions: 1_000_000, people: 100_000, asked: 600, warmUp: 150 },
  smallest: { positions: 300, people: 30, asked: 6, warmUp: 2 },
  measure,
})
