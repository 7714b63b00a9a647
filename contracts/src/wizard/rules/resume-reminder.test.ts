import { expect, it } from 'vitest'
import type { Application } from '../application.ts'
import { resumeStatus } from '../enumerations.ts'
import { isHistoryMissing, isReminded } from './resume-reminder.ts'

const waiting: Application = { resume_reminder: '2026-11-24T09:00:00.000Z' }

it('[WZ-17] whoever waits for their resume is reminded until they tell of jobs, add it or want none', () => {
  const rows: [string, Application, boolean][] = [
    ['goes on without a history', {}, true],
    ['goes on without one while the list of jobs is empty', { jobs: [], done_adding_jobs: false }, true],
    ['has told of a job', { jobs: [{}] }, false],
    ['has no jobs to tell of', { done_adding_jobs: true }, false],
    ['has added the resume', { resume_status: resumeStatus.added }, false],
    ['wants no reminder', { resume_reminder: undefined }, false],
    ['wants no reminder any more', { resume_reminder: '' }, false],
    ['has no time for the reminder', { resume_reminder: 'soon' }, false],
  ]
  expect(rows.map(([what, change]) => [what, isReminded({ ...waiting, ...change })])).toEqual(
    rows.map(([what, , reminded]) => [what, reminded]),
  )
})

it('[WZ-17] a reminder of the resume has something to remind of until something is told, skipped or taken back', () => {
  const rows: [string, Application, boolean][] = [
    ['nothing was said, and a call alone set the reminder', {}, true],
    ['the application waits for it', waiting, true],
    ['the history was skipped', { resume_reminder: 'skip' }, false],
    ['the reminder was taken back', { resume_reminder: '' }, false],
    ['there is a job', { jobs: [{}] }, false],
    ['there is a resume', { resume_status: resumeStatus.added }, false],
  ]
  expect(rows.map(([what, answers]) => [what, isHistoryMissing(answers)])).toEqual(
    rows.map(([what, , untold]) => [what, untold]),
  )
})
