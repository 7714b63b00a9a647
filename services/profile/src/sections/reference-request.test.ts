import { describe, expect, it } from 'vitest'
import type { ReferenceRequest } from '../../generated/client.ts'
import {
  daysBefore,
  hashOfSecret,
  isAbout,
  isOpen,
  linkEnd,
  newSecret,
  presentReference,
  shownState,
} from './reference-request.ts'

const now = new Date('2026-11-22T12:00:00Z')
const later = new Date('2026-11-23T12:00:00Z')
const before = new Date('2026-11-21T12:00:00Z')

describe('[PR-11] what a candidate sees of a request', () => {
  it.each([
    ['sent', later, 'sent'],
    ['sent', before, 'expired'],
    ['answered', before, 'answered'],
    // who declined looks like who did not answer
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

  it('is about a job without title, company and start while it has none', () => {
    const request = { referenceId: 'a1b', title: '', company: '', startDate: '' }
    expect(isAbout(request, { reference_id: 'a1b' })).toBe(true)
    for (const change of [{ title: 'Picker' }, { company: 'Acme' }, { startDate: '01/2024' }])
      expect(isAbout({ ...request, ...change }, { reference_id: 'a1b' })).toBe(false)
  })

  it('is open while its link works, whether it was declined or not', () => {
    for (const state of ['sent', 'declined']) {
      expect(isOpen({ state, expiresAt: new Date(now.getTime() + 1) }, now)).toBe(true)
      expect(isOpen({ state, expiresAt: now }, now)).toBe(false)
    }
    for (const state of ['answered', 'not-me', 'replaced'])
      expect(isOpen({ state, expiresAt: later }, now)).toBe(false)
  })

  it('has no more of the number than its last two digits', () => {
    const request = {
      referenceId: 'a1b',
      managerName: 'Rosa Diaz',
      numberEnd: '42',
      state: 'declined',
      sentAt: before,
      expiresAt: later,
    } as ReferenceRequest
    expect(presentReference(request, now)).toStrictEqual({
      reference_id: 'a1b',
      manager_name: 'Rosa Diaz',
      manager_number: '•••-•••-••42',
      state: 'sent',
      sent_at: '2026-11-21T12:00:00.000Z',
      expires_at: '2026-11-23T12:00:00.000Z',
    })
  })
})

it('[PR-11] a link works for fourteen days', () => {
  expect(linkEnd(now).toISOString()).toBe('2026-12-06T12:00:00.000Z')
  expect(daysBefore(now, 30).toISOString()).toBe('2026-10-23T12:00:00.000Z')
})

it('[PR-11] a link is known by the hash of its secret', () => {
  expect(newSecret()).toMatch(/^[\w-]{43}$/)
  expect(newSecret()).not.toBe(newSecret())
  // the first example of FIPS 180-2
  expect(hashOfSecret('abc')).toBe(
    Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex').toString(
      'base64url',
    ),
  )
})
