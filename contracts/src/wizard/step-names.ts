/** The steps in their order. 1 §2. */
export const stepNames = ['contact', 'info', 'history', 'summary', 'questions', 'review'] as const
export type StepName = (typeof stepNames)[number]

/** 1 §2.18: the names by which edit links and `_st` know the steps. */
export const stepConstant = {
  contact: 'STEP_CONTACT',
  info: 'STEP_INFO',
  history: 'STEP_HISTORY',
  summary: 'STEP_SUMMARY',
  questions: 'STEP_QUESTIONS',
  review: 'STEP_REVIEW',
} as const satisfies Record<StepName, string>

/** 1 §2, 2 §4: step numbers that stand for no page of the walk. */
export const specialStep = { roles: 996, 'candidate resume': 997, finish: 999 } as const

export const stepStates = ['done', 'open', 'skipped'] as const
export type StepState = (typeof stepStates)[number]
