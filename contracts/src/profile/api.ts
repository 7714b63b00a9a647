import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { phone } from '../auth/fields.ts'
import { csrf, flag, positionIds } from '../fields/request-fields.ts'
import { line, tenDigits } from '../fields/texts.ts'
import { preferenceNames, preferences } from './preferences.ts'
import { replacedSections, sectionValue, sectionVersions } from './sections.ts'

export * from './questions-api.ts'
export * from './reference-api.ts'

const { shape } = sectionValue

const userSections = {
  address_international: shape.address_international,
  address_line1: shape.address_line1,
  address_line2: shape.address_line2,
  address_city: shape.address_city,
  address_state: shape.address_state,
  address_postal_code: shape.address_postal_code,
  eligible: shape.eligible,
  self_promo: shape.self_promo,
  done_adding_jobs: shape.done_adding_jobs,
}

/** Whether the person takes the way to a job that is far, and when they move (MM/DD/YYYY; empty: they do not). */
const relocation = {
  location_screen: z.optional(flag),
  move_date: z.optional(z.string().check(z.maxLength(10, 'application.move-date'))),
}

/** The person, section by section. An absent field was never set. */
const profile = z.object({
  user: z.object({
    first_name: line,
    last_name: line,
    email: line,
    /** ten digits, or null */
    phone: z.nullable(tenDigits),
    /** MM/DD/YYYY */
    dob: shape.birth_date,
    prefs: preferences,
    ...userSections,
    location_screen: z.optional(z.boolean()),
    move_date: relocation.move_date,
    /** 2 §3: that of `prefs` once more */
    auto_apply_enabled: z.boolean(),
  }),
  answered_preferences: preferenceNames,
  /** newest first, with the computed fields of 2 §3 */
  jobs: z.nonoptional(shape.jobs),
  gaps: z.nonoptional(shape.gaps),
  schools: z.nonoptional(shape.schools),
  /** skill answers */
  questions: z.nonoptional(shape.skills),
  pref_shift_day: z.number(),
  pref_shift_swing: z.number(),
  pref_shift_night: z.number(),
  pref_shift_weekend: z.number(),
  pref_shift_overtime: z.number(),
  /** shift chosen for a position, by its id */
  pref_shift_start: z.nonoptional(shape.pref_shift_start),
  /** a save sends them back, so that a change in between is seen */
  versions: sectionVersions,
})
export type Profile = z.output<typeof profile>

export const getProfile = endpoint({
  name: 'profile.profile.get',
  owner: 'profile',
  method: 'GET',
  path: '/api/hire/v1/profile/',
  summary: "The signed-in person's own profile.",
  access: signedIn,
  /** for the review of an application to these positions: of the shifts chosen by position, theirs alone */
  query: z.object({ p: z.optional(positionIds) }),
  answers: {
    /** 2 §7 names its parts at the top; `profile` holds the same */
    200: z.object({ ...profile.shape, profile }),
  },
})

const accountText = z.string().check(z.maxLength(200, 'field.max-length'))

/** The user as GET gave it. Name, email and phone are changed in My Account and are ignored here. */
const savedUser = z.strictObject({
  first_name: z.optional(accountText),
  last_name: z.optional(accountText),
  email: z.optional(accountText),
  phone: z.optional(z.nullable(accountText)),
  dob: shape.birth_date,
  prefs: z.optional(z.strictObject(z.partial(preferences).shape)),
  ...userSections,
  ...relocation,
  job_alerts_enabled: z.optional(flag),
  auto_apply_enabled: z.optional(flag),
})

/** The whole profile, as GET and PATCH answer it. */
const savedProfile = z.strictObject({
  ...sectionValue.shape,
  ...relocation,
  versions: z.optional(sectionVersions),
  user: z.optional(savedUser),
  /** 2 §3: a preference, kept with the others */
  auto_apply_enabled: z.optional(flag),
  /** as GET gave it; ignored here */
  answered_preferences: z.optional(preferenceNames),
  /** the skill answers, as GET names them */
  questions: shape.skills,
})

/**
 * An absent field stays; one that is sent is checked by the rules of its step. Takes the fields of an application, and what
 * GET or PATCH answered (2 §7: the whole profile). Where a field comes in several forms, the one that differs from what is
 * stored counts.
 */
export const saveProfile = endpoint({
  name: 'profile.profile.save',
  owner: 'profile',
  method: 'PATCH',
  path: '/api/hire/v1/profile/',
  summary: 'Save sections of the profile; what is not sent stays.',
  access: signedIn,
  perMinute: 60,
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    ...savedProfile.shape,
    ...csrf,
    /** the same once more, as an answer has it */
    profile: z.optional(savedProfile),
    /** as PATCH answered it; ignored here */
    replaced: z.optional(replacedSections),
    /** another number; auth keeps it, and shows it in My Account, unproven until a code confirms it */
    phone: z.optional(phone),
    /** 2 §3: auth keeps it, and shows it in My Account */
    job_alerts_enabled: z.optional(flag),
  }),
  answers: {
    200: z.object({
      ...z.partial(profile).shape,
      profile,
      /** sections that were changed elsewhere after the versions that were sent; this save is newer and wins */
      replaced: replacedSections,
    }),
  },
})

const address = z.object({
  address_line1: z.nullable(line),
  address_city: z.nullable(line),
  address_state: z.nullable(line),
  address_postal_code: z.nullable(line),
})

export const getPreferences = endpoint({
  name: 'profile.preferences.get',
  owner: 'profile',
  method: 'GET',
  path: '/api/hire/v1/preferences/',
  summary: 'Job preferences of the signed-in person, with their address.',
  access: signedIn,
  answers: { 200: z.object({ preferences, address, answered_preferences: preferenceNames }) },
})

export const savePreferences = endpoint({
  name: 'profile.preferences.save',
  owner: 'profile',
  method: 'PATCH',
  path: '/api/hire/v1/preferences/',
  summary: 'Save job preferences; what is not sent stays.',
  access: signedIn,
  perMinute: 60,
  body: z.strictObject({
    ...z.partial(preferences).shape,
    ...csrf,
    /** auth keeps it, and shows it in My Account */
    job_alerts_enabled: z.optional(flag),
    /** 2 §7: where the page goes afterwards; ignored here */
    redirect: z.optional(z.string().check(z.maxLength(2000))),
    /** what GET gave, as a whole: a preference beside it counts, and the address is changed in the profile */
    preferences: z.optional(z.strictObject(z.partial(preferences).shape)),
    address: z.optional(z.unknown()),
    /** ignored here */
    answered_preferences: z.optional(preferenceNames),
  }),
  answers: { 200: z.object({ preferences, address, answered_preferences: preferenceNames }) },
})
