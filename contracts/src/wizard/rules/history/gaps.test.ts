import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GapEntry, JobEntry } from '../../application.ts'
import { gapsOf, isSettled, withAllSettled, withGap } from './gaps.ts'

const today = { year: 2026, month: 11, day: 20 }
const job = (start_date: string, end_date?: string): JobEntry =>
  end_date ? { start_date, end_date } : { start_date, current_job: true }
/** works since the start of this year */
const now = job('01/2026')
const found = (jobs: JobEntry[], stored: GapEntry[] = [], day = today) =>
  gapsOf(jobs, stored, day).map(({ start_date, end_date, days }) => `${start_date}-${end_date} ${days}`)

describe('gaps', () => {
  it('[WZ-13] are more than 182 days without a job', () => {
    const rows: [string, JobEntry[], string[]][] = [
      ['no job', [], []],
      ['one current job', [now], []],
      ['jobs month after month', [job('01/2024', '12/2025'), now], []],
      ['October to March: 182 days', [job('01/2022', '09/2022'), job('04/2023', '12/2025'), now], []],
      [
        'October to March before a leap day: 183 days',
        [job('01/2022', '09/2023'), job('04/2024', '12/2025'), now],
        ['10/2023-03/2024 183'],
      ],
      [
        'January to June is 181 days, July to December 184',
        [job('01/2022', '12/2022'), job('07/2023', '06/2024'), job('01/2025')],
        ['07/2024-12/2024 184'],
      ],
      ['since May of this year: until today', [job('01/2024', '04/2026')], ['05/2026-11/2026 204']],
      ['until May: 173 days', [job('01/2024', '05/2026')], []],
      ['ended this month', [job('01/2024', '11/2026')], []],
      ['an end ahead counts as working', [job('01/2024', '03/2027')], []],
      ['time before the first job is none', [job('11/2025', '11/2026')], []],
      ['a job that covers the gap', [job('01/2022', '01/2023'), job('06/2022', '12/2025'), now], []],
      [
        'a job within a longer one ends nothing',
        [job('01/2022', '12/2024'), job('03/2022', '05/2022'), now],
        ['01/2025-12/2025 365'],
      ],
      ['a current job hides all that comes after its start', [job('01/2022'), job('01/2023', '02/2023')], []],
      [
        'two gaps, the newest first',
        [job('01/2022', '12/2022'), job('01/2024', '12/2024'), now],
        ['01/2025-12/2025 365', '01/2023-12/2023 365'],
      ],
      [
        'a job without an end is left out',
        [{ start_date: '01/2025' }, job('01/2024', '12/2024'), now],
        ['01/2025-12/2025 365'],
      ],
      ['a job whose end comes before its start is left out', [job('05/2026', '01/2026')], []],
    ]
    expect(rows.map(([what, jobs]) => [what, found(jobs)])).toEqual(
      rows.map(([what, , gaps]) => [what, gaps]),
    )
  })

  // Looking back from 20 November 2026: to 20 November 2021.
  it('[WZ-13] are looked for in the last 5 years', () => {
    const rows: [string, JobEntry[], string[]][] = [
      ['that was over before', [job('01/2015', '01/2020'), job('12/2021')], []],
      ['of which 182 days are left', [job('01/2015', '01/2020'), job('05/2022')], []],
      ['of which 193 days are left', [job('01/2015', '01/2020'), job('06/2022')], ['02/2020-05/2022 193']],
      ['that began before and is still there', [job('01/2015', '01/2016')], ['02/2016-11/2026 1827']],
    ]
    expect(rows.map(([what, jobs]) => [what, found(jobs)])).toEqual(
      rows.map(([what, , gaps]) => [what, gaps]),
    )
  })

  it.each([
    [{ year: 2026, month: 10, day: 29 }, []],
    [{ year: 2026, month: 10, day: 30 }, ['05/2026-10/2026 183']],
  ])('[WZ-13] until today, %j', (day, gaps) => {
    expect(found([job('01/2024', '04/2026')], [], day)).toEqual(gaps)
  })

  it.each([
    [{ year: 2026, month: 11, day: 30 }, ['02/2020-05/2022 183']],
    [{ year: 2026, month: 12, day: 1 }, []],
  ])('[WZ-13] the border of the look-back moves with the days: %j', (day, gaps) => {
    expect(found([job('01/2015', '01/2020'), job('06/2022')], [], day)).toEqual(gaps)
  })

  it('[WZ-13] the look-back of a leap day begins on the 1st of March', () => {
    const day = { year: 2024, month: 2, day: 29 }
    expect(found([job('01/2010', '01/2011'), job('09/2019')], [], day)).toEqual(['02/2011-08/2019 184'])
  })
})

describe('what was said of a gap', () => {
  const jobs = [job('01/2022', '12/2022'), job('01/2024', '12/2025')]
  const entry = (start_date: string, end_date: string, said: Partial<GapEntry>): GapEntry => ({
    start_date,
    end_date,
    ...said,
  })
  const school = entry('01/2023', '12/2023', { reason: 'School' })

  it('[WZ-13] is found again by both ends', () => {
    expect(gapsOf(jobs, [school], today).map(({ reason }) => reason)).toEqual([undefined, 'School'])
    const moved = [entry('01/2023', '11/2023', { reason: 'School' }), entry('02/2023', '12/2023', {})]
    expect(gapsOf(jobs, moved, today).map(({ reason }) => reason)).toEqual([undefined, undefined])
  })

  it('[WZ-13] until today is found by its start, as its end moves', () => {
    const stored = [entry('01/2026', '08/2026', { ignore: true })]
    expect(gapsOf(jobs, stored, today)[0]).toEqual({
      start_date: '01/2026',
      end_date: '11/2026',
      days: 324,
      untilToday: true,
      ignore: true,
    })
  })

  it('[WZ-13] is recomputed with the jobs: a job in the middle makes two gaps of which nothing was said', () => {
    const more = [...jobs, job('07/2023', '07/2023')]
    expect(gapsOf(more, [school], today).map(({ start_date, reason }) => [start_date, reason])).toEqual([
      ['01/2026', undefined],
    ])
    expect(gapsOf(jobs, [school], today)[1]!.reason).toBe('School')
  })

  it('[WZ-13] settles it where it is a reason, or that it is to be ignored', () => {
    const rows: [Partial<GapEntry>, boolean][] = [
      [{ ignore: true }, true],
      [{ reason: 'School' }, true],
      [{ reason: '  ' }, false],
      [{ ignore: false }, false],
      [{}, false],
    ]
    expect(rows.map(([said]) => [said, isSettled(said)])).toEqual(rows)
  })

  it('[WZ-13] replaces the answer of before, or removes it', () => {
    const [open, closed] = gapsOf(jobs, [school], today)
    expect(withGap([school], closed!, { reason: 'Travel' })).toEqual([{ ...school, reason: 'Travel' }])
    expect(withGap([school], closed!)).toEqual([])
    expect(withGap(undefined, open!, { ignore: true })).toEqual([
      { start_date: '01/2026', end_date: '11/2026', ignore: true },
    ])
  })

  it('[WZ-14] ignores all of which nothing was said, and keeps what was', () => {
    const stored = withAllSettled([school], gapsOf(jobs, [school], today))
    expect(stored).toEqual([school, { start_date: '01/2026', end_date: '11/2026', ignore: true }])
    expect(gapsOf(jobs, stored, today).every(isSettled)).toBe(true)
  })
})

const month = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2015, max: 2027 }))
  .map(([m, year]) => `${String(m).padStart(2, '0')}/${year}`)
const anyJob: fc.Arbitrary<JobEntry> = fc.oneof(
  fc.record({ start_date: month, end_date: month }),
  fc.record({ start_date: month, current_job: fc.constant(true) }),
  fc.record({ start_date: fc.string() }),
)

describe('from any history', () => {
  it('[WZ-13] gaps are longer than 182 days, apart, the newest first, and all can be settled at once', () => {
    fc.assert(
      fc.property(fc.array(anyJob, { maxLength: 6 }), (jobs) => {
        const gaps = gapsOf(jobs, [], today)
        const key = (typed: string) => `${typed.slice(3)}${typed.slice(0, 2)}`
        gaps.forEach((gap, index) => {
          expect(gap.days).toBeGreaterThan(182)
          expect(key(gap.start_date) <= key(gap.end_date)).toBe(true)
          const older = gaps[index + 1]
          if (older) expect(key(older.end_date) < key(gap.start_date)).toBe(true)
        })
        expect(gapsOf(jobs, withAllSettled([], gaps), today).every(isSettled)).toBe(true)
        expect(gapsOf(jobs.toReversed(), [], today)).toEqual(gaps)
      }),
    )
  })
})
