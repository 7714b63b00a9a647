import { expect, it } from 'vitest'
import { gapsOf } from '@lunchpail/contracts/wizard/rules/history/gaps'
import { pictureOf, yearsShown } from './five-years.ts'

const today = { year: 2026, month: 11, day: 22 }
const job = (title: string, start_date: string, end_date?: string) => ({
  title,
  reference_id: title,
  start_date,
  ...(end_date ? { end_date } : { current_job: true }),
})

it('[WZ-13] draws the jobs and gaps of five years, the oldest first, none over another', () => {
  const jobs = [
    job('now', '06/2025'),
    job('beside', '09/2025', '10/2025'),
    job('before', '01/2019', '06/2023'),
    job('long ago', '01/2010', '01/2012'),
  ]
  const picture = pictureOf(jobs, gapsOf(jobs, [], today), today)
  expect(
    picture.map(({ job: shown, gap, from, months, row }) => [
      shown?.title ?? gap?.start_date,
      from,
      months,
      row,
    ]),
  ).toEqual([
    // December 2021 to June 2023, and what is free until May 2025
    ['before', 0, 19, 0],
    ['07/2023', 19, 23, 0],
    ['now', 42, 18, 0],
    // two months take the room of five, below
    ['beside', 45, 5, 1],
  ])
  expect(yearsShown(today)[0]).toEqual({ year: 2022, at: 1 })
})

it('[WZ-13] keeps a job that has just begun within the picture', () => {
  expect(pictureOf([job('new', '11/2026')], [], today)).toMatchObject([{ from: 55, months: 5, row: 0 }])
})
