import { beforeAll, describe, expect, it } from 'vitest'
import { noRequirements } from '../../../test/factories.ts'
import { nycFile, nycRow } from '../../../test/nyc-csv.ts'
import { gazetteerOf } from '../../places/gazetteer.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { readPlaces } from '../../places/read-places.ts'
import { cleanTitle } from '../apply-map.ts'
import { collectPostings } from '../collect-postings.ts'
import { nyc } from './nyc.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = gazetteerOf((await readPlaces()).filter(({ state }) => state === 'NY'))
})
const collect = (...lines: (string | Buffer)[]) => collectPostings(nycFile(...lines), nyc, gazetteer)
const one = async (parts: Parameters<typeof nycRow>[0]) => (await collect(nycRow(parts))).postings[0]!

describe('the map of New York City’s postings', () => {
  it('writes a title as people say it', () => {
    const rows: [string, string][] = [
      ['BWS-016-Water Operations Intern', 'Water Operations Intern'],
      ['FMC-CFO-001-Environmental Health and Safety Intern', 'Environmental Health and Safety Intern'],
      ['002-FMC-CFO-Asbestos/Lead Management', 'Asbestos/Lead Management'],
      ['BWS-014 -Grahamsville Field Intern', 'Grahamsville Field Intern'],
      ['Public Health Adviser, Bureau of School Health/SH Vision', 'Public Health Adviser'],
      ['Junior Public Health Nurse - Bureau of School Health/SH Nursing', 'Junior Public Health Nurse'],
      ['Intern, Bureau of Primary Care Access and Planning', 'Intern, Primary Care Access and Planning'],
      ['PLASTERER (HOUSING AUTH-40 HRS', 'Plasterer'],
      ['AUTO MECHANIC 4-Day Temp', 'Auto Mechanic, 4-Day Week, Temporary'],
      ['MGO (Seasonal)  2111', 'Motor Grader Operator (Seasonal)'],
      ['Clerical Associate (PT) - Queens - RTA', 'Clerical Associate (Part-Time) - Queens'],
      ['College Aide L1', 'College Aide (Level 1)'],
      ['GIS Intern', 'GIS Intern'],
    ]
    expect(rows.map(([title]) => [title, cleanTitle(nyc.title, title)])).toEqual(rows)
  })

  it.each([
    ['DEPT OF HEALTH/MENTAL HYGIENE', 'Department of Health and Mental Hygiene'],
    ['LAW DEPARTMENT', 'Law Department'],
    ['TAXI & LIMOUSINE COMMISSION', 'Taxi and Limousine Commission'],
    ['DEPT OF SOMETHING NEW', 'Department of Something New'],
  ])('writes the agency %s as %s', async (agency, name) => {
    expect((await one({ Agency: agency })).company.name).toBe(name)
  })

  it.each([
    ['MACHINIST', 'skilled trades'],
    ["MACHINIST'S HELPER", 'skilled trades'],
    ['MOTOR VEHICLE OPERATOR', 'trucking'],
    ['STOCK WORKER', 'warehouse'],
    ['MECHANICAL ENGINEERING INTERN', null],
    ['COLLEGE AIDE (ALL CITY DEPTS)', null],
  ])('takes %s for %s', async (official, role) => {
    expect((await one({ 'Civil Service Title': official, 'Business Title': official })).role).toBe(role)
  })

  it('takes shifts from the text where it tells them, and else none', async () => {
    expect((await one({})).shifts).toEqual([])
    const told = '8:00 AM - 4:00 PM    4:00 PM - 12:00 AM    12:00 AM - 8:00 AM'
    expect((await one({ 'Job Description': told })).shifts).toEqual(['day', 'swing', 'night'])
  })

  it.each([
    ['F', 'full-time'],
    ['P', 'part-time'],
    ['', 'either'],
  ])('reads the indicator "%s" as %s', async (indicator, type) => {
    expect((await one({ 'Full-Time/Part-Time indicator': indicator })).schedule.type).toBe(type)
  })

  it('reads a wage of 0 as not told, and rounds to cents', async () => {
    expect((await one({ 'Salary Range From': '0', 'Salary Range To': '57.6912' })).wage).toEqual({
      from: null,
      to: 57.69,
    })
  })

  it('describes a posting without a description by what else the row tells', async () => {
    const posting = await one({ 'Posting Type': 'Internal' })
    expect(posting.sections).toEqual([
      {
        heading: null,
        text: 'A job with the City of New York. Official title: Machinist. Field of work: Building Operations and Maintenance. The posting tells no more about the work itself.',
      },
      {
        heading: 'From the posting',
        text: "- Official title: Machinist\n- Agency: Department of Environmental Protection\n- Unit: Water Supply/Mechanical and Electrical\n- Field of work: Building Operations and Maintenance\n- Where: 59-17 Junction Blvd Corona Ny\n- Posted for the City's own employees",
      },
    ])
  })

  it('shows a description with its characters repaired, whatever the encoding', async () => {
    const row = nycRow({ 'Job Description': 'The Cityâ€™s â€œbestâ€\u009d job~' })
    const mixed = Buffer.from(row.replace('~', ' at caf'))
    const at = mixed.indexOf('caf') + 3
    const { postings } = await collect(
      Buffer.concat([mixed.subarray(0, at), Buffer.from([0xe9]), mixed.subarray(at)]),
    )
    expect(postings[0]!.sections[0]).toEqual({
      heading: 'What you’ll do',
      text: 'The City’s “best” job at café',
    })
  })

  it('[WZ-09] takes from the words what a job asks for, and invents nothing', async () => {
    const { requirements } = await one({
      'Minimum Qual Requirements':
        'Two years of full-time experience; weekends and overtime; a drug test before you start.',
    })
    expect(requirements).toEqual({
      weekend: true,
      overtime: true,
      entry: false,
      drugScreen: true,
      backgroundFlexible: false,
      experienceMonths: 24,
      keywords: ['machining'],
    })
    const silent = await one({ 'Civil Service Title': "MACHINIST'S HELPER", 'Business Title': 'HELPER' })
    expect(silent.requirements).toEqual(noRequirements)
  })

  it('asks a handful of questions by the kind of job', async () => {
    const types = (questions: { type: number }[]) => new Set(questions.map(({ type }) => type))
    const trade = await one({})
    expect(trade.questions.length).toBeGreaterThanOrEqual(4)
    expect(types([...trade.questions])).toEqual(new Set([1, 2, 4, 5, 6]))
    const intern = await one({
      'Business Title': 'Legal Intern',
      'Civil Service Title': 'SUMMER COLLEGE INTERN',
    })
    expect(intern.questions.map(({ key }) => key)).toEqual(['student', 'start', 'interest'])
  })
})

describe('reading a file', () => {
  it('makes one posting of the internal and the external row of an id, with the first value that is told', async () => {
    const { postings } = await collect(
      nycRow({ 'Posting Type': 'Internal', 'Job Description': '' }),
      nycRow({ 'Job ID': '2' }),
      nycRow({ 'Posting Type': 'External', 'Job Description': 'Turns steel.' }),
    )
    expect(postings.map(({ externalId }) => externalId)).toEqual(['1', '2'])
    expect(postings[0]!.sections[0]!.text).toBe('Turns steel.')
    expect(postings[0]!.sections.at(-1)!.text).not.toContain('own employees')
  })

  it('passes over what is not paid by the hour', async () => {
    const { postings, skipped } = await collect(nycRow({ 'Salary Frequency': 'Annual' }), nycRow())
    expect([postings.length, skipped]).toEqual([1, 1])
  })

  it('reports wrong rows with line and reason, and takes the rest', async () => {
    const { postings, wrong, truncated } = await collect(
      nycRow({ 'Job ID': '1', 'Posting Date': 'NYCHA has no residency requirement.' }),
      nycRow({ 'Job ID': '2', 'Job Description': 'of two\nlines' }),
      nycRow({ 'Job ID': '3', 'Salary Range From': 'a lot' }),
      nycRow({ 'Job ID': '4', 'Salary Range From': '50' }),
      nycRow({ 'Job ID': '' }),
      nycRow({ 'Job ID': '6', 'Business Title': ' ' }),
      '7,too,short',
      nycRow({ 'Job ID': '8' }).replace('MACHINIST', '"Senior" Machinist'),
      nycRow({ 'Job ID': '9' }),
      nycRow({ 'Job ID': '10' }).replace('MACHINIST', '"MACHINIST'),
      nycRow({ 'Job ID': '11' }),
    )
    expect(postings.map(({ externalId }) => externalId)).toEqual(['2', '8', '9'])
    expect(truncated).toBe(true)
    expect(wrong.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 Posting Date: "NYCHA has no residency requirement." is not a date',
      '5 Salary Range From: "a lot" is no hourly wage',
      '6 Salary Range From 50 is above 40.3',
      '7 Job ID is empty',
      '8 Business Title is empty',
      '9 has 3 columns instead of 18',
      '12 a quotation mark is never closed: nothing after it was read',
    ])
  })

  it('takes no posting that is longer than a response of it may be', async () => {
    const { postings, wrong, wrongIds } = await collect(
      nycRow({ 'Job ID': '1', 'Business Title': 'x'.repeat(200) }),
      nycRow({ 'Job ID': '2', 'Business Title': 'x'.repeat(201) }),
    )
    expect(postings.map(({ externalId }) => externalId)).toEqual(['1'])
    expect([wrong, wrongIds]).toEqual([
      [{ line: 3, reason: 'the title has 201 characters, more than 200' }],
      ['2'],
    ])
  })

  it('refuses a file without the columns that it needs', async () => {
    const { Readable } = await import('node:stream')
    await expect(
      collectPostings(Readable.from([Buffer.from('a,b\n1,2\n')]), nyc, gazetteer),
    ).rejects.toMatchObject({
      code: 'unusable-file',
    })
    await expect(collectPostings(Readable.from([Buffer.from('')]), nyc, gazetteer)).rejects.toThrow(
      'The file is empty.',
    )
  })
})
