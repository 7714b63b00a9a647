/** 2 §9: the trades, on the wire `role`: their bits in preferences and filters. */
export const tradeBit = { warehouse: 8, trucking: 16, production: 32, 'skilled trades': 64 } as const
export type Trade = keyof typeof tradeBit
export const trades = Object.keys(tradeBit) as Trade[]

/** 2 §9: the numbers of trades in a position, on the wire `role_type`. */
export const tradeType = {
  warehouse: 1,
  trucking: 2,
  production: 3,
  'skilled trades': 4,
} as const satisfies Record<Trade, number>

/** 2 §9: shift bits. */
export const shiftBit = { day: 1, swing: 2, night: 4 } as const
export type Shift = keyof typeof shiftBit
export const shifts = Object.keys(shiftBit) as Shift[]

/** 2 §9: job type, schedule type. */
export const scheduleType = { 'full-time': 0, 'part-time': 1, either: 2 } as const
export type ScheduleType = keyof typeof scheduleType
export const scheduleTypes = Object.keys(scheduleType) as ScheduleType[]

/** 2 §4: open state of a position. */
export const positionStatuses = ['open', 'paused', 'closed'] as const
export type PositionStatus = (typeof positionStatuses)[number]

/** 2 §9: wage range of the list's filter in dollars an hour; the first handle ends at 25. */
export const wageFilter = { minimum: 11, maximum: 40, firstHandleMaximum: 25 } as const

/** What comes first in the list. */
export const listSorts = ['fit', 'distance', 'newest', 'pay'] as const
export type ListSort = (typeof listSorts)[number]
/** The most that is typed to search for. */
export const wordsCharacters = 100
/** Schedules of the filter, as bits. */
export const scheduleBit = { 'full-time': 1, 'part-time': 2 } as const
/** Days of the filter by when a job was posted. */
export const postedDays = [1, 3, 7, 14, 30] as const
/** What a job gives besides its pay, as bits. */
export const benefitBit = {
  health: 1,
  dental: 2,
  retirement: 4,
  'time off': 8,
  'weekly pay': 16,
  bonus: 32,
  training: 64,
  'paid overtime': 128,
} as const
export type Benefit = keyof typeof benefitBit
export const benefits = Object.keys(benefitBit) as Benefit[]

/** 2 §9: minutes of the commute filter; none means any. */
export const commuteFilterLengths = [15, 30, 45, 60] as const

/** Miles; 0 means any distance. */
export const distances = [5, 10, 25, 50, 100] as const
/** A page of the sitemap holds the open positions of so many ids: 50,000 are the most that search engines read. */
export const sitemapIds = 5_000
/** Where no distance was chosen. */
export const defaultDistanceMiles = 25

/** 2 §4: portal states; approved and onboarding complete count as live. */
export const portalState = {
  approved: 1,
  pending: 2,
  incomplete: 3,
  expansion: 5,
  'onboarding incomplete': 6,
  'onboarding started': 7,
  'onboarding complete': 8,
} as const
export type PortalState = (typeof portalState)[keyof typeof portalState]
export const livePortalStates = [portalState.approved, portalState['onboarding complete']] as const
/** 2 §4: the order in which roles are sorted by state. */
export const portalStateOrder = [
  portalState.approved,
  portalState['onboarding complete'],
  portalState.pending,
  portalState.incomplete,
  portalState['onboarding started'],
  portalState['onboarding incomplete'],
  portalState.expansion,
] as const

/** 2 §3 */
export const mismatchTypes = ['availability', 'commute', 'qualifications', 'location', 'experience'] as const

/** 2 §9: a description is cut after so many characters. */
export const excerptCharacters = 200
/** 2 §9: positions that can be marked at once. */
export const maxInterested = 3
/** 2 §9: minutes. At the limit or above, "120+"; further away is out of area. */
export const commuteLimitMinutes = 120
/** 2 §9: artificial delay after saving a commute address. */
export const commuteWaitMs = { default: 2_850, preferences: 0 } as const

/** Of the way from one place to another, an eighth of the circle each, clockwise. */
export const directions = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const
export type Direction = (typeof directions)[number]
/** What a posting may not ask of people before they are hired. */
export const screeningKinds = ['money', 'bank', 'messenger', 'identity'] as const
export type ScreeningKind = (typeof screeningKinds)[number]
/** What its managers see of an operator's look at a role: candidates see it meanwhile, or do not, or it was hidden. */
export const roleReviews = ['shown', 'held', 'hidden'] as const
export type RoleReview = (typeof roleReviews)[number]
/** The most sentences that are kept of a position. */
export const screeningFindings = 10

/** Why a job is reported, as it is stored. */
export const reportReason = {
  money: 1,
  bank: 2,
  identity: 3,
  messenger: 4,
  fake: 5,
  gone: 6,
  wrong: 7,
  unfair: 8,
  other: 9,
} as const
export type ReportReason = keyof typeof reportReason
export const reportReasons = Object.keys(reportReason) as ReportReason[]
/** The most that is written with a report. */
export const reportNoteCharacters = 500
