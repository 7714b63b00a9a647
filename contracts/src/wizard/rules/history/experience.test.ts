import { describe, expect, it } from 'vitest'
import type { JobEntry } from '../../application.ts'
import { experienceMonths } from './experience.ts'

const today = { year: 2026, month: 11, day: 20 }
const job = (start_date: string, end_date?: string): JobEntry =>
  end_date ? { start_date, end_date } : { start_date, current_job: true }

describe('months of experience', () => {
  it('[WZ-14] count each month with a job once, and none ahead', () => {
    const rows: [string, JobEntry[], number][] = [
      ['no job', [], 0],
      ['one month', [job('03/2024', '03/2024')], 1],
      ['both ends count', [job('01/2024', '03/2025')], 15],
      ['a current job counts this month', [job('11/2026')], 1],
      ['over the end of a year', [job('12/2025', '01/2026')], 2],
      ['jobs one after the other', [job('01/2024', '06/2024'), job('07/2024', '12/2024')], 12],
      ['jobs that share a month', [job('01/2024', '06/2024'), job('06/2024', '12/2024')], 12],
      ['one within another', [job('01/2024', '12/2024'), job('03/2024', '04/2024')], 12],
      ['the same twice', [job('01/2024', '12/2024'), job('01/2024', '12/2024')], 12],
      ['in any order', [job('06/2026'), job('01/2020', '02/2020'), job('05/2026', '07/2026')], 9],
      ['an end ahead counts until today', [job('10/2026', '05/2027')], 2],
      ['a start ahead', [job('12/2026', '05/2027')], 0],
      ['an end before its start', [job('05/2024', '04/2024')], 0],
      ['unreadable dates', [{ start_date: '5/24', end_date: '06/2024' }, { start_date: '01/2024' }], 0],
    ]
    expect(rows.map(([what, jobs]) => [what, experienceMonths(jobs, today)])).toEqual(
      rows.map(([what, , months]) => [what, months]),
    )
  })

  it('[WZ-14] are those of the last 60 where no more are asked for', () => {
    const rows: [string, number][] = [
      ['12/2021', 60],
      ['11/2021', 60],
      ['01/2010', 60],
      ['01/2022', 59],
    ]
    expect(rows.map(([start]) => [start, experienceMonths([job(start)], today, 60)])).toEqual(rows)
  })

  it('[WZ-14] counts none that ended before the last 60 months', () => {
    expect(experienceMonths([job('01/2015', '11/2021')], today, 60)).toBe(0)
    expect(experienceMonths([job('01/2015', '12/2021')], today, 60)).toBe(1)
  })
})
