import { collectionShown } from '@lunchpail/contracts/jobs/collection-parts'
import { milesBetween, type Point } from '@lunchpail/contracts/jobs/rules/distance'
import type { City, OpenJobs, TradeCount } from './open-jobs.ts'

export const presentCity = ({ slug, city, state, n }: City) => ({ slug, city, state, n })
const presentTrade = ({ slug, role, n }: TradeCount) => ({ slug, role, n })

/** Where else to look: the cities nearest to one, else those with most jobs, and the trades. */
export function waysFrom({ cities, trades }: OpenJobs, from: (Point & { slug?: string }) | null) {
  const others = from
    ? cities
        .filter(({ slug }) => slug !== from.slug)
        .map((city) => ({ city, miles: milesBetween(from, city) }))
        .toSorted((a, b) => a.miles - b.miles)
        .map(({ city }) => city)
    : cities
  return {
    places: others.slice(0, collectionShown.places).map(presentCity),
    trades: trades.map(presentTrade),
  }
}
