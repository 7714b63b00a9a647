import { listPositions } from '@lunchpail/contracts/jobs/api'
import type { HeadOf } from '@lunchpail/kit-web/server-rendering/server-rendered-pages'
import { slugOfTrade } from '@lunchpail/contracts/jobs/collections'
import { addressOf, noFilters, readFilters } from './filters.ts'
import { pagedAddress } from './page-of.ts'

/**
 * Search engines are shown a list by kind of work, page after page. Lists narrowed further show the same jobs in ever
 * other choices: they name the wider one.
 */
export const listHead: HeadOf = ({ url, answerOf }) => {
  const filters = readFilters(url.searchParams)
  const { roles, page } = filters
  const general = { ...noFilters, roles }
  const paged = { ...general, page }
  const list = answerOf(listPositions)?.body
  const canonical = addressOf(filters) === addressOf(paged) ? paged : general
  // a trade has a page of its own, with the same jobs
  const [trade, ...others] = roles
  return {
    canonical:
      trade && others.length === 0
        ? pagedAddress(`/jobs/trade/${slugOfTrade(trade)}`, canonical.page)
        : addressOf(canonical),
    ...(list?.positions.length === 0 && { robots: 'noindex' as const }),
  }
}
