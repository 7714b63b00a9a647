import { describe, expect, it } from 'vitest'
import * as auth from './auth/enumerations.ts'
import * as jobs from './jobs/enumerations.ts'
import { questionType } from './jobs/question.ts'
import * as matches from './matches/enumerations.ts'
import * as profile from './profile/enumerations.ts'
import * as wizard from './wizard/enumerations.ts'

describe('enumerations of both specifications', () => {
  it('[SH-09] [AU-23] keeps the accounts of 2 §4 and 2 §6', () => {
    expect(auth.userKind).toEqual({
      applicant: 1,
      'hiring manager': 2,
      training: 3,
      workforce: 4,
      developer: 5,
    })
    expect(auth.accountStatus).toEqual({
      active: 1,
      unverified: 2,
      'unverified duplicate': 3,
      'unverified fake': 4,
      archived: -1,
    })
    expect(auth.permissionLevel).toEqual({ none: 0, viewer: 1, editor: 2, custom: 3, admin: 4 })
    expect(auth.accessLevel).toEqual({ none: 0, view: 1, edit: 2, admin: 99 })
    expect(auth.permissionScopes).toEqual(['company', 'facility', 'user', 'position', 'facility attribute'])
    expect(auth.sessionLevels).toEqual([
      'normal',
      'expired',
      'deactivated',
      'suspended',
      'password changed',
      'reset',
    ])
    expect(auth.authStepKinds).toEqual(['password', 'verify', 'link', 'reset', 'locked'])
    expect(auth.phoneVerification).toEqual(['unverified', 'verified', 'changed'])
    expect(auth.phoneTypes).toEqual(['invalid', 'mobile', 'landline', 'voip'])
    expect(auth.accountTypes).toEqual(['applicant', 'hiring manager', 'developer'])
    expect(auth.personKinds).toEqual(['applicant', 'workforce'])
    expect(auth.accountTypes.filter(auth.isEmployer)).toEqual(['hiring manager', 'developer'])
  })

  it('[SH-09] keeps the jobs of 2 §4 and 2 §9', () => {
    expect(jobs.tradeBit).toEqual({ warehouse: 8, trucking: 16, production: 32, 'skilled trades': 64 })
    expect(jobs.tradeType).toEqual({ warehouse: 1, trucking: 2, production: 3, 'skilled trades': 4 })
    expect(jobs.shiftBit).toEqual({ day: 1, swing: 2, night: 4 })
    expect(jobs.scheduleType).toEqual({ 'full-time': 0, 'part-time': 1, either: 2 })
    expect(jobs.wageFilter).toEqual({ minimum: 11, maximum: 40, firstHandleMaximum: 25 })
    expect(jobs.portalState).toEqual({
      approved: 1,
      pending: 2,
      incomplete: 3,
      expansion: 5,
      'onboarding incomplete': 6,
      'onboarding started': 7,
      'onboarding complete': 8,
    })
    expect(jobs.livePortalStates).toEqual([1, 8])
    expect(jobs.portalStateOrder).toEqual([1, 8, 2, 3, 7, 6, 5])
    expect(jobs.mismatchTypes).toEqual([
      'availability',
      'commute',
      'qualifications',
      'location',
      'experience',
    ])
    expect(jobs.commuteWaitMs).toEqual({ default: 2850, preferences: 0 })
    expect([jobs.excerptCharacters, jobs.maxInterested, jobs.commuteLimitMinutes]).toEqual([200, 3, 120])
  })

  it('[SH-09] keeps the answer types of 2 §9', () => {
    expect(questionType).toEqual({
      'choose one': 1,
      'short answer': 2,
      'long answer': 3,
      'choose many': 4,
      'follow up': 5,
      'select one': 6,
      'rate one': 7,
      'rate satisfaction': 8,
      eNPS: 9,
    })
    expect(matches.preferenceQuestion).toEqual({
      'search status': 90,
      'commute length': 91,
      availability: 92,
      wage: 93,
      role: 94,
    })
  })

  it('[SH-09] keeps the matches and preferences of 1 §9, 2 §5 and 2 §9', () => {
    expect(matches.deckLimits).toEqual({ cards: 10, approved: 3 })
    expect(matches.wizardSuggestions).toEqual({ perRun: 8, skipAfter: 4 })
    expect([matches.unlockAnswers, matches.moreLikelyPercent, matches.noSkillAnswer]).toEqual([20, 80, 'a1'])
    expect(profile.shiftRating).toEqual({
      'Definitely not': 1,
      'Preferably not': 2,
      Okay: 3,
      Preferred: 4,
    })
    expect(profile.shiftRatingDefault).toEqual({ day: 4, swing: 3, night: 2, weekend: 3, overtime: 3 })
    expect(profile.searchStatus).toEqual({
      'out of work and actively looking': 1,
      'employed but actively looking': 2,
      'employed but passively looking': 3,
      'not looking': 4,
    })
    expect(profile.defaultPreferences).toEqual({
      search_status: 1,
      weekend: true,
      commute_type: 3,
      commute_length: 30,
      wage: 10,
    })
    expect(profile.profileThresholds).toEqual({
      workMonths: 60,
      dutiesCharacters: 50,
      limitedDutiesCharacters: 50,
      goodDutiesCharacters: 100,
      lookBackYears: 5,
      gapDays: 182,
    })
    expect(profile.commuteType).toEqual({ driving: 1, transit: 2 })
    expect(profile.commuteLengths).toEqual([15, 30, 45, 60, 120])
    expect(profile.wagePreference).toEqual({ minimum: 10, maximum: 40, step: 1 })
    expect(profile.graduationYear).toEqual({ minimum: 1950, maximum: 2030 })
    expect(profile.documentBit).toEqual({
      resume: 1,
      ID: 2,
      'medical card': 4,
      MVR: 8,
      'social security card': 16,
    })
  })
  it('[SH-09] keeps the answers of an application, 1 §3, 1 §4, 1 §9 and 2 §9', () => {
    expect(wizard.genders).toEqual(['female', 'male', 'not_specified'])
    expect(wizard.ethnicity).toEqual({
      white: 1,
      'african american': 2,
      'hispanic or latino': 3,
      'native american': 4,
      'asian or pacific islander': 5,
      'two or more': 8,
      other: 6,
      'prefer not to say': 7,
    })
    expect(wizard.ethnicityUnselected).toBe(0)
    expect(wizard.degreeType).toEqual({
      'under 12th grade': 6,
      'high school or GED': 1,
      'technical or vocational': 7,
      'some college': 8,
      associate: 2,
      bachelor: 3,
      master: 4,
      other: 5,
    })
    expect(wizard.veteranStatus).toEqual({ protected: 1, 'not protected': 2, declined: 3 })
    expect(wizard.disabilityStatus).toEqual({ has: 1, 'has not': 2, declined: 3 })
    expect(wizard.eligible).toEqual({ yes: 1, no: 0, unselected: -1 })
    expect(wizard.leavingReason).toEqual({
      'new job opportunity': 1,
      moved: 2,
      school: 3,
      health: 4,
      'time off': 5,
      schedule: 6,
      terminated: 7,
      other: 8,
      'laid off': 9,
      'contract ended': 10,
      commute: 11,
    })
    expect(wizard.resumeStatus).toEqual({ added: 1, 'not wanted': 2, missing: 3 })
    expect(wizard.lightHistory).toEqual({ jobs: 3, months: 24 })
    expect(wizard.wizardLimits).toMatchObject({
      durationMinutes: 6,
      summaryCharacters: 500,
      minimumAge: 16,
      saveThrottleMs: 1200,
      secondJobToastMs: 7000,
      preCheckMs: 2800,
    })
    expect([wizard.gutCheckKeywords, wizard.phoneConfirmSkipHours]).toEqual([4, 24])
    expect(wizard.resumeParse).toEqual({ reloadMs: 7000, flagMinutes: 5 })
    expect(wizard.draftReminders).toEqual({
      soonHours: 2,
      tomorrowHours: 24,
      tonight: { at: 19, lateFrom: 18, lateHours: 1 },
      scheduler: { days: 5, at: 9, laterHours: 3, tomorrowFrom: 21 },
    })
    expect(Object.keys(wizard.states)).toHaveLength(51)
  })
})
