import { describe, expect, it } from 'vitest'
import { applicationStates, mayMove, rowOfState } from './application-states.ts'
import { employerApplicationState as states } from './enumerations.ts'

describe('[EN-04] the states of an application', () => {
  it('are each in the table once', () => {
    const listed = applicationStates.map(({ state }) => state)
    expect(listed.toSorted((one, other) => one - other)).toEqual(
      Object.values(states).toSorted((one, other) => one - other),
    )
    for (const state of listed) expect(rowOfState(state).state).toBe(state)
  })

  it('[EN-04] count as approved from moving forward on, and no more once they were rejected or canceled', () => {
    expect(applicationStates.filter(({ approved }) => approved).map(({ state }) => state)).toEqual([
      3, 5, 6, 7,
    ])
  })

  it('that a newer release stored read as sent', () => expect(rowOfState(99).state).toBe(states.applied))

  it('are changed by a manager as the table says, and in no other way', () => {
    expect(mayMove(states.applied, states.rejected)).toBe(true)
    expect(mayMove(states.rejected, states.applied)).toBe(true)
    expect(mayMove(states.rejected, states.employed)).toBe(false)
    expect(mayMove(states.applied, states.applied)).toBe(false)
    for (const state of Object.values(states)) expect(mayMove(states.terminated, state)).toBe(false)
  })
})
