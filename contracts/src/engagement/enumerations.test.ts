import { describe, expect, it } from 'vitest'
import * as e from './enumerations.ts'

describe('enumerations of engagement', () => {
  it('[EN-04] gives every state its number and every rejection reason its own bit, in the listed order', () => {
    expect(e.applicationState).toEqual({
      applied: 0,
      interview: 1,
      rejected: 2,
      'hire pending': 3,
      canceled: 4,
    })
    expect(e.employerApplicationState).toMatchObject({ employed: 5, terminated: 6, started: 7 })
    expect(e.rejectionReasons).toHaveLength(30)
    expect(e.rejectionBit('other')).toBe(1)
    expect(e.rejectionBit('no-show')).toBe(256)
    expect(e.rejectionBit('withdrawn')).toBe(1 << 24)
    expect(e.rejectionBit('never started')).toBe(1 << 29)
  })
  it('keeps the values of 2 §4 and 2 §9', () => {
    expect(e.employmentRecord).toEqual({ invalid: -1, employed: 1, terminated: 2 })
    expect(Object.values(e.pipelineTab)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(Object.values(e.interviewOutcome)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(Object.values(e.interviewType)).toEqual([1, 2, 3, 4, 5])
    expect(e.taskProgress).toEqual({ 'not started': 0, 'in progress': 1, 'in review': 3, approved: 2 })
    expect(e.milestoneCheckIns).toEqual([7, 30, 90])
    expect(e.calendar).toEqual({ workDayStart: '6:00', workDayEnd: '21:00', roleColors: 9 })
    expect(e.withdrawReasonMinimum).toBe(6)
    expect(e.suspensionDays).toBe(30)
  })
})
