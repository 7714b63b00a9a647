import { describe, expect, it } from 'vitest'
import { portalState, positionStatuses } from '../enumerations.ts'
import { compareRoles, isLive, type RolePlace } from './role-order.ts'

const role = (fields: Partial<RolePlace>): RolePlace => ({
  active: true,
  portal_state: portalState.approved,
  title: 'Picker',
  location_name: 'Newark',
  ...fields,
})

describe('[JB-12] the states of a position', () => {
  it('are open, paused and closed', () => {
    expect(positionStatuses).toEqual(['open', 'paused', 'closed'])
  })

  it('in the portal have numbers of their own, of which two are live', () => {
    expect(portalState).toEqual({
      approved: 1,
      pending: 2,
      incomplete: 3,
      expansion: 5,
      'onboarding incomplete': 6,
      'onboarding started': 7,
      'onboarding complete': 8,
    })
    expect(Object.values(portalState).filter(isLive)).toEqual([1, 8])
  })

  it('sort roles: active first, then by state, title and location', () => {
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
})
