import { describe, expect, it } from 'vitest'
import { portalState, positionStatuses } from '../enumerations.ts'
import { isLive } from './live-state.ts'

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
})
