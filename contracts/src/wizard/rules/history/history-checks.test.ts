import { describe, expect, it } from 'vitest'
import type { Application, JobEntry } from '../../application.ts'
import { gapsOf, withAllSettled } from './gaps.ts'
import { historyModal, type HistoryModal } from './history-checks.ts'

const today = { year: 2026, month: 11, day: 20 }
const job = (start_date: string, end_date?: string): JobEntry => ({
  company: 'Acme',
  title: 'Picker',
  city: 'Newark',
  state: 'NJ',
  duties: 'Picked.',
  start_date,
  ...(end_date ? { end_date, reason_for_leaving: 2 } : { current_job: true }),
})
const done = { done_adding_jobs: true }

describe('what Next shows at the work history', () => {
  it('[WZ-14] is by what the history lacks', () => {
    const rows: [string, Application, HistoryModal | null][] = [
      ['no job', {}, 'blank'],
      ['an empty list', { jobs: [] }, 'blank'],
      ['no job, and no more to add', { jobs: [], ...done }, null],
      ['an incomplete job', { jobs: [{ ...job('01/2020'), title: '' }] }, 'incomplete'],
      ['an incomplete job, and no more to add', { jobs: [{}], ...done }, 'incomplete'],
      ['one job of 23 months', { jobs: [job('01/2025')] }, 'light'],
      ['one job of 24 months', { jobs: [job('12/2024')] }, null],
      ['two jobs of 23 months', { jobs: [job('01/2025', '01/2026'), job('02/2026')] }, 'light'],
      ['two jobs that overlap, of 23 months', { jobs: [job('01/2025'), job('01/2025')] }, 'light'],
      ['three jobs of 3 months', { jobs: [job('09/2026'), job('09/2026'), job('10/2026')] }, null],
      ['a light history, and no more to add', { jobs: [job('01/2026')], ...done }, null],
      ['a gap', { jobs: [job('01/2020', '12/2024')] }, 'gaps'],
      ['a light history with a gap', { jobs: [job('01/2025', '12/2025')] }, 'light'],
      ['a gap, and no more to add', { jobs: [job('01/2025', '12/2025')], ...done }, 'gaps'],
      [
        'a gap that is explained',
        {
          jobs: [job('01/2020', '12/2024')],
          gaps: [{ start_date: '01/2025', end_date: '11/2026', reason: 'School' }],
        },
        null,
      ],
    ]
    expect(rows.map(([what, answers]) => [what, historyModal(answers, today)])).toEqual(
      rows.map(([what, , modal]) => [what, modal]),
    )
  })

  it('[WZ-14] asks about gaps once: then they are ignored', () => {
    const jobs = [job('01/2020', '12/2021'), job('01/2023', '12/2024')]
    expect(historyModal({ jobs }, today)).toBe('gaps')
    const gaps = withAllSettled([], gapsOf(jobs, [], today))
    expect(historyModal({ jobs, gaps }, today)).toBeNull()
    const more = [...jobs, job('10/2026', '10/2026')]
    expect(historyModal({ jobs: more, gaps }, today)).toBe('gaps')
    expect(historyModal({ jobs: more, gaps, gaps_asked: true }, today)).toBeNull()
    expect(historyModal({ jobs: [{}], gaps_asked: true }, today)).toBe('incomplete')
  })
})
