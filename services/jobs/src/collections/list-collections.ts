import { maxCollections, type listCollections as endpoint } from '@lunchpail/contracts/jobs/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findFeaturedLists } from './find-featured.ts'
import { openJobs } from './open-jobs.ts'

/** Trades and cities with most jobs come first, should there be too many. */
export const listCollections =
  (deps: Deps): Handler<typeof endpoint> =>
  async () => {
    const [{ trades, cities }, lists] = await Promise.all([
      openJobs(deps),
      findFeaturedLists(deps.statements, maxCollections),
    ])
    const collections = [
      ...trades.map(({ slug }) => ({ kind: 'trade' as const, slug })),
      ...lists.map(({ slug }) => ({ kind: 'featured' as const, slug })),
      ...cities.map(({ slug }) => ({ kind: 'place' as const, slug })),
    ]
    return { status: 200, body: { collections: collections.slice(0, maxCollections) } }
  }
