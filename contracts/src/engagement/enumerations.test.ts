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
    expect(e.employerApplicationState).toEqual({
      ...e.applicationState,
      employed: 5,
      terminated: 6,
      started: 7,
    })
    expect(e.rejectionReasons).toHaveLength(30)
    expect(e.rejectionBit('other')).toBe(1)
    expect(e.rejectionBit('no-show')).toBe(256)
    expect(e.rejectionBit('withdrawn')).toBe(1 << 24)
    expect(e.rejectionBit('never started')).toBe(1 << 29)
  })

  it('[SH-09] keeps the values of 2 §4 and 2 §9', () => {
    expect(e.employmentRecord).toEqual({ invalid: -1, employed: 1, terminated: 2 })
    expect(e.pipelineTab).toEqual({
      unreviewed: 1,
      invited: 2,
      interviewed: 3,
      pending: 4,
      hired: 5,
      search: 6,
      'EEOC/OFCCP export': 7,
    })
    expect(e.interviewOutcome).toEqual({
      'requested not received': 0,
      GOOD_NEXT_STEPS: 1,
      NOT_SURE: 2,
      COMPANY_PASSED: 3,
      NO_LONGER_INTERESTED: 4,
      NO_SHOW: 5,
      HM_NO_SHOW: 6,
    })
    expect(e.interviewType).toEqual({
      'in person': 1,
      'phone screen': 2,
      'info session': 3,
      'video call': 4,
      custom: 5,
    })
    expect(e.surveyStatus).toEqual(['Created', 'Scheduled', 'Active', 'Ended', 'Invalid'])
    expect(e.commentStatus).toEqual(['open', 'resolved'])
    expect(e.messageStatus).toEqual(['draft', 'scheduled', 'sent'])
    expect(e.itemStatus).toEqual(['active', 'deleted'])
    expect(e.surveyTypes).toEqual(['annual', 'continuous', 'milestone', 'termination'])
    expect(e.timeWindows).toEqual(['Early Morning', 'Morning', 'Afternoon', 'Evening', 'Night'])
    expect(e.rateLevels).toEqual(['OK', 'Good', 'Excellent'])
    expect(e.taskProgress).toEqual({ 'not started': 0, 'in progress': 1, 'in review': 3, approved: 2 })
    expect(e.milestoneCheckIns).toEqual([7, 30, 90])
    expect(e.calendar).toEqual({ workDayStart: '6:00', workDayEnd: '21:00', roleColors: 9 })
    expect(e.withdrawReasonMinimum).toBe(6)
    expect(e.suspensionDays).toBe(30)
  })
})
