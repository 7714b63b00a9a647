/** 2 §9: ratings of a shift with their labels. */
export const shiftRating = { 'Definitely not': 1, 'Preferably not': 2, Okay: 3, Preferred: 4 } as const
/** 2 §9: ratings until a person sets them. */
export const shiftRatingDefault = { day: 4, swing: 3, night: 2, weekend: 3, overtime: 3 } as const

/** 2 §4 */
export const searchStatus = {
  'out of work and actively looking': 1,
  'employed but actively looking': 2,
  'employed but passively looking': 3,
  'not looking': 4,
} as const

/** 2 §9: commute types as bits, lengths in minutes; 120 means any. */
export const commuteType = { driving: 1, transit: 2 } as const
export const commuteLengths = [15, 30, 45, 60, 120] as const

/** 2 §9 */
export const defaultPreferences = {
  search_status: 1,
  weekend: true,
  commute_type: 3,
  commute_length: 30,
  wage: 10,
} as const

/** How often a candidate wants job alerts: each as it is found, or together. */
export const alertFrequencies = ['at-once', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** 2 §5: the wage preference in dollars an hour. */
export const wagePreference = { minimum: 10, maximum: 40, step: 1 } as const

/** Applications that auto-apply sends in one day of the person at most. */
export const autoApplyDaily = { minimum: 1, maximum: 5, default: 5 } as const

/** 2 §9: thresholds of the profile's strength and detail. */
export const profileThresholds = {
  workMonths: 60,
  dutiesCharacters: 50,
  limitedDutiesCharacters: 50,
  goodDutiesCharacters: 100,
  lookBackYears: 5,
  gapDays: 182,
} as const

/** What a candidate sees of a request. One that was declined looks like one without an answer. */
export const referenceStates = ['sent', 'answered', 'wrong-number', 'expired'] as const
export type ReferenceState = (typeof referenceStates)[number]

/** 2 §3 (the values are not in the specification): what the manager was to the candidate, and for how long they know them. */
export const relationships = ['supervisor', 'owner', 'coworker', 'human-resources', 'other'] as const
export const howLongKnown = [
  'under-6-months',
  '6-to-12-months',
  '1-to-2-years',
  '3-to-5-years',
  'over-5-years',
] as const

/** 2 §9 */
export const graduationYear = { minimum: 1950, maximum: 2030 } as const

/** 2 §9 */
export const documentBit = {
  resume: 1,
  ID: 2,
  'medical card': 4,
  MVR: 8,
  'social security card': 16,
} as const
