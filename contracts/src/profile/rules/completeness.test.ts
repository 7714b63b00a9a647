import { describe, expect, it } from 'vitest'
import { completeness, gradeOf, type CompletenessSubject, type CompletenessTask } from './completeness.ts'

const nothing: CompletenessSubject = { jobs: [], work_experience_months: 0, look_back_months: 0 }
const duties = (characters: number) => [{ duties: 'x'.repeat(characters) }]

describe('completeness of a profile', () => {
  it.each<[string, Partial<CompletenessSubject>, CompletenessTask[]]>([
    ['nothing told', {}, []],
    ['59 months of work in the last five years', { work_experience_months: 90, look_back_months: 59 }, []],
    ['60 months of work in them', { work_experience_months: 60, look_back_months: 60 }, ['addJobs']],
    ['no more jobs', { done_adding_jobs: true }, ['addJobs']],
    ['more jobs to come', { done_adding_jobs: false }, []],
    ['49 characters of duties', { jobs: duties(49) }, []],
    ['50 characters of duties', { jobs: duties(50) }, ['jobDescriptions']],
    ['no more jobs and none of them', { done_adding_jobs: true, jobs: [] }, ['addJobs']],
    ['50 characters on average', { jobs: [...duties(0), ...duties(100)] }, ['jobDescriptions']],
    ['a blank summary', { self_promo: ' \n' }, []],
    ['a summary', { self_promo: 'I am on time.' }, ['personalSummary']],
  ])('[PR-02] [PR-17] with %s', (_, told, done) => {
    const { tasks, numberComplete } = completeness({ ...nothing, ...told })
    expect(Object.entries(tasks).flatMap(([task, isDone]) => (isDone ? [task] : []))).toEqual(done)
    expect(numberComplete).toBe(done.length)
  })

  it.each([
    [0, 'OK'],
    [1, 'OK'],
    [2, 'Good'],
    [3, 'Excellent'],
    [4, 'Excellent'],
  ])('[PR-02] %s tasks done are %s', (done, grade) => {
    expect(gradeOf(done)).toBe(grade)
  })

  it('[PR-02] is complete when all is done, and tells its figures', () => {
    const subject = {
      jobs: [...duties(150), ...duties(60)],
      work_experience_months: 66,
      look_back_months: 60,
      self_promo: 'I am on time.',
    }
    expect(completeness(subject)).toEqual({
      allComplete: true,
      numberComplete: 3,
      tasks: { addJobs: true, jobDescriptions: true, personalSummary: true },
      experienceYears: 5.5,
      jobCount: 2,
      detailLevel: 'Great',
      grade: 'Excellent',
    })
    expect(completeness({ ...subject, self_promo: '' })).toMatchObject({ allComplete: false, grade: 'Good' })
  })
})
