import type { getOverview as endpoint } from '@lunchpail/contracts/jobs/api'
import { collectionShown } from '@lunchpail/contracts/jobs/collection-parts'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentCard, type PositionRow } from '../search/present-card.ts'
import { newestOfAll, readCollection } from './find-collection.ts'
import { findFeaturedLists, nameOf } from './find-featured.ts'
import { openJobs } from './open-jobs.ts'
import { presentCity, waysFrom } from './ways.ts'

/** Among so many of the newest jobs those that are shown are looked for. */
const lookedAt = 100

/** One job of each company, then more of them: an import of one employer's does not fill the page. */
function varied(rows: readonly PositionRow[]): PositionRow[] {
  const first = [...Map.groupBy(rows, (row) => row.company_id).values()].map((own) => own[0]!)
  return [...first, ...rows.filter((row) => !first.includes(row))].slice(0, collectionShown.newest)
}

export const getOverview =
  (deps: Deps): Handler<typeof endpoint> =>
  async ({ language }) => {
    const { statements } = deps
    const [jobs, rows, featured] = await Promise.all([
      openJobs(deps),
      readCollection(statements, newestOfAll, 1, lookedAt),
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
