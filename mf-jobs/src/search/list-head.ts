import { listPositions } from '@lunchpail/contracts/jobs/api'
import type { HeadOf } from '@lunchpail/kit-web/server-rendering/server-rendered-pages'
import { addressOf, noFilters, readFilters } from './filters.ts'

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
  return {
    canonical: addressOf(addressOf(filters) === addressOf(paged) ? paged : general),
    ...(list?.positions.length === 0 && { robots: 'noindex' as const }),
  }
}
