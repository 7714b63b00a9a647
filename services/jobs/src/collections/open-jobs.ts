// SQL by hand: Prisma groups by columns of one table alone, and by no sum over it.
import { slugOfPlace, slugOfTrade } from '@lunchpail/contracts/jobs/collections'
import type { Trade } from '@lunchpail/contracts/jobs/enumerations'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Deps } from '../deps.ts'
import { tradeOfBit } from '../positions/bits.ts'

/** A city with open jobs, in the middle of their workplaces. */
export interface City extends Point {
  readonly slug: string
  /** as most of its jobs spell it */
  readonly city: string
  readonly state: string
  readonly n: number
  /** [city, region], however feeds spell it */
  readonly spellings: readonly (readonly [string, string])[]
}

export interface TradeCount {
  readonly slug: string
  readonly role: Trade
  readonly n: number
}

/** Where the open jobs are, those with most first. */
export interface OpenJobs {
  readonly total: number
  readonly cities: readonly City[]
  readonly citiesBySlug: ReadonlyMap<string, City>
  readonly trades: readonly TradeCount[]
}

interface CityRow extends Point {
  readonly city: string
  readonly region: string
  readonly n: number
}

const cityRows = `select f.city, f.region, sum(p.n)::int as n, avg(f.latitude) as latitude, avg(f.longitude) as longitude
  from (select facility_id, count(*) as n from position where state = 'open' group by facility_id) p
  join facility f on f.id = p.facility_id group by f.city, f.region order by n desc, f.city, f.region`
const tradeRows = `select role, count(*)::int as n from position where state = 'open' group by role order by n desc`

async function countOpenJobs(on: Transaction): Promise<OpenJobs> {
  const [rows, trades] = await Promise.all([
    readRows<CityRow>(on, { text: cityRows, values: [] }),
    readRows<{ role: number; n: number }>(on, { text: tradeRows, values: [] }),
  ])
  const found = new Map<string, City>()
  for (const { city, region, n, latitude, longitude } of rows) {
    const slug = slugOfPlace(city, region)
    if (slug === null) continue
    const known = found.get(slug) ?? { slug, city, state: region, latitude, longitude, n: 0, spellings: [] }
    found.set(slug, { ...known, n: known.n + n, spellings: [...known.spellings, [city, region]] })
  }
  const cities = [...found.values()].toSorted((a, b) => b.n - a.n)
  return {
    total: trades.reduce((sum, { n }) => sum + n, 0),
    cities,
    citiesBySlug: found,
    trades: trades.flatMap(({ role: bit, n }) => {
      const trade = tradeOfBit(bit)
      return trade ? [{ slug: slugOfTrade(trade), role: trade, n }] : []
    }),
  }
}

interface Counted {
  readonly at: number
  readonly jobs: Promise<OpenJobs>
}
/** by the database of a service */
const counted = new WeakMap<Transaction, Counted>()

/** All open positions are passed for a count: it is kept so long, and asked once for all who wait for it. */
const keptMs = 60_000

export function openJobs({ statements, clock }: Pick<Deps, 'statements' | 'clock'>): Promise<OpenJobs> {
  const now = clock.now().getTime()
  const last = counted.get(statements)
  if (last && now - last.at < keptMs) return last.jobs
  const next = { at: now, jobs: countOpenJobs(statements) }
  counted.set(statements, next)
  next.jobs.catch(() => counted.get(statements) === next && counted.delete(statements))
  return next.jobs
}
