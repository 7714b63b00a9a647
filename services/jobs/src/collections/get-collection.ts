import type { getCollection as endpoint } from '@lunchpail/contracts/jobs/api'
import { tradeOfSlug, type CollectionKind } from '@lunchpail/contracts/jobs/collections'
import { tradeBit } from '@lunchpail/contracts/jobs/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'
import { pageSize } from '@lunchpail/contracts/page-size'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { logoUrl } from '../positions/logo-url.ts'
import { findApplied } from '../search/find-candidate.ts'
import { presentCard } from '../search/present-card.ts'
import { countLimit } from '../search/search-positions.ts'
import { countCollection, ofCity, ofFeatured, ofTrade, readCollection } from './find-collection.ts'
import { findFeatured, nameOf } from './find-featured.ts'
import { openJobs, type OpenJobs } from './open-jobs.ts'
import { waysFrom } from './ways.ts'

const none = { place: null, trade: null, featured: null }

/** What a collection is of, and where its positions are. */
async function collectionAt(
  kind: CollectionKind,
  slug: string,
  { citiesBySlug }: OpenJobs,
  language: Language,
  { statements }: Deps,
) {
  if (kind === 'place') {
    const city = citiesBySlug.get(slug) ?? refuse('not-found')
    return { of: { ...none, place: { city: city.city, state: city.state } }, source: ofCity(city), at: city }
  }
  if (kind === 'trade') {
    const trade = tradeOfSlug(slug) ?? refuse('not-found')
    return { of: { ...none, trade }, source: ofTrade(tradeBit[trade]), at: null }
  }
  const row = (await findFeatured(statements, slug)) ?? refuse('not-found')
  const { company_id: id, company_name: name } = row
  const company = { id, name, logo_url: logoUrl(id, row.logo_version) }
  return {
    of: { ...none, featured: { slug, ...nameOf(row, language), company } },
    source: ofFeatured(row.id),
    at: null,
  }
}

export const getCollection =
  (deps: Deps): Handler<typeof endpoint> =>
  async ({ params, query, language, caller: { account } }) => {
    const { statements, clock } = deps
    const jobs = await openJobs(deps)
    const { of, source, at } = await collectionAt(params.kind, params.slug, jobs, language, deps)
    const counted = await countCollection(statements, source)
    const total = Math.min(counted, countLimit)
    const page = query.page ?? 1
    const rows = (page - 1) * pageSize < total ? await readCollection(statements, source, page) : []
    const applied = await findApplied(
      statements,
      account,
      rows.map(({ id }) => id),
      clock.now(),
    )
    return {
      status: 200,
      body: {
        ...of,
        positions: rows.map((row) => presentCard(row, language, applied)),
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
        more: counted > countLimit,
        ...waysFrom(jobs, at),
      },
    }
  }
