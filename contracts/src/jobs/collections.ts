import { trades } from './enumerations.ts'
import type { Trade } from './enumerations.ts'

/*
 * Collections: the open jobs of a city, of a trade or of a featured list, each on a page of its own. Their addresses never clash: a
 * city's and a trade's have a part more, a job's is a number, and a featured list's begins with a letter and is no reserved word.
 */

export const collectionKinds = ['place', 'trade', 'featured'] as const
export type CollectionKind = (typeof collectionKinds)[number]

/** Small letters and digits, parted by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const slugCharacters = 120

export const featuredSlug = { fewest: 3, most: 40, pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/ } as const

/** Addresses of the site below /jobs, now or likely later. A text, which pages that ask for none of them leave out. */
const reserved = `all alerts apply area cities city company companies edit featured feed help hiring in list lists map near new place
  places post remote saved search similar sitemap state states trade trades welcome`

/** Whether no featured list may have this address. */
export const isReservedSlug = (slug: string): boolean =>
  reserved.split(/\s+/).includes(slug) || trades.some((trade) => slugOfTrade(trade) === slug)

export const slugOfTrade = (trade: Trade): string => trade.replace(' ', '-')
export const tradeOfSlug = (slug: string): Trade | undefined =>
  trades.find((trade) => slugOfTrade(trade) === slug)

/** `st-louis-mo` of "St. Louis" in MO; null where nothing of it can stand in an address. */
export function slugOfPlace(city: string, state: string): string | null {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  const parts = [plain(city), plain(state)]
  const slug = parts.join('-')
  return parts.every((part) => part !== '') && slug.length <= slugCharacters ? slug : null
}
