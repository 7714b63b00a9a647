import * as z from 'zod/mini'
import { atMost } from '../fields/at-most.ts'
import { listOf } from '../fields/list-of.ts'
import { accountTypes } from '../auth/enumerations.ts'
import { mismatchTypes } from '../jobs/enumerations.ts'
import { question } from '../jobs/question.ts'
import { recordOf } from '../fields/max-entries.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { flag, maxUtmParameters, positionId } from '../fields/request-fields.ts'
import { wizardLimits } from './enumerations.ts'

/*
 * The application as its draft stores it: every field of 1 §3, optional, with its type and maximum length, so that a
 * half-typed date or an empty name is stored as typed. What an answer needs before it is submitted is checked by the walk
 * (`steps.ts`). Not here: the password, which goes to auth alone, and the four equal-opportunity answers, which are stored
 * apart; a save takes them beside the application (`applicationBody` of api.ts). An unknown key is refused.
 */

/** PostgreSQL stores no NUL and no lone surrogate. */
const isText = (value: string): boolean => value.isWellFormed() && !value.includes('\0')
const text = (length: number) => z.string().check(atMost(length), z.refine(isText, 'field.invalid'))
const single = text(wizardLimits.singleFieldCharacters)
const long = text(wizardLimits.longAnswerCharacters)
/** Skills that a person may answer about. */
export const maxSkills = 200
const code = z.int().check(z.gte(-1), z.lte(999))
/** Values by the ids of positions. */
export const byPosition = <S extends z.ZodMiniType>(value: S) =>
  recordOf(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), value, maxPositions)

/** One job of the work history. 1 §3, 2 §3. */
export const jobEntry = z.strictObject({
  company: z.optional(single),
  title: z.optional(single),
  city: z.optional(single),
  state: z.optional(single),
  /** MM/YYYY */
  start_date: z.optional(single),
  end_date: z.optional(single),
  current_job: z.optional(flag),
  contract_job: z.optional(flag),
  duties: z.optional(long),
  reason_for_leaving: z.optional(code),
  reason_explain: z.optional(long),
  company_explain: z.optional(long),
  complete_data: z.optional(flag),
  /** three characters, created by the page that adds the job */
  reference_id: z.optional(single),
  /** who may be asked for a reference. 2 §3, 2 §7 */
  manager_name: z.optional(single),
  manager_number: z.optional(single),
  // 2 §3: computed by profile for its answers. A save may send them back; they are not stored.
  /** "03/2020 - 05/2022" */
  dates: z.optional(single),
  /** "2 years, 3 months" in the language of the request; empty where the dates are not valid */
  durationString: z.optional(single),
  displayAsContractJob: z.optional(flag),
  /** a manager's reference of this job is on file */
  manager_reference: z.optional(flag),
})
export type JobEntry = z.output<typeof jobEntry>

export const schoolEntry = z.strictObject({
  degree_type: z.optional(code),
  name: z.optional(single),
  degree_major: z.optional(single),
  city: z.optional(single),
  state: z.optional(single),
  graduation_year: z.optional(z.int().check(z.gte(0), z.lte(9999))),
  /** 2 §3: the name of the degree in the language of the request, computed by profile; not stored */
  degree_type_string: z.optional(single),
})
export type SchoolEntry = z.output<typeof schoolEntry>

/**
 * Time without work, explained or ignored. 1 §3. Both ends MM/YYYY, as rules/history/gaps.ts computes them; `dates` as a page shows
 * them, `editing` while the explanation is typed.
 */
export const gapEntry = z.strictObject({
  start_date: single,
  end_date: single,
  reason: z.optional(long),
  ignore: z.optional(flag),
  dates: z.optional(single),
  editing: z.optional(flag),
})
export type GapEntry = z.output<typeof gapEntry>

/** An answer about a skill. 2 §3; `qid` is the keyword's id, `name` its name when it was asked. */
export const skillAnswer = z.strictObject({
  qid: single,
  name: z.optional(single),
  has_skill: z.optional(flag),
  months: z.optional(z.int().check(z.gte(0), z.lte(1200))),
  /** ISO 8601 */
  time_created: z.optional(single),
  time_updated: z.optional(single),
  ack: z.optional(flag),
})
export type SkillAnswer = z.output<typeof skillAnswer>

/**
 * Where a skill comes from that no job of the history shows: the job that was picked, or what the person says of it.
 * Neither, where the person changed the answer about the skill instead. Not in 1 §3.
 */
export const gutCheck = z.strictObject({
  qid: single,
  /** of the job */
  reference_id: z.optional(single),
  reason: z.optional(long),
})
export type GutCheck = z.output<typeof gutCheck>

/** 1 to 4, as contracts/profile/enumerations.ts names them. */
const rating = z.optional(z.int().check(z.gte(1), z.lte(4)))

/** The answer to a company's question: the id of a choice, several ids, or text. */
export const answeredQuestion = z.strictObject({
  id: single,
  response: z.optional(z.union([long, listOf(single, 50)])),
  follow_up_response: z.optional(long),
})
export type QuestionAnswer = z.output<typeof answeredQuestion>

/**
 * 1 §3, 2 §3: a question carries its answer, so that a save may send the whole question back. What the company asks is the
 * position's: it is not stored.
 */
export const questionAnswer = z.pipe(
  z.extend(answeredQuestion, {
    ...z.partial(z.omit(question, { id: true })).shape,
    months: skillAnswer.shape.months,
    has_skill: skillAnswer.shape.has_skill,
  }),
  z.transform(({ id, response, follow_up_response }): QuestionAnswer => ({
    id,
    ...(response !== undefined && { response }),
    ...(follow_up_response !== undefined && { follow_up_response }),
  })),
)

export const application = z.strictObject({
  first_name: z.optional(single),
  last_name: z.optional(single),
  email: z.optional(single),
  phone: z.optional(single),
  type: z.optional(z.enum(accountTypes)),
  title: z.optional(single),
  company_name: z.optional(single),
  utm: z.optional(recordOf(text(40), single, maxUtmParameters)),
  timezone: z.optional(single),
  /** MM/DD/YYYY as typed */
  birth_date: z.optional(single),
  eligible: z.optional(code),
  address_line1: z.optional(single),
  address_line2: z.optional(single),
  address_city: z.optional(single),
  address_state: z.optional(single),
  address_postal_code: z.optional(single),
  address_international: z.optional(flag),
  lat_lng: z.optional(single),
  location_screen: z.optional(flag),
  self_promo: z.optional(long),
  jobs: z.optional(listOf(jobEntry, 50)),
  /** there are no more jobs to add (not in 1 §3; 2 §7 has it as "done-adding-jobs") */
  done_adding_jobs: z.optional(flag),
  gaps: z.optional(listOf(gapEntry, 50)),
  schools: z.optional(listOf(schoolEntry, 10)),
  skills: z.optional(listOf(skillAnswer, maxSkills)),
  gut_checks: z.optional(listOf(gutCheck, maxSkills)),
  pref_shift_day: rating,
  pref_shift_swing: rating,
  pref_shift_night: rating,
  pref_shift_weekend: rating,
  pref_shift_overtime: rating,
  questions: z.optional(listOf(questionAnswer, 200)),
  resume_status: z.optional(code),
  resume_location: z.optional(single),
  /** ISO 8601: when the person wants to be reminded of their resume; or `skip` */
  resume_reminder: z.optional(single),
  auto_apply_enabled: z.optional(flag),
  sms_job_alerts_enabled: z.optional(flag),
  move_date: z.optional(single),
  pref_shift_start: z.optional(byPosition(single)),
  mismatch_ack: z.optional(byPosition(listOf(z.enum(mismatchTypes), 5))),
  /** the ZIP code from which the way was accepted (not in the specification): rules/way-from-home.ts */
  mismatch_ack_home: z.optional(single),
  /** opened from a suggestion: the summary and the suggestions are skipped. 1 §2 */
  from_sug: z.optional(flag),
  /** the suggestions were answered, or there were none (not in the specification) */
  suggestions_done: z.optional(flag),
  /** the open gaps were asked about, which happens once (not in the specification) */
  gaps_asked: z.optional(flag),
  complete: z.optional(flag),
  search: z.optional(single),
  clickcast_click_id: z.optional(single),
  user_agent: z.optional(text(500)),
  positions: z.optional(listOf(positionId, maxPositions)),
  /** those that were marked together or added in the suggestions (not in the specification): rules/history/leaving-positions.ts */
  picked: z.optional(listOf(positionId, maxPositions)),
  /** ISO 8601: the person went on without confirming the phone, and is not asked again for a day (not in 1 §3) */
  phone_skipped_at: z.optional(single),
  /** consent to texts on the typed phone, under auth's wording (not in 1 §3) */
  text_consent: z.optional(flag),
})
export type Application = z.output<typeof application>
