import { collectionShown } from '@lunchpail/contracts/jobs/collection-parts'
import { milesBetween, type Point } from '@lunchpail/contracts/jobs/rules/distance'
import { reachMiles } from '@lunchpail/contracts/jobs/rules/reach'
import type { City, OpenJobs, TradeCount } from './open-jobs.ts'

export const presentCity = ({ slug, city, state, n }: City) => ({ slug, city, state, n })
const presentTrade = ({ slug, role, n }: TradeCount) => ({ slug, role, n })

/** Where else to look: the cities around one, as far as people go to work, else those with most jobs; and the trades. */
export function waysFrom({ cities, trades }: OpenJobs, from: (Point & { slug?: string }) | null) {
  const others = from
    ? cities
        .filter(({ slug }) => slug !== from.slug)
        .map((city) => ({ city, miles: milesBetween(from, city) }))
        .filter(({ miles }) => miles <= reachMiles)
        .toSorted((a, b) => a.miles - b.miles)
        .map(({ city }) => city)
    : cities
  return {
    places: others.slice(0, collectionShown.places).map(presentCity),
    trades: trades.map(presentTrade),
  }
}
