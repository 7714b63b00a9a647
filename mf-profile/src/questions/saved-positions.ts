import { savedIds } from '@lunchpail/contracts/matches/saved-api'
import { maxPositions } from '@lunchpail/contracts/fields/max-positions'
import { call } from '@lunchpail/kit-web/api-client'
import { currentSession } from '@lunchpail/kit-web/session'

let known: { readonly account: string | undefined; readonly positions: Promise<string> } | undefined

/** Matches may be away: then the companies of saved jobs ask later. */
const load = (): Promise<string> =>
  call(savedIds, {}).then(
    ({ ids }) => ids.slice(0, maxPositions).join(','),
    () => '',
  )

/**
 * The positions whose companies ask besides, as `12,15`: those that the address names, else the jobs that the person saved.
 * These are read with the list of questions, and stay while one question after another is answered.
 */
export function askingPositions(named: string, { fresh = false } = {}): Promise<string> {
  if (named !== '') return Promise.resolve(named)
  const account = currentSession().account?.id
  const kept = !fresh && known?.account === account ? known : undefined
  known = kept ?? { account, positions: load() }
  return known.positions
}
