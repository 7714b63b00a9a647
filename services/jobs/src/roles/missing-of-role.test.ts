import { expect, it } from 'vitest'
import { isComplete, missingOfRole, portalStateOf } from './missing-of-role.ts'

const offered = { wage_from: 18, wage_to: null, shifts: ['day'] }

it.each([
  ['nothing with a wage and a shift', {}, {}],
  ['nothing with the end of a wage alone', { wage_from: null, wage_to: 20 }, {}],
  ['the wage', { wage_from: null }, { wage_from: 'field.required' }],
  ['the wage of $0', { wage_from: 0, wage_to: 0 }, { wage_from: 'field.required' }],
  ['nothing with a wage up to something', { wage_from: 0, wage_to: 20 }, {}],
  ['the shifts', { shifts: [] }, { shifts: 'field.choose' }],
  ['both', { wage_from: null, shifts: [] }, { wage_from: 'field.required', shifts: 'field.choose' }],
])('[JB-12] a role lacks %s', (_, change, missing) => {
  expect(missingOfRole({ ...offered, ...change })).toStrictEqual(missing)
  expect(isComplete({ ...offered, ...change })).toBe(Object.keys(missing).length === 0)
})

it.each([
  ['approved once it is open', {}, 'open', undefined, 1],
  ['approved again', {}, 'open', 3, 1],
  ['incomplete before it was opened', {}, 'paused', undefined, 3],
  ['what it was while it is paused', {}, 'paused', 1, 1],
  ['what it was once it is closed', {}, 'closed', 8, 8],
  ['incomplete where it lacks something', { shifts: [] }, 'open', 1, 3],
  ['incomplete where it lacks something, from live too', { shifts: [] }, 'paused', 8, 3],
  ['live as it was after a change', {}, 'open', 8, 8],
  ['pending, as others have yet to approve it', {}, 'open', 2, 2],
  ['of its onboarding, as others decide it', {}, 'open', 6, 6],
  ['theirs to decide, even where it lacks something', { shifts: [] }, 'open', 5, 5],
] as const)('[JB-12] the portal state of a role is %s', (_, change, state, before, portal) => {
  expect(portalStateOf({ ...offered, ...change }, state, before)).toBe(portal)
})
