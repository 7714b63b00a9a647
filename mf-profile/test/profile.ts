import type { Profile } from '@lunchpail/contracts/profile/api'
import type { PreferenceName, Preferences } from '@lunchpail/contracts/profile/preferences'

export const preferences: Preferences = {
  search_status: 1,
  role: 8,
  shift: 1,
  wage: 18,
  weekend: true,
  commute_type: 3,
  commute_length: 30,
  auto_apply_enabled: false,
  auto_apply_daily: 5,
  sms_job_alerts_enabled: false,
  email_job_alerts_enabled: true,
  job_alerts_frequency: 'daily',
  shift_day: 4,
  shift_swing: 3,
  shift_night: 2,
  shift_weekend: 3,
  shift_overtime: 3,
}

export const address = {
  address_line1: '12 Mill Road',
  address_city: 'Newark',
  address_state: 'NJ',
  address_postal_code: '07102',
}

/** What GET answers: every preference was answered. */
export const storedPreferences = {
  preferences,
  address,
  answered_preferences: (Object.keys(preferences) as PreferenceName[]).toSorted(),
}

type Job = Profile['jobs'][number]
export const job: Job = {
  title: 'Forklift Operator',
  company: 'Harbor Freight Yard',
  city: 'Newark',
  state: 'NJ',
  start_date: '03/2020',
  end_date: '05/2022',
  duties: 'Moved pallets from the dock to the racks and kept the counts of each lane.',
  reason_for_leaving: 2,
  reference_id: 'a1b',
}

const user: Profile['user'] = {
  first_name: 'Rosa',
  last_name: 'Diaz',
  email: 'rosa@example.com',
  phone: '2125550142',
  dob: '04/05/1990',
  prefs: preferences,
  auto_apply_enabled: false,
  ...address,
  eligible: 1,
}

export const profileOf = ({
  user: changed,
  ...change
}: Partial<Omit<Profile, 'user'>> & { readonly user?: Partial<Profile['user']> } = {}): Profile => ({
  answered_preferences: storedPreferences.answered_preferences,
  jobs: [job],
  gaps: [],
  schools: [],
  questions: [],
  pref_shift_day: 4,
  pref_shift_swing: 3,
  pref_shift_night: 1,
  pref_shift_weekend: 2,
  pref_shift_overtime: 3,
  pref_shift_start: {},
  versions: { info: 1, history: 4 },
  ...change,
  user: { ...user, ...changed },
})

/** As the service answers: its parts at the top, and all of them as one. */
export const answerOf = (profile: Profile) => ({ ...profile, profile })
