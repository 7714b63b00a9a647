/** 2 §4: state of an application as its candidate sees it. */
export const applicationState = {
  applied: 0,
  interview: 1,
  rejected: 2,
  'hire pending': 3,
  canceled: 4,
} as const
export type ApplicationState = (typeof applicationState)[keyof typeof applicationState]

/** 2 §4: the same as the employer sees it. */
export const employerApplicationState = {
  ...applicationState,
  employed: 5,
  terminated: 6,
  started: 7,
} as const

/** 2 §4 */
export const employmentRecord = { invalid: -1, employed: 1, terminated: 2 } as const

/** 2 §4: tabs of the candidate pipeline. */
export const pipelineTab = {
  unreviewed: 1,
  invited: 2,
  interviewed: 3,
  pending: 4,
  hired: 5,
  search: 6,
  'EEOC/OFCCP export': 7,
} as const

/** 2 §4: outcome of an interview and the names of the feedback states. */
export const interviewOutcome = {
  'requested not received': 0,
  GOOD_NEXT_STEPS: 1,
  NOT_SURE: 2,
  COMPANY_PASSED: 3,
  NO_LONGER_INTERESTED: 4,
  NO_SHOW: 5,
  HM_NO_SHOW: 6,
} as const

/** 2 §9 */
export const interviewType = {
  'in person': 1,
  'phone screen': 2,
  'info session': 3,
  'video call': 4,
  custom: 5,
} as const

/** Those that the system gives, or the candidate. */
const systemReasons = [
  'expired',
  'withdrawn',
  'deactivated',
  'missed interview',
  'invite rescinded',
  'invalid phone',
  'never started',
] as const

/** 2 §9: names of the rejection reasons. Bits are 1 << n in this order, which never changes; they are not in the specification. */
export const rejectionReasons = [
  'other',
  'education',
  'availability',
  'gaps',
  'location',
  'written answers',
  'overqualified',
  'position closed',
  'no-show',
  'late',
  'attitude',
  'ability',
  'communication',
  'misrepresented',
  'unsure',
  'experience',
  'referred',
  'drug screen',
  'background check',
  'declined offer',
  'stopped responding',
  'longevity',
  'reasons for leaving',
  ...systemReasons,
] as const
export type RejectionReason = (typeof rejectionReasons)[number]
export type ChosenReason = Exclude<RejectionReason, (typeof systemReasons)[number] | 'no-show'>
/** Those that a manager may choose. A no-show is said as the outcome of an interview, which the candidate may contest. */
export const chosenReasons = rejectionReasons.filter(
  (reason): reason is ChosenReason =>
    reason !== 'no-show' && !(systemReasons as readonly string[]).includes(reason),
)
export const rejectionBit = (reason: RejectionReason): number => 2 ** rejectionReasons.indexOf(reason)

/** The names of the bits that are set, in their order. */
export const reasonsOf = (bits: number): RejectionReason[] =>
  rejectionReasons.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1)
export const bitsOf = (reasons: readonly RejectionReason[]): number =>
  [...new Set(reasons)].reduce((sum, reason) => sum + rejectionBit(reason), 0)

/** What a step of an application's timeline is, beside a change of its state. */
export const timelineSteps = [
  'state',
  'invited',
  'time-picked',
  'time-moved',
  'time-canceled',
  'confirmed',
  'withdrawn',
  'rescinded',
  'feedback',
  'contested',
  'settled',
] as const
export type TimelineStep = (typeof timelineSteps)[number]
/**
 * Those that are stored. A page of a candidate breaks on a step that it does not know, so a later one is a field of its own there:
 * `no-show` was reported where nothing else moved, as the application was decided or there was another invite; the company took one of
 * those back.
 */
export const storedSteps = [...timelineSteps, 'no-show', 'no-show-taken-back'] as const
export type StoredStep = (typeof storedSteps)[number]

/** So many in so many days suspend, where more than one company reported them. */
export const noShowLimit = { count: 3, days: 90, companies: 2 } as const

/** How an operator settles a no-show that its candidate contradicts. */
export const noShowSettlements = ['stands', 'dropped'] as const
export type NoShowSettlement = (typeof noShowSettlements)[number]

/** `reported` and `stands` count, `disputed` does not until it is settled, `dropped` does not. */
export const noShowStates = ['reported', 'disputed', ...noShowSettlements] as const
export type NoShowState = (typeof noShowStates)[number]

/** 2 §9 */
export const withdrawReasonMinimum = 6
/** 2 §9: days of a suspension for repeated no-shows. */
export const suspensionDays = 30

/** 2 §4: surveys and check-ins, tasks, comments, messages, items of the workforce side. */
export const surveyStatus = ['Created', 'Scheduled', 'Active', 'Ended', 'Invalid'] as const
export const taskProgress = { 'not started': 0, 'in progress': 1, approved: 2, 'in review': 3 } as const
export const commentStatus = ['open', 'resolved'] as const
export const messageStatus = ['draft', 'scheduled', 'sent'] as const
export const itemStatus = ['active', 'deleted'] as const
/** 2 §9: days of the milestone check-ins, beside the one at termination. */
export const milestoneCheckIns = [7, 30, 90] as const
export const surveyTypes = ['annual', 'continuous', 'milestone', 'termination'] as const
/** 2 §9: five time windows of a day. */
export const timeWindows = ['Early Morning', 'Morning', 'Afternoon', 'Evening', 'Night'] as const
/** 2 §9 */
export const rateLevels = ['OK', 'Good', 'Excellent'] as const
/** 2 §9: calendar. */
export const calendar = { workDayStart: '6:00', workDayEnd: '21:00', roleColors: 9 } as const
