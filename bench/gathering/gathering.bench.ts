import { randomUUID } from 'node:crypto'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestTokens } from '@lunchpail/kit-service/testing/test-tokens'
import { hourMs } from '@lunchpail/contracts/durations'
import { createDatabase, withDatabase } from '@lunchpail/kit-local/rig/database'
import { send } from '../http/load.ts'
import { startVariant } from '../http/variant.ts'
import { defineBench, type BenchRun } from '../bench.ts'
import { figure, type Figure } from '../measure.ts'
import { quantile } from '@lunchpail/kit-local/rig/quantile'
import { usedMs } from '@lunchpail/kit-local/rig/processes'

const service = path.join(import.meta.dirname, '../../services/engagement/src/main.ts')
/** Whoever comes last of all at once waits for all others. */
const longestMs = 60_000

interface Size {
  readonly people: number
  readonly places: number
  /** of those who do not come in the same moment */
  readonly withinMs: number
}

/** More people than places register for one event: spread over some seconds, and all in the same moment. */
async function measure({ people, places, withinMs }: Size, { servers }: BenchRun): Promise<Figure[]> {
  const env = await servers()
  const url = await createDatabase(env['TEST_DATABASE_URL']!, 'gathering', 'engagement')
  const tokens = await createTestTokens({ now: () => new Date(Date.now() + hourMs) })
  const own = await startVariant(service, {
    ...process.env,
    ...env,
    DATABASE_URL_ENGAGEMENT: url,
    TOKEN_KEYS: tokens.keys,
    CONTACT_SECRET: 'a secret of the benches of 32 characters or more',
  })
  const agent = new http.Agent({ keepAlive: true, maxSockets: people })

  const companyId = randomUUID()
  await withDatabase(url, (client) =>
    client.query(`insert into manager (account_id, version, company_id, level) values ($1, 1, $2, 4)`, [
      randomUUID(),
      companyId,
    ]),
  )

  const register = async (id: string, spreadMs: number): Promise<number[]> => {
    await withDatabase(url, (client) =>
      client.query(
        `insert into gathering (id, company_id, kind, name, company_name, description, place_name, address, city, region, zone,
           starts_at, ends_at, capacity, is_open, created_at)
         values ($1, $3, 'training', 'Forklift day', 'Acme', 'Meet us', 'Union Hall', '1 Main St', 'Newark', 'NJ',
           'America/New_York', now() + interval '3 days', now() + interval '3 days 4 hours', $2, true, now())`,
        [id, places, companyId],
      ),
    )
    const calls = await Promise.all(
      Array.from({ length: people }, async (_, index) => {
        const { token, csrf } = tokens.account({ id: randomUUID() })
        const headers = {
          authorization: `Bearer ${await token()}`,
          'x-csrf-token': csrf,
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`,
        }
        return { method: 'POST', path: `/events/${id}/register`, headers, body: '{}' } as const
      }),
    )
    const milliseconds = await Promise.all(
      calls.map(async (call, index) => {
        await wait((index / people) * spreadMs)
        const begun = performance.now()
        await send(agent, own.port, call, longestMs)
        return performance.now() - begun
      }),
    )
    await withDatabase(url, async (client) => {
      const { rows } = await client.query<{ state: string; count: number; accounts: number }>(
        `select state, count(*)::int as count, count(distinct account_id)::int as accounts from registration
         where gathering_id = $1 group by 1 order by 1`,
        [id],
      )
      const found = rows.map(({ state, count, accounts }) => `${state} ${count} ${accounts}`).join(', ')
      const wanted = `registered ${places} ${places}, waiting ${people - places} ${people - places}`
      if (found !== wanted) throw new Error(`after ${people} came there are ${found}`)
    })
    return milliseconds
  }

  try {
    await register('warm-up', withinMs)
    const spread = await register('spread', withinMs)
    const before = usedMs()
    const burst = await register('burst', 0)
    const used = (usedMs() - before) / people
    const conditions = `${people} people, ${places} places: ${places} in, ${people - places} waiting, no one lost or twice; spread over ${withinMs / 1_000} s`
    return [
      figure(
        'registrations: spread over some seconds, p99',
        'ms',
        'less',
        quantile(spread, 0.99),
        null,
        conditions,
      ),
      figure(
        'registrations: in the same moment, last answer',
        'ms',
        'less',
        Math.max(...burst),
        null,
        conditions,
      ),
      figure('registrations: processor time of one', 'ms', 'less', used, null, conditions),
    ]
  } finally {
    agent.destroy()
    await own.stop()
  }
}

export const bench = defineBench<Size>({
  full: { people: 500, places: 300, withinMs: 10_000 },
  smallest: { people: 20, places: 12, withinMs: 100 },
  measure,
})
