import { isDeepStrictEqual } from 'node:util'
import type { saveProfile } from '@lunchpail/contracts/profile/api'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { storedJob, storedSchool } from '@lunchpail/contracts/profile/rules/job-texts'
import { ratingDefaults } from '@lunchpail/contracts/profile/rules/rating-defaults'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import { newestFirst } from '@lunchpail/contracts/wizard/rules/history/job'
import { withSaid } from '@lunchpail/contracts/wizard/rules/skills'
import type { Relocation, StoredPerson } from './read-person.ts'
import { splitPreferences, type StoredPreferences } from './preferences.ts'

type Body = Omit<BodyOf<typeof saveProfile>, 'csrf_token' | 'versions' | 'replaced' | 'phone'>
type Form = Omit<Body, 'profile' | 'job_alerts_enabled'>
interface Sent {
  readonly value: SectionValue
  readonly preferences: StoredPreferences
  readonly relocation: Partial<Relocation>
}

/** The entries of `sent` that are not those of `known`. */
const changedIn = <T extends object>(sent: T, known: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([field, value]) => !isDeepStrictEqual(value, (known as Record<string, unknown>)[field]),
    ),
  ) as Partial<T>

/** A list that is there without a value is an empty one. */
const listed = (sent: SectionValue): SectionValue => {
  const empty: SectionValue = { jobs: [], gaps: [], schools: [], skills: [], pref_shift_start: {} }
  const taken = Object.entries(empty).filter(
    ([field]) => field in sent && sent[field as keyof SectionValue] === undefined,
  )
  return { ...sent, ...Object.fromEntries(taken) }
}

/** The values as they are stored: without computed texts, and each skill with its yes or no. */
const stored = ({ jobs, schools, skills, ...value }: SectionValue): SectionValue => ({
  ...value,
  ...(skills && { skills: skills.map(withSaid) }),
  ...(jobs && { jobs: jobs.map(storedJob) }),
  ...(schools && { schools: schools.map(storedSchool) }),
})

/** A field beside the user counts before the user's own; one that is there without a value is taken back. */
function relocationOf(
  sent: Pick<Form, 'location_screen' | 'move_date'>,
  user: Form['user'] = {},
): Partial<Relocation> {
  const { location_screen, move_date } = { ...user, ...sent }
  const isSent = (field: 'location_screen' | 'move_date') => field in sent || field in user
  return {
    ...(isSent('location_screen') && { locationScreen: location_screen ?? null }),
    ...(isSent('move_date') && { moveDate: move_date || null }),
  }
}

/** 2 §3 has it among the fields of a person; it is a preference. */
const autoApply = (enabled: boolean | undefined): StoredPreferences =>
  enabled === undefined ? {} : { auto_apply_enabled: enabled }

/**
 * What a save sends. A page sends fields of an application. A client that sends back what GET gave has `user` too, and a
 * rating twice (`user.prefs.shift_day`, `pref_shift_day`): of that only what was changed is saved, so that a default that
 * was sent back does not become an answer.
 */
function sentIn(body: Form, person: StoredPerson): Sent {
  const {
    user,
    questions,
    location_screen,
    move_date,
    answered_preferences: _answered,
    auto_apply_enabled,
    ...fields
  } = body
  const auto = autoApply(auto_apply_enabled)
  const relocation = relocationOf(
    {
      ...('location_screen' in body && { location_screen }),
      ...('move_date' in body && { move_date }),
    },
    user,
  )
  const value = stored(listed({ ...('questions' in body && { skills: questions }), ...fields }))
  if (!user) return { value, preferences: auto, relocation }
  const {
    first_name: _first,
    last_name: _last,
    email: _email,
    phone: _phone,
    dob: birth_date,
    prefs = {},
    job_alerts_enabled: _alerts,
    location_screen: _screen,
    move_date: _date,
    auto_apply_enabled: autoOfUser,
    ...ofUser
  } = user
  const answered: SectionValue = {
    ...ratingDefaults,
    gaps: [],
    schools: [],
    skills: [],
    pref_shift_start: {},
    ...person.value,
    jobs: newestFirst(person.value.jobs ?? []),
  }
  const { preferences, availability } = splitPreferences(prefs)
  return {
    value: changedIn(
      {
        ...ofUser,
        ...('dob' in user && { birth_date }),
        ...changedIn(availability, answered),
        ...changedIn(value, answered),
      },
      answered,
    ),
    preferences: {
      ...changedIn(preferences, person.preferences),
      ...changedIn(autoApply(autoOfUser), person.preferences),
      ...changedIn(auto, person.preferences),
    },
    relocation,
  }
}

/** The same of a save that has the profile once more, as an answer has it: what was changed in either place. */
export function sentOf({ profile, ...form }: Omit<Body, 'job_alerts_enabled'>, person: StoredPerson): Sent {
  const sent = sentIn(form, person)
  if (!profile) return sent
  const inner = sentIn({ user: {}, ...profile }, person)
  return {
    value: { ...inner.value, ...sent.value },
    preferences: { ...inner.preferences, ...sent.preferences },
    relocation: { ...inner.relocation, ...changedIn(sent.relocation, person.relocation) },
  }
}

/** Whether job alerts are wanted is auth's: told apart from what is stored here. It comes beside the user or in it. */
export function withoutAlerts({ job_alerts_enabled, ...sent }: Body): {
  readonly alerts: boolean | undefined
  readonly sent: Omit<Body, 'job_alerts_enabled'>
} {
  return { alerts: job_alerts_enabled ?? sent.user?.job_alerts_enabled, sent }
}
