/**
 * The steps in their order. 1 §2. Gut check, follow-up gut check and confirm phone do not exist yet; the pre-check follows
 * the review and is no step of the walk.
 */
export const stepNames = [
  'contact',
  'info',
  'availability',
  'skills',
  'history',
  'summary',
  'questions',
  'follow-up-skills',
  'shifts',
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
  summary: 'STEP_SUMMARY',
  questions: 'STEP_QUESTIONS',
  'follow-up-skills': 'STEP_FOLLOW_UP_SKILLS',
  shifts: 'STEP_SHIFT_PREFERENCE',
  suggestions: 'STEP_SUGGESTIONS',
  review: 'STEP_REVIEW',
} as const satisfies Record<StepName, string>

export const stepStates = ['done', 'open', 'skipped'] as const
export type StepState = (typeof stepStates)[number]
