import { tradeBit } from '@lunchpail/contracts/jobs/enumerations'
import { keywordsOfTrades } from '@lunchpail/contracts/jobs/keywords'
import type { Keyword } from '@lunchpail/contracts/jobs/question'
import type { Profile } from '@lunchpail/contracts/profile/api'
import { sectionOf, type SectionName, type SectionValue } from '@lunchpail/contracts/profile/sections'
import type { SectionVersions } from '@lunchpail/contracts/profile/sections'
import type { StepName } from './profile-route.ts'

/** The sections of each step. Education is edited in the history step. */
export const sectionsOfStep: Readonly<Record<StepName, readonly SectionName[]>> = {
  info: ['info'],
  availability: ['availability'],
  skills: ['skills'],
  history: ['history', 'schools'],
  summary: ['summary'],
}

/** A profile with the keys of an application. */
const asApplication = ({ user, jobs, gaps, schools, questions, ...rest }: Profile): SectionValue => ({
  address_international: user.address_international,
  address_line1: user.address_line1,
  address_line2: user.address_line2,
  address_city: user.address_city,
  address_state: user.address_state,
  address_postal_code: user.address_postal_code,
  birth_date: user.dob,
  eligible: user.eligible,
  self_promo: user.self_promo,
  done_adding_jobs: user.done_adding_jobs,
  pref_shift_day: rest.pref_shift_day,
  pref_shift_swing: rest.pref_shift_swing,
  pref_shift_night: rest.pref_shift_night,
  pref_shift_weekend: rest.pref_shift_weekend,
  pref_shift_overtime: rest.pref_shift_overtime,
  jobs,
  gaps,
  schools,
  skills: questions,
})

/** The value that a step edits. */
export function valueOfStep(step: StepName, profile: Profile): SectionValue {
  const all = asApplication(profile)
  return Object.assign({}, ...sectionsOfStep[step].map((name) => sectionOf(name, all))) as SectionValue
}

/** The versions of the sections that a step edits. */
export const versionsOfStep = (step: StepName, { versions }: Profile): SectionVersions =>
  Object.fromEntries(sectionsOfStep[step].map((name) => [name, versions[name] ?? 0]))

/** The id of a section's heading in the overview. */
export const sectionHeading = (name: SectionName): string => `section-${name}`

const everyTrade = Object.values(tradeBit).reduce<number>((bits, bit) => bits | bit, 0)

/** The skills of the wanted trades that were not answered yet; of every trade where none is preferred. */
export function unansweredSkills({ user, questions }: Profile): Keyword[] {
  const answered = new Set(questions.filter(({ has_skill }) => has_skill !== undefined).map(({ qid }) => qid))
  return keywordsOfTrades(user.prefs.role || everyTrade).filter(({ id }) => !answered.has(id))
}

/**
 * The next sub-step after a save; undefined leads to the overview. After the history come the skills that go with it,
 * which are skipped where there is nothing to ask: no job, no wanted trade, or no skill without an answer.
 */
export function nextSubStep(step: StepName, profile: Profile): StepName | undefined {
  const asks =
    profile.jobs.length > 0 && profile.user.prefs.role !== 0 && unansweredSkills(profile).length > 0
  return step === 'history' && asks ? 'skills' : undefined
}
