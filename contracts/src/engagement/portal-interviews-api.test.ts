import { expect, it } from 'vitest'
import { giveOutcome, moveApplications, sendInvites } from './portal-interviews-api.ts'

it('[EN-16] [BY-14] an invite names a time that a calendar can hold, and its place in one line', () => {
  const invite = {
    applications: ['00000000-0000-4000-8000-000000000001'],
    type: 1,
    zone: 'America/New_York',
    times: [{ starts_at: '2027-05-01T15:00:00-04:00' }],
  }
  const isTaken = (change: object) => sendInvites.body.safeParse({ ...invite, ...change }).success
  const starting = (starts_at: string) => ({ times: [{ starts_at }] })
  expect(isTaken(starting('2199-12-31T23:59:59Z'))).toBe(true)
  expect(isTaken({ place: 'Dock 4, back door' })).toBe(true)
  const refused = [
    starting('9999-12-31T23:59:59-12:00'),
    starting('0000-01-01T00:00:00Z'),
    // 2200 as it is stored
    starting('2199-12-31T15:00:00-23:59'),
    starting('2000-01-01T00:00:00+01:00'),
    { place: 'Dock 4\nBack door' },
    { place: 'Dock \u202e4' },
    { custom_type: '\u200b' },
    { note: '\u200b' },
  ]
  expect(refused.filter(isTaken)).toEqual([])
})

it('[EN-19] [BY-27] a manager gives no reason that the system or the candidate gives, nor a no-show that no one may contest', () => {
  const applications = ['00000000-0000-4000-8000-000000000001']
  const isTaken = (reason: string) => [
    moveApplications.body.safeParse({ applications, state: 2, reasons: [reason] }).success,
    giveOutcome.body.safeParse({ outcome: 3, reasons: [reason] }).success,
  ]
  expect(isTaken('late')).toEqual([true, true])
  for (const reason of ['withdrawn', 'deactivated', 'invalid phone', 'expired', 'no-show'])
    expect([reason, ...isTaken(reason)]).toEqual([reason, false, false])
})
