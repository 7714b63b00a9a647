import { expect, it } from 'vitest'
import { portalState } from '@lunchpail/contracts/jobs/enumerations'
import { compareRoles, type RolePlace } from './role-order.ts'

const role = (fields: Partial<RolePlace>): RolePlace => ({
  active: true,
  portal_state: portalState.approved,
  title: 'Picker',
  location_name: 'Newark',
  ...fields,
})

it('[JB-12] sorts roles: active first, then by state, title and location', () => {
  const sorted = [
    role({ portal_state: portalState.approved, title: 'Picker', location_name: 'Newark' }),
    role({ portal_state: portalState.approved, title: 'Picker', location_name: 'Trenton' }),
    role({ portal_state: portalState.approved, title: 'Welder', location_name: 'Camden' }),
    role({ portal_state: portalState['onboarding complete'], title: 'Baker' }),
    role({ portal_state: portalState.pending, title: 'Baker' }),
    role({ portal_state: portalState.incomplete, title: 'Baker' }),
    role({ portal_state: portalState['onboarding started'], title: 'Baker' }),
    role({ portal_state: portalState['onboarding incomplete'], title: 'Baker' }),
    role({ portal_state: portalState.expansion, title: 'Baker' }),
    role({ active: false, title: 'Assembler', location_name: 'Albany' }),
    role({ active: false, portal_state: portalState.expansion, title: 'Assembler' }),
  ]
  expect(sorted.toReversed().toSorted(compareRoles)).toEqual(sorted)
})
