import { describe, expect, it } from 'vitest'
import type { Application } from '../application.ts'
import { infoErrors, schoolErrorsAt } from './info.ts'

const today = { year: 2026, month: 11, day: 20 }
const complete: Application = {
  address_line1: '5 Oak St',
  address_city: 'Newark',
  address_state: 'NJ',
  address_postal_code: ' 07102 ',
  birth_date: '01/31/1990',
  eligible: 1,
  schools: [{ degree_type: 2 }],
}

describe('[WZ-06] basic info', () => {
  it('is complete with every field', () => {
    expect(infoErrors(complete, today)).toEqual({})
  })

  it('names every field that is missing, in the order of the page', () => {
    expect(Object.entries(infoErrors({}, today))).toEqual([
      ['address_line1', 'person.address'],
      ['address_postal_code', 'person.zip-required'],
      ['address_city', 'person.city'],
      ['address_state', 'person.state'],
      ['birth_date', expect.any(String)],
      ['schools.0.degree_type', 'field.choose'],
      ['eligible', 'field.choose'],
    ])
  })

  it('names each field that is wrong', () => {
    const rows: [string, Application, Record<string, string>][] = [
      ['no address outside the United States', { address_international: true, address_line1: '' }, {}],
      [
        'a ZIP of four digits',
        { address_postal_code: '0710' },
        { address_postal_code: 'person.zip-invalid' },
      ],
      ['a ZIP of six', { address_postal_code: '107102' }, { address_postal_code: 'person.zip-invalid' }],
      ['ZIP+4', { address_postal_code: '07102-1234' }, { address_postal_code: 'person.zip-invalid' }],
      [
        'a ZIP of another state',
        { address_postal_code: '99999', address_state: 'NY' },
        { address_postal_code: 'person.zip-state' },
      ],
      ['a ZIP that is of two states, in one', { address_postal_code: '06390', address_state: 'NY' }, {}],
      ['the same in the other', { address_postal_code: '06390', address_state: 'CT' }, {}],
      ['an unknown state', { address_state: 'XX' }, { address_state: 'person.state' }],
      ['the other right-to-work answer', { eligible: 0 }, {}],
      ['a right-to-work answer that is neither', { eligible: -1 }, { eligible: 'field.choose' }],
      ['a school without a degree', { schools: [{}] }, { 'schools.0.degree_type': 'field.choose' }],
      [
        'a first school of which more is told, without its name',
        {
          schools: [
            { degree_type: 2, degree_major: 'Welding', city: 'Newark', state: 'NJ', graduation_year: 2008 },
          ],
        },
        { 'schools.0.name': 'field.required' },
      ],
      [
        'tags in the name and the major of a school',
        { schools: [{ degree_type: 2, name: '<b>', degree_major: '<i>' }] },
        { 'schools.0.name': 'field.invalid', 'schools.0.degree_major': 'field.invalid' },
      ],
    ]
    expect(rows.map(([what, change]) => [what, infoErrors({ ...complete, ...change }, today)])).toEqual(
      rows.map(([what, , errors]) => [what, errors]),
    )
  })
})

describe('[WZ-06] a school of the profile', () => {
  const whole = {
    name: 'Essex College',
    city: 'Newark',
    state: 'NJ',
    degree_type: 2,
    degree_major: 'Welding',
    graduation_year: 2008,
  }

  it('is complete with every field, in any place', () => {
    expect([0, 1].map((index) => schoolErrorsAt([whole, whole], index))).toEqual([{}, {}])
  })

  it('may be a degree alone where it is the first', () => {
    const degree = { degree_type: 2 }
    expect(schoolErrorsAt([degree], 0)).toEqual({})
    expect(Object.keys(schoolErrorsAt([whole, degree], 1))).toContain('name')
  })

  it('is asked for whole where the first holds more than a degree, or no degree', () => {
    expect(Object.keys(schoolErrorsAt([{ degree_type: 2, city: 'Newark' }], 0))).toContain('name')
    expect(Object.keys(schoolErrorsAt([{}], 0))).toContain('degree_type')
  })
})
