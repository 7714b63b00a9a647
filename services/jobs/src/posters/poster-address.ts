import { gatheringPath, type GatheringKind } from '@lunchpail/contracts/engagement/gatherings'
import { keywordWays } from '@lunchpail/contracts/jobs/poster-api'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'

/** A job to apply for, or an event to register for. */
export type Reached =
  | { readonly id: number; readonly active: boolean }
  | { readonly id: string; readonly kind: GatheringKind; readonly active: boolean }

/** Where a keyword leads; the source stays with the visit, so that it can be counted. */
export function posterAddress(reached: Reached | undefined, word: string, by: string | undefined): string {
  if (!reached) return '/jobs'
  const medium = keywordWays.find((way) => way === by) ?? 'typed'
  const source = new URLSearchParams({
    utm_source: 'poster',
    utm_medium: medium,
    utm_campaign: word.toLowerCase(),
  }).toString()
  if ('kind' in reached) {
    const page = gatheringPath(reached).replace(/\/$/, '')
    return `${page}${reached.active ? '/register' : ''}?${source}`
  }
  return reached.active ? `${applyAddress([reached.id])}&${source}` : `/jobs/${reached.id}?${source}`
}
