import { saveSuggestions } from '@lunchpail/contracts/matches/api'
import { position } from './factories.ts'
import type { Matches } from './matches-service.ts'

export const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

/** The decks of candidates, by the service that a test has. */
export function decksOf(matchesNow: () => Matches) {
  const decide = (account: { id: string }, id: number, accepted: boolean) =>
    matchesNow()
      .as(account)
      .call(saveSuggestions, { body: { positionID: id, accepted } })

  /** What a test is done with stands in no other's way. */
  const close = (...ids: number[]) =>
    matchesNow().publishPositions(...ids.map((id) => position({ id, version: 9, state: 'closed' })))
  return { decide, close }
}
