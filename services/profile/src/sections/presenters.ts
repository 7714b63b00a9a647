import { person as english } from '@lunchpail/contracts/language/person.en'
import { person as spanish } from '@lunchpail/contracts/language/person.es'
import { translator, type Language } from '@lunchpail/contracts/language/translate'
import type { Profile } from '@lunchpail/contracts/profile/api'
import type { PreferenceName, Preferences } from '@lunchpail/contracts/profile/preferences'
import { withDegreeText, withJobTexts } from '@lunchpail/contracts/profile/rules/job-texts'
import { sectionNames, type SectionValue, type SectionVersions } from '@lunchpail/contracts/profile/sections'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { currentHistory } from '@lunchpail/contracts/wizard/rules/history/current-history'
import { newestFirst } from '@lunchpail/contracts/wizard/rules/history/job'
import type { CallerAccount, Person } from '@lunchpail/kit-service/route'
import { answeredIn } from './preferences.ts'
import { isAbout } from './reference-request.ts'
import type { StoredPerson } from './read-person.ts'

const translators = {
  en: translator<typeof english>(english),
  es: translator<typeof english>(spanish),
}

const presentVersions = ({ sections }: StoredPerson): SectionVersions =>
  Object.fromEntries(sectionNames.map((name) => [name, sections[name]?.version ?? 0]))

/** A person as they see themself. Names and contact are auth's: they come with the request and are not stored here. */
export function presentProfile(
  { person: named }: CallerAccount,
  person: StoredPerson,
  { now, language }: { readonly now: Date; readonly language: Language },
): Profile {
  const t = translators[language]
  const today = utcDay(now)
  const { value, storedPreferences, preferences, relocation } = person
  // what was saved before may hold what the person took back, or a gap that is none today
  const { jobs = [], gaps = [] } = currentHistory(value, today)
  const { birth_date, schools = [], skills = [], pref_shift_start = {} } = value
  return {
    user: {
      ...shownOf(named),
      ...(birth_date !== undefined && { dob: birth_date }),
      prefs: preferences,
      ...pick(value, [
        'address_international',
        'address_line1',
        'address_line2',
        'address_city',
        'address_state',
        'address_postal_code',
        'eligible',
        'self_promo',
        'done_adding_jobs',
      ]),
      ...(relocation.locationScreen !== null && { location_screen: relocation.locationScreen }),
      ...(relocation.moveDate !== null && { move_date: relocation.moveDate }),
      auto_apply_enabled: preferences.auto_apply_enabled,
    },
    answered_preferences: answeredIn(storedPreferences, value),
    jobs: newestFirst(jobs).map((job) => ({
      ...withJobTexts(job, today, t),
      manager_reference: person.references.some((reference) => isAbout(reference, job)),
    })),
    gaps,
    schools: schools.map((school) => withDegreeText(school, t)),
    questions: skills,
    pref_shift_day: preferences.shift_day,
    pref_shift_swing: preferences.shift_swing,
    pref_shift_night: preferences.shift_night,
    pref_shift_weekend: preferences.shift_weekend,
    pref_shift_overtime: preferences.shift_overtime,
    pref_shift_start,
    versions: presentVersions(person),
  }
}

export const presentPreferences = ({
  storedPreferences,
  preferences,
  value,
}: StoredPerson): {
  preferences: Preferences
  address: Address
  answered_preferences: PreferenceName[]
} => ({
  preferences,
  answered_preferences: answeredIn(storedPreferences, value),
  address: {
    address_line1: value.address_line1 ?? null,
    address_city: value.address_city ?? null,
    address_state: value.address_state ?? null,
    address_postal_code: value.address_postal_code ?? null,
  },
})

interface Address {
  readonly address_line1: string | null
  readonly address_city: string | null
  readonly address_state: string | null
  readonly address_postal_code: string | null
}

/** Whether a number waits for its code is left out: that would say that another account has it. */
const shownOf = (person: Person) => ({ ...person, phone_waits: undefined, takes_texts: undefined })

const pick = <K extends keyof SectionValue>(value: SectionValue, keys: readonly K[]): Pick<SectionValue, K> =>
  Object.fromEntries(keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]])) as Pick<
    SectionValue,
    K
  >
