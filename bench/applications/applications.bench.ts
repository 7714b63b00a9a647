import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type pg from 'pg'
import { listApplicants } from '@lunchpail/contracts/engagement/api'
import { createTestTokens } from '@lunchpail/kit-service/testing/test-tokens'
import { hourMs } from '@lunchpail/contracts/durations'
import { createDatabase, withDatabase } from '@lunchpail/kit-local/rig/database'
import { send, type Call } from '../http/load.ts'
import { startVariant } from '../http/variant.ts'
import { defineBench, type BenchRun } from '../bench.ts'
import { figure, type Figure } from '../measure.ts'
import { quantile } from '@lunchpail/kit-local/rig/quantile'
import http from 'node:http'
import { usedMs } from '@lunchpail/kit-local/rig/processes'

const service = path.join(import.meta.dirname, '../../services/engagement/src/main.ts')
const managers = 50

interface Size {
  readonly applications: number
  readonly rounds: number
}

/** One company's applications to 200 roles over a year, in all states, each of another person. */
async function fill(client: pg.Client, companyId: string, applications: number): Promise<void> {
  await client.query(
    `insert into candidate (account_id, version, first_name, last_name)
     select md5('person' || n)::uuid, 1, 'First' || n % 700, 'Last' || n % 9000
     from generate_series(1, ${applications}) as n`,
  )
  await client.query(
    `insert into application (id, account_id, submission_id, position_id, title, company_name, city, region, state,
       had_interview, submitted_at, employer_id)
     select md5('application' || n)::uuid, md5('person' || n)::uuid, md5('submission' || n)::uuid, n % 200,
       'Role ' || n % 200, 'Acme', 'Newark', 'NJ', (array[0, 0, 0, 1, 1, 2, 2, 2, 3, 5])[1 + n % 10], n % 20 < 10,
       now() - (n % 525600) * interval '1 minute', $1
     from generate_series(1, ${applications}) as n`,
    [companyId],
  )
  await client.query('vacuum analyze')
}

/** What a manager does in the tab: open each one, sort, turn a page, search a name. */
const kinds: readonly {
  readonly name: string
  readonly query: Record<string, string>
  readonly search?: string
}[] = [
  { name: 'new', query: { tab: '1' } },
  { name: 'invited', query: { tab: '2' } },
  { name: 'page 40', query: { tab: '1', page: '40' } },
  { name: 'one role', query: { tab: '6', position: '17' } },
  { name: 'by name', query: { tab: '1', sort: 'name' } },
  { name: 'a name searched', query: { tab: '6' }, search: 'last812' },
]

/** The Applies tab of a company with many applications: p95 of each way to list, and of all together. */
async function measure({ applications, rounds }: Size, { servers }: BenchRun): Promise<Figure[]> {
  const env = await servers()
  const url = await createDatabase(env['TEST_DATABASE_URL']!, 'applications', 'engagement')
  const tokens = await createTestTokens({ now: () => new Date(Date.now() + hourMs) })
  const companyId = randomUUID()
  const own = await startVariant(service, {
    ...process.env,
    ...env,
    DATABASE_URL_ENGAGEMENT: url,
    TOKEN_KEYS: tokens.keys,
    CONTACT_SECRET: 'a secret of the benches of 32 characters or more',
  })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })
  try {
    await withDatabase(url, (client) => fill(client, companyId, applications))
    const headers = await Promise.all(
      Array.from({ length: managers }, async () => {
        const company = { id: companyId, approved: true, level: 4, access: null } as const
        const { token, csrf } = tokens.account({ type: 'hiring manager', company })
        return {
          authorization: `Bearer ${await token()}`,
          'x-csrf-token': csrf,
          'content-type': 'application/json',
          'x-forwarded-for': '192.0.2.1',
        }
      }),
    )
    const conditions = `${applications.toLocaleString('en-US')} applications of one company, one request after the other`
    const p95 = (name: string, milliseconds: readonly number[]): Figure =>
      figure(`${name}, p95`, 'ms', 'less', quantile(milliseconds, 0.95), null, conditions)
    const before = usedMs()
    const taken: number[] = []
    const figures: Figure[] = []
    for (const { name, query, search } of kinds) {
      const milliseconds: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const call: Call = {
          method: 'POST',
          path: `${listApplicants.path}?${new URLSearchParams(query)}`,
          headers: headers[round % managers]!,
          body: JSON.stringify({ search }),
        }
        const begun = performance.now()
        await send(agent, own.port, call)
        milliseconds.push(performance.now() - begun)
      }
      taken.push(...milliseconds)
      figures.push(p95(`applications: ${name}`, milliseconds))
    }
    const used = (usedMs() - before) / taken.length
    return [
      ...figures,
      p95('applications', taken),
      figure('applications: processor time of a request', 'ms', 'less', used, null, conditions),
    ]
  } finally {
    agent.destroy()
    await own.stop()
  }
}

export const bench = defineBench<Size>({
  full: { applications: 100_000, rounds: 60 },
  smallest: { applications: 1_000, rounds: 1 },
  measure,
})
