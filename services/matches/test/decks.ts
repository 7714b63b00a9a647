import { saveSuggestions } from '@lunchpail/contracts/matches/api'
import { chicago, manhattan, position } from './factories.ts'
import type { Matches } from './matches-service.ts'

export const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

/** Six that differ in what a deck asks: where, when and what they are, what they pay, and whether they are open. */
export const sixPositions = () => [
  position({ id: 1 }),
  position({
    id: 2,
    ...manhattan,
    shifts: ['night'],
    wage_from: 17,
    wage_to: 21,
    facility_id: 4,
    schedule_description: 'Four days on, three off',
  }),
  position({ id: 3, role: 'trucking', weekend: true, wage_from: null, wage_to: null }),
  position({ id: 4, ...chicago }),
  position({ id: 5, state: 'closed' }),
  position({ id: 6, shifts: [], wage_from: 11, wage_to: 14 }),
]

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
