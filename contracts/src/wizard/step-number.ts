import { stepConstant, stepNames, type StepName } from './step-names.ts'

/**
 * 1 §2, 2 §4: step numbers that stand for no page of the walk. The specifications give the values of the last three;
 * those of the others are ours.
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
 * The number of each step, for a start step that is preset (1 §2). Ours: they count the whole order of 1 §2, so that
 * 6 (gut check), 10 (follow-up gut check), 12 (confirm phone) and 15 (pre-check) stay free for the steps to come.
 */
export const stepNumber = {
  contact: 1,
  info: 2,
  availability: 3,
  skills: 4,
  history: 5,
  summary: 7,
  questions: 8,
  'follow-up-skills': 9,
  shifts: 11,
  suggestions: 13,
  review: 14,
} as const satisfies Record<StepName, number>

/** The step that is meant by its name, its number or its STEP_ constant; null for anything else. */
export function stepFrom(told: string | number): StepName | null {
  const text = String(told).trim()
  return (
    stepNames.find(
      (name) => name === text || stepConstant[name] === text || String(stepNumber[name]) === text,
    ) ?? null
  )
}

/** WZ-31: sections that are left when a person goes away. `step` counts from 1, as `placeOf` does; 0 is the intro. */
export const awayRemaining = (step: number): number => 4 - Math.min(step, 3)
