import { describe, expect, it } from 'vitest'
import { barredLevel, barredUntil, levelAfter, refuseBarred, statusOf, suspendedUntil } from './standing.ts'

const now = new Date('2026-11-22T12:00:00Z')
const account = {
  status: 1,
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
  suspendedUntil: null,
  suspendedByHand: false,
  noShowsUntil: null,
  deactivatedAt: null,
}

describe('[AU-24] the status of an account', () => {
  it.each([
    ['unverified, until a contact is proven', {}, 2],
    ['active by a proven phone', { phoneVerifiedAt: now }, 1],
    ['active by a proven email', { emailVerifiedAt: now }, 1],
    ['an unverified duplicate', { status: 3 }, 3],
    ['active, whatever it looked like, once a contact is proven', { status: 3, phoneVerifiedAt: now }, 1],
    ['fake', { status: 4 }, 4],
    ['fake, also with a phone', { status: 4, phoneVerifiedAt: now }, 4],
    ['archived', { status: -1, emailVerifiedAt: now }, -1],
  ])('is %s', (_, change, status) => expect(statusOf({ ...account, ...change })).toBe(status))
})

describe('[AU-18] an account is', () => {
  const second = 1_000
  it.each([
    ['not barred', {}, undefined],
    ['not barred as a duplicate', { status: 3 }, undefined],
    ['barred where it was deactivated', { deactivatedAt: now }, 'deactivated'],
    ['barred where it is archived', { status: -1 }, 'deactivated'],
    ['barred where it is fake', { status: 4 }, 'deactivated'],
    ['suspended until a time', { suspendedUntil: new Date(now.getTime() + second) }, 'suspended'],
    [
      'suspended by an operator, who speaks of no missed interviews',
      { suspendedUntil: new Date(now.getTime() + second), suspendedByHand: true },
      'deactivated',
    ],
    ['free again from that time on', { suspendedUntil: now }, undefined],
    [
      'deactivated before it is suspended',
      { deactivatedAt: now, suspendedUntil: new Date(now.getTime() + second) },
      'deactivated',
    ],
  ])('%s', (_, change, level) => expect(barredLevel({ ...account, ...change }, now)).toBe(level))
})

it('[AU-18] an account is barred until the end of its suspension, or for good', () => {
  const of = (change: object) => barredUntil({ ...account, ...change })?.toISOString() ?? null
  expect(of({})).toBeNull()
  expect(of({ suspendedUntil: now })).toBe(now.toISOString())
  for (const change of [{ deactivatedAt: now }, { status: -1 }, { status: 4, suspendedUntil: now }])
    expect(of(change)).toBe('9999-12-31T00:00:00.000Z')
})

it('[AU-18] a suspension lasts for 30 days', () => {
  expect(suspendedUntil(now).toISOString()).toBe('2026-12-22T12:00:00.000Z')
})

it('[AU-18] whoever is barred is refused with the sentence of it, and no one else', () => {
  const refusing = (change: object) => () => refuseBarred({ ...account, ...change }, now)
  expect(refusing({})).not.toThrow()
  expect(refusing({ deactivatedAt: now })).toThrow(
    expect.objectContaining({ refusal: 'barred', sentence: 'barred.deactivated' }),
  )
  expect(refusing({ suspendedUntil: suspendedUntil(now) })).toThrow(
    expect.objectContaining({ refusal: 'barred', sentence: 'barred.suspended' }),
  )
})

it.each([
  ['normal', 'expired'],
  ['password changed', 'password changed'],
  ['suspended', 'suspended'],
])('[AU-18] a session of the level %s is %s once it is over', (level, after) => {
  expect(levelAfter(level)).toBe(after)
})
