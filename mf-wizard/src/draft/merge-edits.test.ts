import { describe, expect, it } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const job = (reference_id: string, title: string, more: object = {}) => ({ reference_id, title, ...more })

describe('[WZ-28] edits of two tabs', () => {
  it('keep what each of them changed', () => {
    const base = { address_city: 'Newark', address_line1: '1 Main St', self_promo: '' }
    const mine = { ...base, self_promo: 'Mine' }
    const theirs = { ...base, address_city: 'Elizabeth' }
    expect(mergeEdits(base, mine, theirs, ['self_promo'])).toEqual({
      address_city: 'Elizabeth',
      address_line1: '1 Main St',
      self_promo: 'Mine',
    })
  })

  it('keep the jobs that each of them added, and the fields that each of them changed', () => {
    const base = { jobs: [job('a', 'Picker'), job('b', 'Packer')] }
    const mine = { jobs: [job('a', 'Forklift picker'), job('b', 'Packer'), job('m', 'Mine')] }
    const theirs = { jobs: [job('a', 'Picker', { city: 'Newark' }), job('b', 'Packer'), job('t', 'Theirs')] }
    expect(mergeEdits(base, mine, theirs, ['jobs']).jobs).toEqual([
      job('a', 'Forklift picker', { city: 'Newark' }),
      job('b', 'Packer'),
      job('t', 'Theirs'),
      job('m', 'Mine'),
    ])
  })

  it('take out what one of them took out, unless the other changed it since', () => {
    const base = { jobs: [job('a', 'Picker'), job('b', 'Packer'), job('c', 'Loader'), job('d', 'Driver')] }
    const mine = { jobs: [job('b', 'Packer'), job('c', 'Loader')] }
    const theirs = { jobs: [job('a', 'Picker'), job('b', 'Packer'), job('d', 'Truck driver')] }
    expect(mergeEdits(base, mine, theirs, ['jobs']).jobs).toEqual([
      job('b', 'Packer'),
      job('d', 'Truck driver'),
    ])
  })

  it('keep every job that another client saved, also those without a reference id or with the same', () => {
    const theirs = {
      jobs: [{ title: 'Picker' }, { title: 'Packer' }, job('a', 'Loader'), job('a', 'Driver')],
    }
    const mine = { jobs: [job('m', 'Mine')] }
    expect(mergeEdits({}, mine, theirs, ['jobs']).jobs).toEqual([...theirs.jobs, ...mine.jobs])
  })

  it('do not take the order of keys for a change', () => {
    const base = { jobs: [{ reference_id: 'a', title: 'Picker', city: 'Newark' }] }
    const mine = { jobs: [{ city: 'Newark', title: 'Picker', reference_id: 'a', duties: undefined }] }
    expect(mergeEdits(base, mine, { jobs: [] }, ['jobs']).jobs).toEqual([])
  })

  it('bring chosen jobs and shifts of both together', () => {
    const base = { positions: [1, 2], pref_shift_start: { '1': 'any' } }
    const mine = { positions: [2, 3], pref_shift_start: { '1': 'any', '2': '6:00 AM' } }
    const theirs = { positions: [1, 2, 4], pref_shift_start: { '1': '2:00 PM' } }
    expect(mergeEdits(base, mine, theirs, ['positions', 'pref_shift_start'])).toEqual({
      positions: [2, 4, 3],
      pref_shift_start: { '1': '2:00 PM', '2': '6:00 AM' },
    })
  })

  it('keep a field that was emptied here', () => {
    expect(mergeEdits({ self_promo: 'x' }, { self_promo: '' }, { self_promo: 'x' }, ['self_promo'])).toEqual({
      self_promo: '',
    })
  })
})
