import type { getOverview as endpoint } from '@lunchpail/contracts/jobs/api'
import { collectionShown } from '@lunchpail/contracts/jobs/collection-parts'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentCard, type PositionRow } from '../search/present-card.ts'
import { newestOfAll, readCollection, readNewestOfOthers } from './find-collection.ts'
import { findFeaturedLists, nameOf } from './find-featured.ts'
import { openJobs } from './open-jobs.ts'
import { presentCity, waysFrom } from './ways.ts'

/** Among so many of the newest jobs those that are shown are looked for; an import of one employer's may be larger. */
const lookedAt = [100, 1_000, 10_000] as const

/** One job of each company, then more of them: an import of one employer's does not fill the page. */
function varied(rows: readonly PositionRow[]): PositionRow[] {
  const first = [...Map.groupBy(rows, (row) => row.company_id).values()].map((own) => own[0]!)
  return [...first, ...rows.filter((row) => !first.includes(row))].slice(0, collectionShown.newest)
}

/** The newest jobs, as many as it takes for one of each company that is shown; of a few companies alone, the newest. */
async function newestJobs(on: Deps['statements']): Promise<PositionRow[]> {
  const [first, ...more] = lookedAt
  const newest = await readCollection(on, newestOfAll, 1, first)
  const companies = new Set(newest.map((row) => row.company_id))
  if (newest.length < first || companies.size >= collectionShown.newest) return newest
  for (const most of more) {
    const others = await readNewestOfOthers(on, [...companies], most)
    if (companies.size + others.length >= collectionShown.newest || most === more.at(-1))
      return [...newest, ...others]
  }
  return newest
}

export const getOverview =
  (deps: Deps): Handler<typeof endpoint> =>
  async ({ language }) => {
    const { statements } = deps
    const [jobs, rows, featured] = await Promise.all([
      openJobs(deps),
      newestJobs(statements),
      findFeaturedLists(statements, collectionShown.featured),
    ])
    const companies = new Map(
      rows
        .map((row) => presentCard(row, language).company)
        .toSorted((a, b) => Number(a.logo_url === null) - Number(b.logo_url === null))
        .map((company) => [company.id, company]),
    )
    return {
      status: 200,
      body: {
        ...waysFrom(jobs, null),
        total: jobs.total,
        places: jobs.cities.slice(0, collectionShown.placesOfWelcome).map(presentCity),
        featured: featured.map((row) => ({ slug: row.slug, ...nameOf(row, language) })),
        newest: varied(rows).map((row) => presentCard(row, language)),
        companies: [...companies.values()].slice(0, collectionShown.companies),
      },
    }
  }
