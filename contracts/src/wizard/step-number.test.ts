import { expect, it } from 'vitest'
import { stepConstant, stepNames } from './step-names.ts'
import { awayRemaining, specialStep, stepFrom, stepNumber } from './step-number.ts'

it('[WZ-01] the steps stand in the order of the specification; the pre-check is none of them', () => {
  expect(stepNames).toEqual([
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
  ])
  const numbers = stepNames.map((name) => stepNumber[name])
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

it('[WZ-02] each step is known by its name, its number and its constant', () => {
  const found = stepNames.map((name) => [
    stepFrom(name),
    stepFrom(stepNumber[name]),
    stepFrom(stepConstant[name]),
  ])
  expect(found).toEqual(stepNames.map((name) => [name, name, name]))
})

it('[WZ-02] spaces around a step are none of it', () => {
  expect(stepFrom(' contact ')).toBe('contact')
})

it('[WZ-02] special numbers are no page of the walk', () => {
  expect(specialStep).toMatchObject({ roles: 996, 'candidate resume': 997, finish: 999 })
  const all = [...Object.values(specialStep), ...Object.values(stepNumber)]
  expect(new Set(all).size).toBe(all.length)
  for (const number of Object.values(specialStep)) expect(stepFrom(number)).toBeNull()
  for (const told of ['', '15', '1 2', '1e0', 'Contact', 'constructor', NaN])
    expect(stepFrom(told)).toBeNull()
})

it('[WZ-31] a step tells how many sections are left', () => {
  const rows = [
    ['contact', 4],
    ['availability', 4],
    ['skills', 3],
    ['summary', 3],
    ['questions', 2],
    ['shifts', 2],
    ['phone', 1],
    ['review', 1],
  ] as const
  expect(rows.map(([step]) => [step, awayRemaining(step)])).toEqual(rows)
})

it('[WZ-31] every step is in a section, and no step later in an earlier one', () => {
  const left = stepNames.map(awayRemaining)
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect(new Set(left)).toEqual(new Set([4, 3, 2, 1]))
})
