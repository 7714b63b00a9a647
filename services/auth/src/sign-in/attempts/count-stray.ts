import type { Deps } from '../../deps.ts'
import { networkSubject } from './attempt-subjects.ts'
import { countAttempt } from './count-attempt.ts'

/**
 * A try by a browser that has nothing pending which it could match: no code, passkey challenge or sign-on. Only these are counted by
 * the network and refused: who has one pending is bounded by that, so a neighbour behind the same address keeps no one from
 * theirs.
 */
export const countStray = (
  { rawSql, secrets }: Pick<Deps, 'rawSql' | 'secrets'>,
  network: string,
  now: Date,
): Promise<void> =>
  countAttempt(rawSql, [networkSubject(secrets, network)], now, 'too-many-requests', () => ({
    sentence: 'too-many-requests.network',
  }))
