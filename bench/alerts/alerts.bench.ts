import path from 'node:path'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { defineBench, type BenchRun } from '../bench.ts'
import { withDatabase } from '@lunchpail/kit-local/rig/database'
import { backendsOf, startVariant } from '../http/variant.ts'
import { figure, type Figure } from '../measure.ts'
import { fillPeople, fillPositions, nearAll, positions } from './fill.ts'
import { find } from './find.ts'
import { sendAlerts, type Sent } from './send-alerts.ts'

interface Size {
  /** candidates: the second number is measured beside the first, which alerts go to */
  readonly people: readonly [number, number]
  /** whose people are looked for, one after the other */
  readonly asked: number
  /** people whom one position fits */
  readonly fit: number
  /** positions that change at once */
  readonly changed: number
}

const mainOfMatches = path.join(import.meta.dirname, '../../services/matches/src/main.ts')

/** Alerts of positions that change, and what they cost the service and PostgreSQL. Those before are told of first, as in a service that runs. */
async function measureSent(
  { servers }: BenchRun,
  people: number,
  jobs: readonly PositionState[],
  before: readonly PositionState[] = [],
): Promise<Sent & { readonly conditions: string }> {
  const env = await servers()
  const matches = await startVariant(mainOfMatches, { ...process.env, ...env })
  try {
    const used = () => [matches.processorTimeMs(), backendsOf('matches')] as const
    if (before.length > 0) await sendAlerts(env['NATS_URL']!, env['DATABASE_URL_MATCHES']!, before)
    const [service, backends] = used()
    const sent = await sendAlerts(env['NATS_URL']!, env['DATABASE_URL_MATCHES']!, jobs)
    const [serviceThen, backendsThen] = used()
    const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)
    const conditions = `${people.toLocaleString('en')} candidates who want alerts, ${jobs.length} positions changed: ${sent.alerts} alerts of ${sent.jobs} jobs, ${sent.twice} twice, ${seconds(service, serviceThen)} s of the processor by the service, ${seconds(backends, backendsThen)} by PostgreSQL`
    return { ...sent, conditions }
  } finally {
    await matches.stop()
  }
}

async function measure(size: Size, run: BenchRun): Promise<Figure[]> {
  const { servers, parts } = run
  const isAsked = (part: string) => parts.length === 0 || parts.includes(part)
  const database = (await servers())['DATABASE_URL_MATCHES']!
  const [fewer, more] = size.people
  const ms = (name: string, value: number, baseline: number | null, conditions: string) =>
    figure(`alerts: ${name}`, 'ms', 'less', value, baseline, conditions)
  const figures: Figure[] = []
  await withDatabase(database, async (client) => {
    await fillPeople(client, 0, fewer)
    const asked = positions(size.asked, 1)
    await fillPositions(client, asked)
    const few = isAsked('find') ? await find(database, asked) : undefined
    if (isAsked('one')) {
      const near = await nearAll(client, size.fit, 100_001)
      const { conditions, ...sent } = await measureSent(run, fewer, [near], [{ ...near, id: 100_002 }])
      figures.push(
        ms('one position, until the first is published', sent.firstMs, null, conditions),
        ms('one position, until the last is queued', sent.queuedMs, null, conditions),
        ms('one position, until the last is published', sent.lastMs, null, conditions),
      )
      await client.query('truncate alert, alert_due')
    }
    if (isAsked('many')) {
      const { conditions, lastMs } = await measureSent(run, fewer, positions(size.changed, 200_001))
      figures.push(ms('many positions, until the last is published', lastMs, null, conditions))
    }
    if (!few) return
    await fillPeople(client, fewer, more)
    const many = await find(database, asked)
    const conditions = `${more.toLocaleString('en')} candidates: ${many.conditions}; the baseline ${fewer.toLocaleString('en')}: ${few.conditions}`
    figures.push(
      ms('whom a position suits, processor time of PostgreSQL, p95', many.p95, few.p95, conditions),
    )
  })
  return figures
}

export const bench = defineBench<Size>({
  full: { people: [100_000, 1_000_000], asked: 300, fit: 10_000, changed: 1_000 },
  smallest: { people: [300, 600], asked: 10, fit: 30, changed: 5 },
  measure,
})
