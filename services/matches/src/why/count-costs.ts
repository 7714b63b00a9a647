import {
  costlyPreferences,
  mostCounted,
  type CostlyPreference,
  type DeckPreferences,
  type countCosts as contract,
} from '@lunchpail/contracts/matches/api'
import { grouped, dollars } from '@lunchpail/contracts/language/figures'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findCandidate, type Candidate } from '../deck/find-candidate.ts'
import { costsStatement } from './costs-sql.ts'
import { translatorFor, type Translator } from './translator-for.ts'

/** The person as they would be with these preferences. */
const withPreferences = (
  candidate: Candidate,
  { shift_day: day, shift_swing: swing, shift_night: night, ...preferences }: DeckPreferences,
): Candidate => ({ ...candidate, ...preferences, ratings: { ...candidate.ratings, day, swing, night } })

const counted = (jobs: number): string => (jobs > mostCounted ? `${grouped(mostCounted)}+` : grouped(jobs))

const sentenceOf = (by: CostlyPreference, jobs: number, candidate: Candidate, t: Translator): string =>
  t(`cost.${by}`, {
    n: jobs,
    jobs: counted(jobs),
    minutes: candidate.commute_length,
    wage: dollars(candidate.wage),
  })

/** BY-13 */
export const countCosts =
  ({ statements, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, body: { csrf_token: _token, ...preferences }, language }) => {
    const t = translatorFor(language)
    const stored = await findCandidate(statements, caller.account.id)
    const candidate = withPreferences(stored, preferences)
    const [row] = stored.closed
      ? []
      : await readRows<{ fitting: number } & Partial<Record<CostlyPreference, number>>>(
          statements,
          costsStatement(candidate, clock.now()),
        )
    const fitting = row?.fitting ?? 0
    const costs = costlyPreferences
      .map((preference) => ({ preference, jobs: row?.[preference] ?? 0 }))
      .filter(({ jobs }) => jobs > 0)
      .toSorted((one, other) => other.jobs - one.jobs)
    return {
      status: 200,
      body: {
        fitting,
        costs: costs.map((cost) => ({ ...cost, text: sentenceOf(cost.preference, cost.jobs, candidate, t) })),
        text: t('cost.fitting', { n: fitting, jobs: counted(fitting) }),
      },
    }
  }
