import { describe, expect, it } from 'vitest'
import type { Read } from '../entries/read.ts'
import type { ResumeJob } from '../entries/read-jobs.ts'
import type { ResumeSchool } from '../entries/read-schools.ts'
import type { Resume } from '../read-resume.ts'
import { addressWith, answersOf, jobOf, schoolOf } from './resume-answers.ts'

const today = { year: 2026, month: 11, day: 22 }
const read = <T>(value: T, confidence = 1): Read<T> => ({
  value,
  confidence,
  page: 2,
  line: ` line of ${String(value)}\0`,
})

const readJob: ResumeJob = {
  title: read('Picker'),
  company: read('Harbor Foods'),
  city: read('Newark'),
  state: read('NJ'),
  start: read('2024-03'),
  end: read('2025-12'),
  current: false,
  duties: read('Picked orders.'),
  confidence: 1,
}
const entry = {
  reference_id: 'abc',
  title: 'Picker',
  company: 'Harbor Foods',
  city: 'Newark',
  state: 'NJ',
  start_date: '03/2024',
  end_date: '12/2025',
  duties: 'Picked orders.',
  complete_data: false,
}
const job = (change: Partial<ResumeJob> = {}) => jobOf({ ...readJob, ...change }, 'abc', today)

describe('[WZ-16] a job of a resume', () => {
  it('is an entry of the work history; why it ended only the person can tell', () => {
    expect(job()).toStrictEqual({ job: entry, doubts: [] })
  })

  it('is complete where it goes on, and then it has no end', () => {
    const { end_date: _, ...current } = entry
    expect(job({ current: true }).job).toStrictEqual({ ...current, current_job: true, complete_data: true })
    expect(job({ current: true, title: null }).job).toMatchObject({ complete_data: false })
  })

  it('[WZ-12] tells where a person worked through an agency', () => {
    const through = (company: string) => job({ company: read(company), current: true }).job
    expect(through('FedEx Ground (through Staffmark)')).toMatchObject({
      company_explain: 'FedEx Ground',
      complete_data: true,
    })
    expect(through('Ace Staffing (Randstad)')).not.toHaveProperty('company_explain')
    expect(through('Ace Staffing')).not.toHaveProperty('company_explain')
    expect(through('Harbor Foods (night shift)')).not.toHaveProperty('company_explain')
  })

  it('has what was read alone', () => {
    const none = { title: null, company: null, city: null, state: null, start: null, end: null, duties: null }
    expect(job(none).job).toStrictEqual({ reference_id: 'abc', complete_data: false })
    expect(job({ state: read('QQ') }).job).not.toHaveProperty('state')
  })

  it('has texts that can be stored, no longer than they may be', () => {
    expect(job({ title: read(` Pick\0er \uD800`) }).job.title).toBe('Picker \uFFFD')
    expect(job({ title: read('x'.repeat(201)) }).job.title).toBe('x'.repeat(200))
    expect(job({ duties: read('x'.repeat(2_001)) }).job.duties).toBe('x'.repeat(2_000))
    expect(job({ title: read(`${'x'.repeat(199)}😀`) }).job.title).toBe(`${'x'.repeat(199)}\uFFFD`)
  })

  it('keeps a start that is no month as it was read', () => {
    expect(job({ start: read('2024') }).job.start_date).toBe('2024')
    expect(job({ start: read('12024-03') }).job.start_date).toBe('12024-03')
    expect(job({ start: read('2024-031') }).job.start_date).toBe('2024-031')
  })

  it('shows the line of what the reader is less sure of than three quarters', () => {
    const { doubts } = job({
      title: read('Picker', 0.74),
      company: read('Harbor Foods', 0.75),
      start: read('2024-03', 0.5),
    })
    expect(doubts).toStrictEqual([
      { reference_id: 'abc', field: 'title', value: 'Picker', page: 2, line: 'line of Picker' },
      { reference_id: 'abc', field: 'start_date', value: '03/2024', page: 2, line: 'line of 2024-03' },
    ])
  })
})

const school = (change: Partial<ResumeSchool>) =>
  schoolOf({ name: null, degree: null, city: null, state: null, year: null, ...change }, today)

describe('[WZ-16] a school of a resume', () => {
  it('is of the type that its degree tells', () => {
    const rows: [string, number][] = [
      ['Master of Arts', 4],
      ['M.S. in Welding Engineering', 4],
      ['M. A.', 4],
      ['MS in Education', 4],
      ['M.Ed.', 4],
      ['MEd in Teaching', 4],
      ['CNA / Med Aide class', 5],
      ['Toastmasters', 5],
      ['Jackson, MS', 5],
      ['M.B.A.', 4],
      ['MBA', 4],
      ['Maestria', 4],
      ['Maestría en Logística', 4],
      ['Bachelor of Science', 3],
      ['Primaria', 6],
      ['B.S.', 3],
      ['BSc', 3],
      ['B. A.', 3],
      ['Licenciatura', 3],
      ['Ingenieria Industrial', 3],
      ['Ingeniería Industrial', 3],
      ['Associate in Arts', 2],
      ['A.A.S.', 2],
      ['AS', 2],
      ['A.S. Nursing', 2],
      ['AS in Business', 2],
      ['Served as class president', 5],
      ['HS Diploma', 1],
      ['Junior High School', 6],
      ['High School Diploma', 1],
      ['H.S. Diploma', 1],
      ['GED', 1],
      ['G.E.D.', 1],
      ['HiSET', 1],
      ['Bachillerato', 1],
      ['Preparatoria', 1],
      ['Secundaria', 1],
      ['Certificate of Welding', 7],
      ['Aged Care Certificate', 7],
      ['Zumba Instructor Certificate', 7],
      ['Vocational', 7],
      ['Técnico en Refrigeración', 7],
      ['Tecnica', 7],
      ['Trade School', 7],
      ['Job Corps', 7],
      ['Vo-Tech', 7],
      ['Votech', 7],
      ['Coursework', 8],
      ['Some college', 8],
      ['Estudios de contabilidad', 8],
      ['Diploma', 5],
    ]
    expect(rows.map(([degree]) => [degree, school({ degree: read(degree) }).degree_type])).toEqual(rows)
  })

  it('is of the type of its name, where its degree says nothing', () => {
    expect(school({ name: read('Essex County College') }).degree_type).toBe(8)
    expect(school({ degree: read('Diploma'), name: read('Newark High School') }).degree_type).toBe(1)
    expect(school({ degree: read('Associate'), name: read('Rutgers University') }).degree_type).toBe(2)
    expect(school({ name: read('Morse HS') }).degree_type).toBe(1)
    expect(school({ name: read('Wichita South High') }).degree_type).toBe(1)
    expect(school({ name: read('Roadmaster Drivers School') }).degree_type).toBe(5)
    expect(school({}).degree_type).toBe(5)
  })

  it('is of the type below the one that was not finished', () => {
    const rows: [string, string, number][] = [
      ['Bachelor of Science', 'Baylor University', 8],
      ['Associate of Arts', 'Lone Star College', 8],
      ['no diploma', 'Waco High School', 6],
      ['Some high school', '', 6],
      ['Certificate', 'Atlanta Technical College', 8],
      ['Certificate', 'Lincoln Trade School', 5],
    ]
    const typeOf = (degree: string, name: string) =>
      school({ degree: read(degree), name: read(name), unfinished: true }).degree_type
    expect(rows.map(([degree, name]) => [degree, name, typeOf(degree, name)])).toEqual(rows)
    const expectedIn = (year: number) => school({ degree: read('BA'), year: read(year) }).degree_type
    expect([expectedIn(today.year), expectedIn(today.year + 1)]).toEqual([3, 8])
  })

  it('has a major that its degree names, but not up to high school', () => {
    const majorOf = (degree: string) => school({ degree: read(degree) }).degree_major
    expect(majorOf('Bachelor of Science in Nursing')).toBe('Nursing')
    expect(majorOf('Bachelor of Science in  Nursing ')).toBe('Nursing')
    expect(majorOf('Associate: Supply Chain, Logistics')).toBe('Supply Chain, Logistics')
    expect(majorOf('Licenciatura en Administración')).toBe('Administración')
    expect(majorOf('High School Diploma in Welding')).toBeUndefined()
    expect(majorOf('Bachelor of Science')).toBeUndefined()
    expect(majorOf('Bachelor in IT')).toBeUndefined()
    expect(school({ name: read('Rutgers University') })).not.toHaveProperty('degree_major')
  })

  it('has what was read alone', () => {
    const whole = {
      name: read('Rutgers'),
      degree: read('BA in Art'),
      city: read('Newark'),
      state: read('NJ'),
      year: read(2019),
    }
    expect(school(whole)).toStrictEqual({
      degree_type: 3,
      name: 'Rutgers',
      degree_major: 'Art',
      city: 'Newark',
      state: 'NJ',
      graduation_year: 2019,
    })
    expect(school({ state: read('QQ') })).toStrictEqual({ degree_type: 5 })
    // what no rule of a school takes would be in the way of sending
    const wrong = { name: read('<b>Rutgers</b>'), city: read('<i>'), state: read('XX'), year: read(1949) }
    expect(school({ ...wrong, degree: read('BA in Art') })).toStrictEqual({
      degree_type: 3,
      degree_major: 'Art',
    })
  })
})

describe('[BY-24] the address of a resume', () => {
  const value = { street: ' 1 Main St ', city: 'Newark', state: 'NJ', zip: '07102' }
  const resume = (confidence = 0.75) => ({ address: read(value, confidence) }) as unknown as Resume
  const address = {
    address_line1: '1 Main St',
    address_city: 'Newark',
    address_state: 'NJ',
    address_postal_code: '07102',
  }

  it('is taken where it is sure, and the person has typed none', () => {
    expect(addressWith({}, resume())).toStrictEqual(address)
    expect(addressWith({ address_line1: ' ', address_international: false }, resume())).toStrictEqual(address)
    expect(addressWith({}, resume(0.74))).toStrictEqual({})
    expect(addressWith({}, { address: null })).toStrictEqual({})
  })

  it('leaves what the person typed', () => {
    const typed = [
      { address_line1: '2 Dock St' },
      { address_line2: 'Apt 3' },
      { address_city: 'Elizabeth' },
      { address_state: 'NY' },
      { address_postal_code: '10001' },
      { address_international: true },
    ]
    expect(typed.map((known) => [known, addressWith(known, resume())])).toStrictEqual(
      typed.map((known) => [known, {}]),
    )
  })
})

it('[WZ-16] an application gets the jobs, schools and licences of a resume, and what of them is doubted', () => {
  let ids = 0
  const resume = {
    jobs: [
      { ...readJob, title: read('Picker', 0.5) },
      { ...readJob, title: read('Packer') },
    ],
    schools: [{ name: read('Essex County College'), degree: null, city: null, state: null, year: null }],
    licences: [read('forklift')],
  } as unknown as Resume
  expect(answersOf(resume, today, () => `id${++ids}`)).toStrictEqual({
    jobs: [
      { ...entry, reference_id: 'id1' },
      { ...entry, title: 'Packer', reference_id: 'id2' },
    ],
    schools: [{ degree_type: 8, name: 'Essex County College' }],
    doubts: [{ reference_id: 'id1', field: 'title', value: 'Picker', page: 2, line: 'line of Picker' }],
    licences: [{ licence: 'forklift', page: 2, line: 'line of forklift' }],
  })
})
