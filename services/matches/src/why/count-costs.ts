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
import { costsStatement, mostScanned, type CostsRow } from './costs-sql.ts'
import { translatorFor, type Translator } from './translator-for.ts'

/** The person as they would be with these preferences. */
const withPreferences = (
  candidate: Candidate,
  { shift_day: day, shift_swing: swing, shift_night: night, ...preferences }: DeckPreferences,
): Candidate => ({ ...candidate, ...preferences, ratings: { ...candidate.ratings, day, swing, night } })

/** The answer tells no more. */
const upToMost = (jobs: number): number => Math.min(jobs, mostCounted + 1)

interface Count {
  readonly jobs: number
  /** false where more may be among what was left unread */
  readonly isWhole: boolean
}

/** With "+" where there are more, or may be. */
const counted = ({ jobs, isWhole }: Count): string =>
  isWhole && jobs <= mostCounted ? grouped(jobs) : `${grouped(Math.min(jobs, mostCounted))}+`
/** "1+ jobs" are several. */
const pluralOf = ({ jobs, isWhole }: Count): number => (isWhole ? jobs : jobs + 1)

const sentenceOf = (by: CostlyPreference, count: Count, candidate: Candidate, t: Translator): string =>
  t(`cost.${by}`, {
    n: pluralOf(count),
    jobs: counted(count),
    minutes: candidate.commute_length,
    wage: dollars(candidate.wage),
  })

const fittingSentence = (count: Count, t: Translator): string =>
  count.jobs === 0 && !count.isWhole
    ? t('cost.none-of-newest', { jobs: grouped(mostScanned) })
    : t('cost.fitting', { n: pluralOf(count), jobs: counted(count) })

const nothing: CostsRow = { fits: 0, scanned: 0, by_deck: null }

export const countCosts =
  ({ statements, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, body: { csrf_token: _token, ...preferences }, language }) => {
    const t = translatorFor(language)
    const stored = await findCandidate(statements, caller.account.id)
    const candidate = withPreferences(stored, preferences)
    const [row = nothing] = stored.closed
      ? []
      : await readRows<CostsRow>(statements, costsStatement(candidate, clock.now()))
    const isNearWhole = row.scanned < mostScanned
    const isBeyondWhole = (row.scanned_beyond ?? 0) < mostScanned
    const costs = costlyPreferences
      .map((preference) => ({
        preference,
        count: {
          jobs: row[preference] ?? 0,
          isWhole: preference === 'commute' ? isBeyondWhole : isNearWhole,
        },
      }))
      .filter(({ count }) => count.jobs > 0)
      .toSorted((one, other) => other.count.jobs - one.count.jobs)
    const fitting = { jobs: row.by_deck ?? row.fits, isWhole: row.by_deck !== null || isNearWhole }
    return {
      status: 200,
      body: {
        fitting: upToMost(fitting.jobs),
        costs: costs.map(({ preference, count }) => ({
          preference,
          jobs: upToMost(count.jobs),
          text: sentenceOf(preference, count, candidate, t),
        })),
        text: fittingSentence(fitting, t),
      },
    }
  }
