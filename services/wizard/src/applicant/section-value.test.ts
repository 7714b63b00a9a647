import { describe, expect, it } from 'vitest'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import { fingerprint, isSameValue, isEmptyValue, withoutSections } from './section-value.ts'

describe('values of a section', () => {
  it.each<[string, SectionValue, SectionValue, boolean]>([
    ['in another order', { self_promo: 'a', eligible: 1 }, { eligible: 1, self_promo: 'a' }, true],
    ['with an unchecked box', { address_international: false }, {}, true],
    ['with an unchecked box of a job', { jobs: [{ current_job: false }] }, { jobs: [{}] }, true],
    ['with an empty list', { jobs: [] }, {}, true],
    ['with an empty text, which is an answer', { self_promo: '' }, {}, false],
    ['with a no, which is an answer', { eligible: 0 }, {}, false],
    [
      'with a skill that is denied',
      { skills: [{ qid: 'a', has_skill: false }] },
      { skills: [{ qid: 'a' }] },
      false,
    ],
    ['in another order of jobs', { jobs: [{ title: 'a' }, {}] }, { jobs: [{}, { title: 'a' }] }, false],
    ['with a checked box', { done_adding_jobs: true }, { done_adding_jobs: false }, false],
  ])('[WZ-39] %s', (_, one, other, same) => {
    expect(isSameValue(one, other)).toBe(same)
    expect(fingerprint(one) === fingerprint(other)).toBe(same)
  })

  it('[WZ-39] are the same where a key is there without a value', () => {
    expect(isSameValue({ self_promo: 'a', eligible: undefined }, { self_promo: 'a' })).toBe(true)
    expect(isEmptyValue({ eligible: undefined })).toBe(true)
    expect(isEmptyValue({ eligible: undefined, self_promo: 'a' })).toBe(false)
  })

  it('have a short fingerprint, whatever the order of many keys', () => {
    const value = { self_promo: 'a', eligible: 1, address_city: 'b', birth_date: 'c' }
    const reversed = Object.fromEntries(Object.entries(value).toReversed())
    expect(fingerprint(value)).toMatch(/^[\w-]{16}$/)
    expect(fingerprint(reversed)).toBe(fingerprint(value))
  })

  it('have the fingerprint by which those that are stored are known again', () => {
    expect(fingerprint({ self_promo: 'a', eligible: 1, address_city: 'b' })).toBe('_CO930d7kVzQ5Xba')
  })

  it('is empty with unchecked boxes and empty lists alone', () => {
    expect(isEmptyValue({ address_international: false, jobs: [] })).toBe(true)
    expect(isEmptyValue({ self_promo: '' })).toBe(false)
  })

  it('[WZ-39] a draft stores the rest', () => {
    expect(withoutSections({ first_name: 'Ana', jobs: [], questions: [], pref_shift_day: 1 })).toEqual({
      first_name: 'Ana',
      questions: [],
    })
  })
})
