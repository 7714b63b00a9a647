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

it.each(stepNames)('[WZ-02] %s is known by its name, its number and its constant', (name) => {
  expect([stepFrom(name), stepFrom(stepNumber[name]), stepFrom(stepConstant[name])]).toEqual([
    name,
    name,
    name,
  ])
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

it.each([
  [0, 4],
  [1, 3],
  [2, 2],
  [3, 1],
  [4, 1],
  [11, 1],
])('[WZ-31] at step %s there are %s sections left', (step, left) => {
  expect(awayRemaining(step)).toBe(left)
})
