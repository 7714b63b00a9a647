// SQL by hand: part of every deck and badge count, which are read without Prisma.
import { accountStatus, isClosed } from '@lunchpail/contracts/auth/enumerations'
import { scoreWeights, type MatchCandidate, type Points } from '@lunchpail/contracts/matches/rules/score'
import { defaultPreferences, shiftRatingDefault } from '@lunchpail/contracts/profile/enumerations'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Candidate as Row } from '../../generated/client.ts'

export interface Candidate extends MatchCandidate {
  readonly id: string
  /** archived or fake, and gets no job */
  readonly closed: boolean
  /** suspended until then, or deactivated */
  readonly barredUntil: Date | null
  /** false where profile has published nothing of them yet */
  readonly known: boolean
  /** false where the preferences are the defaults */
  readonly hasPreferences: boolean
  /** names of the preferences that they set */
  readonly answered: readonly string[]
  /** how many questions they answered; null where profile has not told */
  readonly answers: number
  /** they had their deck open once */
  readonly hasOpened: boolean
  /** how much each factor counts: the same for everybody, but where `weights/` puts their own in */
  readonly weights: Points
}

/** A candidate of whom profile has published nothing yet gets a deck by the defaults. */
const unknown = {
  weights: scoreWeights,
  ...defaultPreferences,
  known: false,
  hasPreferences: false,
  latitude: null,
  longitude: null,
  role: 0,
  shift: 0,
  ratings: shiftRatingDefault,
  skills: [],
  missing_skills: [],
  skill_months: {},
  experience_months: 0,
  answered: [],
  answers: 0,
}

/** Columns of a candidate, and beside them the status of their account and whether they had their deck open. */
export const candidateColumns = `account_id as "accountId", latitude, longitude, told as "hasPreferences", role, shift, wage, weekend,
  commute_type as "commuteType", commute_length as "commuteLength", rating_day as "ratingDay", rating_swing as "ratingSwing",
  rating_night as "ratingNight", rating_weekend as "ratingWeekend", rating_overtime as "ratingOvertime",
  answered, skills, skill_months as "skillMonths", missing_skills as "missingSkills",
  experience_months as "experienceMonths", coalesce(answers, 0) as answers, status, barred_until as "barredUntil", opened_at is not null as "hasOpened"`
/** Of those whose ids are `people`. */
export const fromCandidate = (people: string): string => `from ${people} person (account_id)
    left join account_status using (account_id) left join candidate using (account_id)
    left join open_deck using (account_id)`
const text = `select ${candidateColumns} ${fromCandidate('(select $1::uuid)')}`

/** As `candidateColumns` read it. */
export type CandidateRow = Omit<
  Row,
  | 'answers'
  | 'version'
  | 'epoch'
  | 'hasPreferences'
  | 'offered'
  | 'reach'
  | 'autoApply'
  | 'autoApplyDaily'
  | 'textAlerts'
  | 'emailAlerts'
  | 'wantsNew'
  | 'alertFrequency'
  | 'textAgreedAt'
  | 'textWording'
> & {
  readonly answers: number
  readonly hasPreferences: boolean | null
  readonly status: number | null
  readonly barredUntil: Date | null
  readonly hasOpened: boolean
}

export async function findCandidate(statements: Transaction, id: string): Promise<Candidate> {
  const [row] = await statements.$queryRawUnsafe<CandidateRow[]>(text, id)
  return candidateOf(row!)
}

/** Nothing is sent in their name, and nothing to them. Their deck is theirs once a suspension is over. */
export const isBarred = (
  { closed, barredUntil }: Pick<Candidate, 'closed' | 'barredUntil'>,
  now: Date,
): boolean => closed || (barredUntil !== null && barredUntil > now)

export function candidateOf(row: CandidateRow): Candidate {
  const { accountId: id, hasOpened, barredUntil } = row
  const closed = isClosed(row.status ?? accountStatus.active)
  if (row.hasPreferences === null) return { id, closed, barredUntil, hasOpened, ...unknown }
  return {
    id,
    closed,
    barredUntil,
    weights: scoreWeights,
    known: true,
    hasPreferences: row.hasPreferences,
    latitude: row.latitude,
    longitude: row.longitude,
    role: row.role,
    shift: row.shift,
    wage: row.wage,
    weekend: row.weekend,
    commute_type: row.commuteType,
    commute_length: row.commuteLength,
    ratings: {
      day: row.ratingDay,
      swing: row.ratingSwing,
      night: row.ratingNight,
      weekend: row.ratingWeekend,
      overtime: row.ratingOvertime,
    },
    answered: row.answered,
    answers: row.answers,
    hasOpened,
    skills: row.skills,
    skill_months: Object.fromEntries(row.skills.map((id, index) => [id, row.skillMonths[index] ?? 0])),
    missing_skills: row.missingSkills,
    experience_months: row.experienceMonths,
  }
}
