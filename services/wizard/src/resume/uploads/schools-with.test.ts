import { describe, expect, it } from 'vitest'
import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { schoolsWith, schoolsWithout } from './schools-with.ts'

describe('[WZ-16] the schools of a person and of their resume', () => {
  const whole: SchoolEntry = {
    degree_type: 3,
    name: 'Rutgers',
    degree_major: 'Art',
    city: 'Newark',
    state: 'NJ',
    graduation_year: 2019,
  }

  const merged = (...told: Parameters<typeof schoolsWith>) => schoolsWith(...told).schools

  it('are those that were read, where the person told none', () => {
    expect(merged([], [whole])).toStrictEqual([whole])
    expect(merged([{}, { name: '' }], [whole])).toStrictEqual([whole])
    expect(merged([whole], [])).toStrictEqual([whole])
  })

  it('are one where they have the same name, and what the person typed stays', () => {
    const typed = { degree_type: 4, name: ' RUTGERS ', city: '' }
    expect(merged([typed], [whole])).toStrictEqual([{ ...whole, degree_type: 4, name: ' RUTGERS ' }])
  })

  it('are one where the person named none of that degree, and two where they named another', () => {
    expect(merged([{ degree_type: 3 }], [whole])).toStrictEqual([whole])
    expect(merged([{ degree_type: 1 }], [whole])).toStrictEqual([{ degree_type: 1 }, whole])
    const other = { ...whole, name: 'Essex' }
    expect(merged([other], [whole])).toStrictEqual([other, whole])
    expect(merged([whole], [{ ...whole, name: '' }])).toHaveLength(2)
    expect(merged([{ degree_type: 1 }], [{ ...whole, name: '' }])).toHaveLength(2)
  })

  it('begin with one that holds all, or only what basic info asks for', () => {
    const { city: _, ...part } = whole
    const first = { degree_type: 3, name: 'Rutgers', degree_major: 'Art' }
    expect(merged([], [part])).toStrictEqual([first])
    expect(merged([], [{ degree_type: 3, city: 'Newark' }])).toStrictEqual([{ degree_type: 3 }])
    expect(merged([], [{ name: 'Rutgers' }])).toStrictEqual([{ name: 'Rutgers' }])
    expect(merged([whole], [{ ...part, name: 'Essex' }])[1]).toStrictEqual({ ...part, name: 'Essex' })
  })

  it('are ten at most', () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ ...whole, name: `School ${index}` }))
    expect(merged([], many)).toStrictEqual(many.slice(0, 10))
  })

  it('begin with the highest that was read, unless the person chose one', () => {
    const levels = [5, 8, 3, 7, 2, 4, 1, 6].map((degree_type) => ({
      degree_type,
      name: `School ${degree_type}`,
    }))
    const order = (known: SchoolEntry[]) => merged(known, levels).map(({ degree_type }) => degree_type)
    expect(order([])).toEqual([4, 3, 2, 8, 7, 1, 6, 5])
    expect(order([{ degree_type: 1, name: 'Newark High' }])).toEqual([1, 4, 3, 2, 8, 7, 1, 6, 5])
    // two of the same level: as the resume has them
    const [first, second] = [{ ...whole, name: 'Essex' }, whole]
    expect(merged([], [first, second])).toStrictEqual([first, second])
  })
})

describe('[WZ-16] the schools of the resume before', () => {
  const bachelor: SchoolEntry = { degree_type: 3, name: 'Rutgers', degree_major: 'Art' }
  const high: SchoolEntry = { degree_type: 1, name: 'Newark High School', city: 'Newark' }
  const left = (known: SchoolEntry[], edit: (schools: SchoolEntry[]) => SchoolEntry[] = (same) => same) => {
    const { schools, filled } = schoolsWith(known, [high, bachelor])
    return schoolsWithout(edit(schools), filled)
  }

  it('go, and what the person had told before comes back', () => {
    expect(left([])).toStrictEqual([])
    expect(left([{ degree_type: 1 }])).toStrictEqual([{ degree_type: 1 }])
    const typed = { degree_type: 4, name: 'Rutgers' }
    expect(left([typed])).toStrictEqual([typed])
    const own = { degree_type: 2, name: 'Essex' }
    expect(left([own])).toStrictEqual([own])
    // an emptied field is one that is not there
    expect(left([], ([first, ...others]) => [{ ...first, city: '' }, ...others])).toStrictEqual([])
    expect(left([], () => [])).toStrictEqual([])
  })

  it('leave the level that the person chose of the first, and a school that they edited', () => {
    const chosen = (degree_type: number) =>
      left([], ([first, ...more]) => [{ ...first, degree_type }, ...more])
    expect(chosen(4)).toStrictEqual([{ degree_type: 4 }])
    const edited = { ...high, graduation_year: 2012 }
    expect(left([], ([first]) => [first!, edited])).toStrictEqual([edited])
    const renamed = { ...bachelor, name: 'NJIT' }
    expect(left([], ([, second]) => [renamed, second!])).toStrictEqual([renamed])
  })
})
