import { expect, it } from 'vitest'
import type { RoleFields } from '@lunchpail/contracts/jobs/api'
import { postingOfRole } from './posting-of-role.ts'

it('[EN-19] a role that a manager typed is a posting like those of the feeds', () => {
  const place = {
    externalId: 'role-1',
    company: { externalId: 'c1', name: 'Harbor Foods', about: null },
    place: { city: 'Newark' },
    state: 'paused',
    postedAt: new Date(0),
  } as unknown as Parameters<typeof postingOfRole>[1]
  const fields = {
    title: 'Picker',
    role: 'warehouse',
    shifts: ['day'],
    schedule_type: 'full-time',
    schedule_start: '6 AM',
    schedule_duration: '8 hours',
    schedule_description: 'Four days',
    weekend: true,
    overtime: false,
    entry: true,
    drug_screen: false,
    background_flexible: true,
    experience_months: 6,
    keywords: ['forklift'],
    wage_from: 18,
    wage_to: 20.5,
    description: 'Pick orders.',
  } as unknown as RoleFields
  expect(postingOfRole(fields, place)).toStrictEqual({
    ...place,
    title: 'Picker',
    role: 'warehouse',
    shifts: ['day'],
    schedule: {
      type: 'full-time',
      start: '6 AM',
      duration: '8 hours',
      description: 'Four days',
      disablePreferredShift: false,
    },
    requirements: {
      weekend: true,
      overtime: false,
      entry: true,
      drugScreen: false,
      backgroundFlexible: true,
      experienceMonths: 6,
      keywords: ['forklift'],
    },
    wage: { from: 18, to: 20.5 },
    sections: [{ heading: null, text: 'Pick orders.' }],
    questions: [],
  })
  // $0 is no pay
  expect(postingOfRole({ ...fields, wage_from: 0 }, place).wage).toEqual({ from: null, to: 20.5 })
})
