/** The steps in their order. 1 §2. The pre-check follows the review and is no step of the walk. */
export const stepNames = [
  'contact',
  'info',
  'availability',
  'skills',
  'history',
  'gut-check',
  'summary',
  'questions',
  'follow-up-skills',
  'follow-up-gut-check',
  'shifts',
  'phone',
  'suggestions',
  'review',
] as const
export type StepName = (typeof stepNames)[number]

/** 1 §2.18: the names by which edit links and `_st` know the steps. */
export const stepConstant = {
  contact: 'STEP_CONTACT',
  info: 'STEP_INFO',
  availability: 'STEP_AVAILABILITY',
  skills: 'STEP_SKILLS',
  history: 'STEP_HISTORY',
  'gut-check': 'STEP_GUT_CHECK',
  summary: 'STEP_SUMMARY',
  questions: 'STEP_QUESTIONS',
  'follow-up-skills': 'STEP_FOLLOW_UP_SKILLS',
  'follow-up-gut-check': 'STEP_FOLLOW_UP_GUT_CHECK',
  shifts: 'STEP_SHIFT_PREFERENCE',
  phone: 'STEP_CONFIRM_PHONE',
  suggestions: 'STEP_SUGGESTIONS',
  review: 'STEP_REVIEW',
} as const satisfies Record<StepName, string>

export const stepStates = ['done', 'open', 'skipped'] as const
export type StepState = (typeof stepStates)[number]
