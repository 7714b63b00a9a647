import { describe, expect, it } from 'vitest'
import type { SchoolEntry } from '../../application.ts'
import { degreeType } from '../../enumerations.ts'
import { asksMajor, isWholeSchool, schoolErrors } from './school.ts'

const school: SchoolEntry = {
  degree_type: 2,
  name: 'Essex County College',
  degree_major: 'Welding',
  city: 'Newark',
  state: 'NJ',
  graduation_year: 2012,
}

describe('a school', () => {
  it('[PR-10] is fine with all that is asked', () => expect(schoolErrors(school)).toEqual({}))

  it('[PR-10] names the field that is wrong', () => {
    const rows: [keyof SchoolEntry, SchoolEntry, string][] = [
      ['degree_type', { degree_type: 0, degree_major: 'x' }, 'field.choose'],
      ['degree_type', { degree_type: 99 }, 'field.choose'],
      ['name', { name: ' ' }, 'field.required'],
      ['name', { name: '<b>School</b>' }, 'field.invalid'],
      ['degree_major', { degree_major: '' }, 'field.required'],
      ['degree_major', { degree_major: '<script' }, 'field.invalid'],
      ['city', { city: '' }, 'field.required'],
      ['city', { city: '<i>x</i>' }, 'field.invalid'],
      ['state', { state: 'XX' }, 'field.choose'],
      ['graduation_year', { graduation_year: 0 }, 'field.required'],
      ['graduation_year', { graduation_year: 1949 }, 'school.year'],
      ['graduation_year', { graduation_year: 2031 }, 'school.year'],
    ]
    const found = rows.map(([field, change]) => [
      field,
      change,
      schoolErrors({ ...school, ...change })[field],
    ])
    expect(found).toEqual(rows)
  })

  it.each([1950, 2030])('[PR-10] may end in %i', (graduation_year) =>
    expect(schoolErrors({ ...school, graduation_year })).toEqual({}),
  )

  it('[PR-10] has a major whatever the degree', () => {
    const { degree_major: _, ...rest } = school
    for (const degree_type of [undefined, degreeType['high school or GED'], degreeType.master])
      expect(schoolErrors({ ...rest, degree_type })).toMatchObject({ degree_major: 'field.required' })
  })
})

it('[WZ-06] is asked for its major in basic info from some college on', () => {
  const rows: [string, number | undefined, boolean][] = [
    ['none chosen', undefined, false],
    ['none chosen', -1, false],
    ['none chosen', 0, false],
    ['under 12th grade', degreeType['under 12th grade'], false],
    ['high school', degreeType['high school or GED'], false],
    ['some college', 2, true],
  ]
  expect(rows.map(([what, degree]) => [what, degree, asksMajor(degree)])).toEqual(rows)
})

it('[PR-10] is more than the highest schooling with any of its place and its year', () => {
  expect(isWholeSchool({ degree_type: 2, name: 'Rutgers', degree_major: 'Law' })).toBe(false)
  expect(isWholeSchool({ city: ' ', state: '' })).toBe(false)
  for (const part of [{ city: 'Newark' }, { state: 'NJ' }, { graduation_year: 0 }])
    expect(isWholeSchool(part)).toBe(true)
})
