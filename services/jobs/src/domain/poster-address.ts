import { keywordWays } from '@lunchpail/contracts/jobs/poster-api'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'

interface Reached {
  readonly id: number
  readonly active: boolean
}

/** Where a keyword leads; the source stays with the visit, so that it can be counted. */
export function posterAddress(position: Reached | undefined, word: string, by: string | undefined): string {
  if (!position) return '/jobs'
  const medium = keywordWays.find((way) => way === by) ?? 'typed'
  const source = new URLSearchParams({
    utm_source: 'poster',
    utm_medium: medium,
    utm_campaign: word.toLowerCase(),
  }).toString()
  return position.active ? `${applyAddress([position.id])}&${source}` : `/jobs/${position.id}?${source}`
}
