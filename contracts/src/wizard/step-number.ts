import { stepConstant, stepNames, type StepName } from './step-names.ts'

/**
 * 1 §2, 2 §4: step numbers that are no step of the walk. Only the values of the last three are in the specification.
 */
export const specialStep = {
  empty: -1,
  start: 0,
  'interview follow-up': 994,
  'candidate review': 995,
  roles: 996,
  'candidate resume': 997,
  finish: 999,
} as const

/**
 * The number of each step, for a preset start step (1 §2). Not in the specification: they count the whole order of 1 §2, so
 * that 15 (pre-check) stays free.
 */
export const stepNumber = {
  contact: 1,
  info: 2,
  availability: 3,
  skills: 4,
  history: 5,
  'gut-check': 6,
  summary: 7,
  questions: 8,
  'follow-up-skills': 9,
  'follow-up-gut-check': 10,
  shifts: 11,
  phone: 12,
  suggestions: 13,
  review: 14,
} as const satisfies Record<StepName, number>

/** The step with this name, number or STEP_ constant; null where there is none. */
export function stepFrom(value: string | number): StepName | null {
  const text = String(value).trim()
  return (
    stepNames.find(
      (name) => name === text || stepConstant[name] === text || String(stepNumber[name]) === text,
    ) ?? null
  )
}

/** The four sections of an application, as a warning to whoever leaves counts them. 1 §4 */
const sections: readonly (readonly StepName[])[] = [
  ['contact', 'info', 'availability'],
  ['skills', 'history', 'gut-check', 'summary'],
  ['questions', 'follow-up-skills', 'follow-up-gut-check', 'shifts'],
  ['phone', 'suggestions', 'review'],
]

/** Sections that remain when a person leaves, the one they are in among them: 4 minus min(step, 3). */
export const awayRemaining = (name: StepName): number =>
  4 -
  Math.min(
    sections.findIndex((section) => section.includes(name)),
    3,
  )
