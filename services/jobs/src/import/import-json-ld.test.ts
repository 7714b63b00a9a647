import { beforeAll, describe, expect, it } from 'vitest'
import { importsOf, streamOf } from '../../test/imports.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { readJsonLd } from './formats/read-json-ld.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})
const { bring, stored } = importsOf(() => jobs)

const jsonJob = (more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', value: 'a-1' },
  title: 'Warehouse Associate',
  hiringOrganization: { '@type': 'Organization', name: 'Harbor & Pine' },
  jobLocation: [
    {
      '@type': 'Place',
      address: {
        streetAddress: '410 Doremus Avenue',
        addressLocality: 'Newark',
        addressRegion: 'New Jersey',
        postalCode: '07105-1234',
        addressCountry: { '@type': 'Country', name: 'US' },
      },
    },
  ],
  description: '<p>Pick and pack. No experience needed.</p>',
  employmentType: ['PART_TIME'],
  baseSalary: { currency: 'USD', value: { minValue: 17, maxValue: 19.5, unitText: 'HOUR' } },
  datePosted: '2026-11-20',
  ...more,
})

describe('[BY-05] job postings of schema.org', () => {
  it.each([
    ['one', jsonJob()],
    ['a list', [jsonJob()]],
    ['a graph', { '@graph': [jsonJob()] }],
  ])('become positions: %s', async (name, data) => {
    const source = `json-${name.replace(' ', '-')}`
    const feed = () => readJsonLd(streamOf(JSON.stringify(data)))
    expect(await bring(source, feed())).toEqual({ counts: [1, 0, 0, 0], wrong: [] })
    expect(await bring(source, feed())).toEqual({ counts: [0, 0, 1, 0], wrong: [] })
    expect(await stored(source)).toMatchObject([
      {
        external_id: 'a-1',
        title: 'Warehouse Associate',
        name: 'Harbor & Pine',
        role: 8,
        schedule_type: 1,
        wage_from: 17,
        wage_to: 19.5,
        entry: true,
        city: 'Newark',
        region: 'NJ',
        zip: '07105',
        address: '410 Doremus Avenue',
        approximate: false,
      },
    ])
  })

  it('reports what is none and what lacks a field by its place in the list, and refuses what is no JSON', async () => {
    const data = [
      { '@type': 'Organization' },
      jsonJob({ jobLocation: 7 }),
      jsonJob({ title: null }),
      null,
      jsonJob(),
    ]
    const { counts, wrong } = await bring('json-wrong', readJsonLd(streamOf(JSON.stringify(data))))
    expect(counts).toEqual([1, 0, 0, 0])
    expect(wrong).toEqual([
      { number: 1, line: 1, reason: 'is no JobPosting' },
      { number: 2, line: 2, reason: 'it names no place' },
      { number: 3, line: 3, reason: 'title is empty' },
      { number: 4, line: 4, reason: 'is no JobPosting' },
    ])
    await expect(bring('json-none', readJsonLd(streamOf('{')))).rejects.toThrow('The file is no JSON')
  })

  it('[JB-13] has its last day, its kind of work and the words for its hours as our own pages tell them', async () => {
    const workHours = 'day shift, 5:00AM; Monday to Friday; 8.5 hours'
    const data = [
      jsonJob({
        title: 'Helper',
        workHours,
        validThrough: '2026-12-13T05:00:00.000Z',
        occupationalCategory: 'Skilled Trade',
      }),
      jsonJob({ identifier: 'a-2', workHours: 'long '.repeat(500) }),
    ]
    await bring('json-own', readJsonLd(streamOf(JSON.stringify(data))))
    const { rows } = await jobs.pool.query(
      `select schedule_description, schedule_start, closes_at, role from position where source = 'json-own' order by external_id`,
    )
    expect(rows).toEqual([
      {
        schedule_description: workHours,
        schedule_start: '5:00AM',
        closes_at: new Date('2026-12-13T05:00:00Z'),
        role: 64,
      },
      { schedule_description: null, schedule_start: null, closes_at: null, role: 8 },
    ])
  })

  it('[JB-16] has its start times, and its shifts by them where no words name one', async () => {
    const data = [
      jsonJob({ workHours: '6:00AM or 11:00PM' }),
      jsonJob({ identifier: 'a-2', workHours: 'day shift, 8 a.m. - 4:30 p.m.' }),
      jsonJob({ identifier: 'a-3', workHours: ['40 hours a week'] }),
    ]
    await bring('json-hours', readJsonLd(streamOf(JSON.stringify(data))))
    const { rows } = await jobs.pool.query(
      `select schedule_start, shifts from position where source = 'json-hours' order by external_id`,
    )
    expect(rows).toEqual([
      { schedule_start: '6:00AM or 11:00PM', shifts: 5 },
      { schedule_start: '8:00AM', shifts: 1 },
      { schedule_start: null, shifts: 0 },
    ])
  })
})
