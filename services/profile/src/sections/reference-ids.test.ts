import { describe, expect, it } from 'vitest'
import { job } from '../../test/factories.ts'
import { withReferenceIds } from './reference-ids.ts'

const idsOf = (...of: Parameters<typeof withReferenceIds>) =>
  withReferenceIds(...of).map(({ reference_id }) => reference_id)
const stored = [job({ reference_id: 'abc' })]

describe('the three characters by which a reference is asked for', () => {
  it('[PR-05] are three that cannot be mistaken for each other, and no two jobs of a person share them', () => {
    const ids = idsOf(Array.from({ length: 1_000 }, () => job()))
    for (const id of ids) expect(id).toMatch(/^[2-9a-hj-km-np-z]{3}$/)
    expect(new Set(ids).size).toBe(1_000)
  })

  it('[PR-05] stay what was sent', () => {
    const sent = [job({ reference_id: 'xyz' }), job({ title: 'Picker', reference_id: 'abc' })]
    expect(withReferenceIds(sent, stored)).toEqual(sent)
  })

  it('[PR-05] stay what is stored, where the same job is sent without them', () => {
    const other = job({ title: 'Picker', reference_id: 'xyz' })
    const sent = job({ duties: 'Something else now.' })
    expect(withReferenceIds([sent], [other, ...stored])).toEqual([{ ...sent, reference_id: 'abc' }])
  })

  it.each([{ title: 'Picker' }, { company: 'Harbor Foods' }, { start_date: '02/2024' }])(
    '[PR-05] are new for a job that differs by %j',
    (different) => {
      expect(idsOf([job(different)], stored)).not.toContain('abc')
    },
  )

  it('[PR-05] go to the one of two same jobs that is sent with them, whichever comes first', () => {
    const named = job({ reference_id: 'abc' })
    expect(idsOf([job(), named], stored)).toEqual([expect.not.stringMatching('abc'), 'abc'])
    expect(idsOf([named, job()], stored)).toEqual(['abc', expect.not.stringMatching('abc')])
  })

  it('[PR-05] stay with the first of two jobs that are sent with the same', () => {
    const [first, second] = [job({ reference_id: 'abc' }), job({ title: 'Picker', reference_id: 'abc' })]
    const [kept, changed] = withReferenceIds([first, second], [first, second])
    expect(kept).toEqual(first)
    expect(changed).toEqual({ ...second, reference_id: expect.not.stringMatching('abc') })
  })

  it('[PR-05] are those of the second of two same jobs that are stored, where the first is sent with its own', () => {
    const two = [...stored, job({ reference_id: 'xyz' })]
    expect(idsOf([job({ reference_id: 'abc' }), job()], two)).toEqual(['abc', 'xyz'])
    expect(idsOf([job(), job()], two)).toEqual(['abc', 'xyz'])
  })

  it('[PR-05] go to the first of two same jobs that are sent without them', () => {
    expect(idsOf([job(), job()], stored)).toEqual(['abc', expect.not.stringMatching('abc')])
  })
})
