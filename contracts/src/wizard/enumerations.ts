/** 2 §9. */
export const genders = ['female', 'male', 'not_specified'] as const
export type Gender = (typeof genders)[number]

/** 2 §9. In the order in which they are offered. */
export const ethnicity = {
  white: 1,
  'african american': 2,
  'hispanic or latino': 3,
  'native american': 4,
  'asian or pacific islander': 5,
  'two or more': 8,
  other: 6,
  'prefer not to say': 7,
} as const
/** 2 §9: the value of a select in which nothing was chosen. */
export const ethnicityUnselected = 0

/** 2 §9. In the order in which they are offered: from less to more education. */
export const degreeType = {
  'under 12th grade': 6,
  'high school or GED': 1,
  'technical or vocational': 7,
  'some college': 8,
  associate: 2,
  bachelor: 3,
  master: 4,
  other: 5,
} as const
const degrees: readonly number[] = Object.values(degreeType)
export const isDegree = (code: number | undefined): boolean => degrees.includes(code ?? 0)

/** Ranges of experience in a skill, by their first month: the number that an answer carries. */
export const skillMonths = [1, 6, 12, 24, 60] as const

/** 2 §9. */
export const veteranStatus = { protected: 1, 'not protected': 2, declined: 3 } as const

/** 2 §9. */
export const disabilityStatus = { has: 1, 'has not': 2, declined: 3 } as const

/** 2 §9: may work in the United States. */
export const eligible = { yes: 1, no: 0, unselected: -1 } as const

/** 1 §9, 2 §9: why a job ended. */
export const leavingReason = {
  'new job opportunity': 1,
  moved: 2,
  school: 3,
  health: 4,
  'time off': 5,
  schedule: 6,
  terminated: 7,
  other: 8,
  'laid off': 9,
  'contract ended': 10,
  commute: 11,
} as const

/** 1 §3. */
export const resumeStatus = { added: 1, 'not wanted': 2, missing: 3 } as const

/** 1 §2.15: "Any of these shifts is fine" in `pref_shift_start` (the value is not in the specification). */
export const anyShift = 'any'

/** 1 §1, 1 §5, 1 §9, 2 §9. */
export const wizardLimits = {
  durationMinutes: 6,
  summaryCharacters: 500,
  longAnswerCharacters: 2000,
  singleFieldCharacters: 200,
  minimumAge: 16,
  saveThrottleMs: 1200,
  secondJobToastMs: 7000,
  preCheckMs: 2800,
} as const

/** 1 §4, 1 §9: the most skills that are asked about in the work history. */
export const gutCheckKeywords = 4

/** 1 §9: after a resume is uploaded. */
export const resumeParse = { reloadMs: 7_000, flagMinutes: 5 } as const

/** 1 §2.11, 2 §5: what a resume may be, by its content. */
export const resumeTypes = ['pdf', 'doc', 'docx'] as const
/** A photo or scan of a paper resume, by its content. */
export const scanTypes = ['jpg', 'png'] as const
/** Of a scanned PDF, and photos in one upload. */
export const scanPages = 3
export type ResumeType = (typeof resumeTypes)[number] | (typeof scanTypes)[number]

/** A resume goes to the object store in parts, so that a lost connection loses no more than one of them. */
export const resumeUpload = { bytes: 10 * 1024 * 1024, partBytes: 1024 * 1024, maxParts: 10 } as const

/**
 * What becomes of a resume: `sent` until the application that names it is saved; then it is read. `failed`: the person enters
 * their history by hand.
 */
export const resumeStates = ['sent', 'queued', 'reading', 'read', 'failed'] as const
export type ResumeState = (typeof resumeStates)[number]

/** `type`: by its content it is no resume of `resumeTypes`. `malware`: a scanner found some. In both cases it is gone. */
export const resumeProblems = ['type', 'malware', 'unreadable'] as const
export type ResumeProblem = (typeof resumeProblems)[number]

/** The fields of a job that the reader may doubt. */
export const doubtableFields = ['title', 'company', 'city', 'state', 'start_date', 'end_date'] as const
export type DoubtableField = (typeof doubtableFields)[number]

/** Licences of this work that a resume is searched for. */
export const licences = [
  'cdl-a',
  'cdl-b',
  'cdl-c',
  'cdl',
  'hazmat',
  'tanker',
  'forklift',
  'osha-10',
  'osha-30',
  'epa-608',
  'twic',
  'welding',
  'servsafe',
  'food-handler',
  'cna',
  'cpr',
] as const
export type Licence = (typeof licences)[number]

/** 1 §9: how long until a candidate is asked again to confirm a phone. */
export const phoneConfirmSkipHours = 24

/**
 * 1 §9, hours of the day: tonight is at 7pm, or in an hour after 6pm. The scheduler offers days from today; its default is
 * 9am or in three hours, and tomorrow after 9pm.
 */
export const draftReminders = {
  soonHours: 2,
  tomorrowHours: 24,
  tonight: { at: 19, lateFrom: 18, lateHours: 1 },
  scheduler: { days: 5, at: 9, laterHours: 3, tomorrowFrom: 21 },
} as const

/** 1 §7: what a person asks to be reminded of. */
export const reminderTypes = ['save-application', 'upload-resume'] as const
export type ReminderType = (typeof reminderTypes)[number]

/** 1 §4, 1 §9: a history with fewer jobs and fewer months than both is light. */
export const lightHistory = { jobs: 3, months: 24 } as const

/** The states by their postal codes; their names are the same in every language. */
export const states = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const
export type StateCode = keyof typeof states
/** 2 §5: whether a select of states offers it. */
export const isState = (code: string | undefined): boolean =>
  code !== undefined && Object.hasOwn(states, code)
