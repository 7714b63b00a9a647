import { describe, expect, it } from 'vitest'
import { isAbout, shownState } from './reference-request.ts'

const now = new Date('2026-11-22T12:00:00Z')
const later = new Date('2026-11-23T12:00:00Z')
const before = new Date('2026-11-21T12:00:00Z')

describe('[PR-11] what a candidate sees of a request', () => {
  it.each([
    ['sent', later, 'sent'],
    ['sent', before, 'expired'],
    ['answered', before, 'answered'],
    // somebody who declined looks like somebody who did not answer
    ['declined', later, 'sent'],
    ['declined', before, 'expired'],
    ['not-me', later, 'wrong-number'],
    ['replaced', later, 'expired'],
  ])('%s until %s is %s', (state, expiresAt, shown) =>
    expect(shownState({ state, expiresAt }, now)).toBe(shown),
  )

  it('is about the job as it was then: another job under its id has no reference', () => {
    const request = { referenceId: 'a1b', title: 'Picker', company: 'Acme', startDate: '01/2024' }
    const job = { reference_id: 'a1b', title: 'Picker', company: 'Acme', start_date: '01/2024' }
    expect(isAbout(request, { ...job, duties: 'Picked.' })).toBe(true)
    for (const change of [
      { title: 'Manager' },
      { company: 'Big Co' },
      { start_date: '01/2010' },
      { reference_id: 'c2d' },
    ])
      expect(isAbout(request, { ...job, ...change })).toBe(false)
  })
})
