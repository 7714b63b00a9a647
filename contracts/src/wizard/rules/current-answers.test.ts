import { expect, it } from 'vitest'
import { questionType, type Question } from '../../jobs/question.ts'
import type { Application, JobEntry } from '../application.ts'
import { currentAnswers } from './current-answers.ts'
import { currentHistory, currentJob } from './history/current-history.ts'
import { currentAnswer } from './question.ts'

const today = { year: 2026, month: 11, day: 20 }
const job = (change: JobEntry): JobEntry => ({ company: 'Acme', start_date: '01/2022', ...change })
const before = job({ end_date: '12/2023' })
const now = job({ start_date: '01/2025', current_job: true })
const jail = { start_date: '01/2024', end_date: '12/2024', reason: 'I was in county jail that year.' }
const asking = {
  id: 'q1',
  type: questionType['choose one'],
  answers: [
    { id: 'yes', value: 'Yes', has_follow_up: true },
    { id: 'no', value: 'No', has_follow_up: false },
  ],
} as Question

it('[WZ-13] what was said of a gap goes with it, and is there again with it', () => {
  expect(currentHistory({ jobs: [before, now], gaps: [jail] }, today).gaps).toEqual([jail])
  const closed = currentHistory(
    { jobs: [{ ...before, end_date: '12/2024' }, now], gaps: [jail], done_adding_jobs: true },
    today,
  )
  expect(closed).toEqual({
    jobs: [{ ...before, end_date: '12/2024' }, now],
    gaps: [],
    done_adding_jobs: true,
  })
  expect(currentHistory({ gaps: [jail] }, today).gaps).toEqual([])
  expect(currentHistory({}, today)).toEqual({})
  // of two entries about the gap until today the last one counts, as in `gapsOf`
  const open = (end_date: string, reason: string) => ({ start_date: '01/2024', end_date, reason })
  expect(
    currentHistory({ jobs: [before], gaps: [open('08/2026', 'School'), open('10/2026', 'Travel')] }, today)
      .gaps,
  ).toEqual([open('10/2026', 'Travel')])
})

it('[WZ-24] a job has no words to a reason that asks for none, and a current one neither an end nor a reason', () => {
  const told = { reason_explain: 'Caught stealing.', company_explain: 'At a client', end_date: '12/2023' }
  const rows: [JobEntry, JobEntry][] = [
    [
      { reason_for_leaving: 7, ...told },
      { reason_for_leaving: 7, reason_explain: 'Caught stealing.', end_date: '12/2023' },
    ],
    [
      { reason_for_leaving: 1, ...told },
      { reason_for_leaving: 1, end_date: '12/2023' },
    ],
    [{ reason_for_leaving: 7, current_job: true, ...told }, { current_job: true }],
    [
      { company: 'ABC Staffing', current_job: true, ...told },
      { company: 'ABC Staffing', current_job: true, company_explain: 'At a client' },
    ],
  ]
  expect(rows.map(([typed]) => [typed, currentJob(typed)])).toEqual(rows)
})

it('[WZ-20] the text of a choice that asks for none answers nothing', () => {
  const answer = (response: string | string[]) => ({ id: 'q1', response, follow_up_response: 'A DUI.' })
  const textOf = (response: string | string[]) => currentAnswer(asking, answer(response)).follow_up_response
  expect([textOf('yes'), textOf(['no', 'yes']), textOf('no'), textOf('gone')]).toEqual([
    'A DUI.',
    'A DUI.',
    undefined,
    undefined,
  ])
})

it('[WZ-24] an application is sent without what was taken back, and with what other companies were told', () => {
  const typed: Application = {
    first_name: 'Ana',
    jobs: [{ ...before, end_date: '12/2024', reason_for_leaving: 1, reason_explain: 'Fired.' }, now],
    gaps: [jail],
    skills: [
      { qid: 'weld', has_skill: true },
      { qid: 'forklift', has_skill: false },
    ],
    gut_checks: [
      { qid: 'weld', reason: 'At home' },
      { qid: 'forklift', reason: 'In the prison yard' },
    ],
    questions: [
      { id: 'q1', response: 'no', follow_up_response: 'A DUI.' },
      { id: 'elsewhere', response: 'a', follow_up_response: 'Told them' },
    ],
  }
  expect(currentAnswers(typed, [{ questions: [asking] }], today)).toEqual({
    first_name: 'Ana',
    jobs: [{ ...before, end_date: '12/2024', reason_for_leaving: 1 }, now],
    gaps: [],
    skills: typed.skills,
    gut_checks: [{ qid: 'weld', reason: 'At home' }],
    questions: [{ id: 'q1', response: 'no' }, typed.questions![1]],
  })
  expect(currentAnswers({}, [], today)).toEqual({})
})
