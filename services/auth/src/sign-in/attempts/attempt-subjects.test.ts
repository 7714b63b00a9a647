import { expect, it } from 'vitest'
import { attemptSubjects, networkSubject, ownPasswordSubjects, supportSubjects } from './attempt-subjects.ts'
import {
  messageRules,
  passwordRules,
  spreadRule,
  supportRules,
  tightNearRule,
  unguessableRule,
} from './lockout.ts'
import { secretsFrom } from '../secrets.ts'

const secrets = secretsFrom([{ kid: 'one', secret: 's'.repeat(32) }])
const attempt = {
  handle: { kind: 'email', value: 'ana@example.com' },
  network: '203.0.113.7',
  accountId: 'a1',
  knownDevice: null,
} as const
const subjectsOf = (overrides: object) =>
  attemptSubjects(secrets, { ...attempt, ...overrides }).map(({ subject }) => subject)

it('[AU-19] counts by the network, by the handle from there and by the handle from everywhere', () => {
  // what others do tightens what the handle has from one network, and refuses no one
  expect(attemptSubjects(secrets, attempt)).toStrictEqual([
    {
      subject: expect.any(String),
      rule: spreadRule,
      accountId: null,
      atSuccess: 'take-back',
      sparesRegulars: true,
    },
    {
      subject: expect.any(String),
      rule: passwordRules.network,
      accountId: null,
      atSuccess: 'take-back',
      tightens: true,
    },
    {
      subject: expect.any(String),
      rule: passwordRules.handle,
      accountId: 'a1',
      atSuccess: 'forget',
      tightens: true,
    },
    {
      subject: expect.any(String),
      rule: passwordRules.near,
      accountId: 'a1',
      atSuccess: 'forget',
      tight: tightNearRule,
    },
  ])
  const [spread, network, everywhere, near] = subjectsOf({})
  expect(new Set([spread, network, near, everywhere]).size).toBe(4)
  const elsewhere = subjectsOf({ network: '203.0.113.8' })
  expect(elsewhere[2]).toBe(everywhere)
  for (const place of [0, 1, 3]) expect([spread, network, near]).not.toContain(elsewhere[place])
  const other = subjectsOf({ handle: { kind: 'email', value: 'bo@example.com' } })
  expect(other.slice(0, 2)).toEqual([spread, network])
  expect(other.slice(2)).not.toContain(near)
  expect(other.slice(2)).not.toContain(everywhere)
  expect(subjectsOf({ handle: { kind: 'phone', value: 'ana@example.com' } })[2]).not.toBe(everywhere)
})

it('[AU-19] [AU-21] counts the handle and not the account behind it', () => {
  expect(subjectsOf({ accountId: null })).toEqual(subjectsOf({}))
})

it('[AU-19] counts a browser that its person used before by itself alone, for each handle', () => {
  const [known, ...more] = attemptSubjects(secrets, { ...attempt, knownDevice: 'd1' })
  expect(more).toEqual([])
  expect(known).toMatchObject({ rule: passwordRules.near, accountId: 'a1', atSuccess: 'forget' })
  expect(subjectsOf({ knownDevice: 'd1', network: '203.0.113.8' })).toEqual([known!.subject])
  expect(subjectsOf({ knownDevice: 'd2' })).not.toEqual([known!.subject])
  const phone = { kind: 'phone', value: '2125550142' }
  expect(subjectsOf({ knownDevice: 'd1', handle: phone })).not.toEqual([known!.subject])
})

it('[AU-19] counts checks of the own password by the account', () => {
  const [own, ...more] = ownPasswordSubjects(secrets, 'a1')
  expect(more).toEqual([])
  expect(own).toMatchObject({ rule: passwordRules.near, accountId: 'a1', atSuccess: 'forget' })
  expect(ownPasswordSubjects(secrets, 'a2')[0]!.subject).not.toBe(own!.subject)
})

it('[AU-19] stores neither handle nor network nor account to read', () => {
  const subjects = [...subjectsOf({}), ...subjectsOf({ knownDevice: 'd1' })]
  for (const subject of [...subjects, ownPasswordSubjects(secrets, 'a1')[0]!.subject])
    expect(subject).toMatch(/^[\w-]{43}$/)
})

it('[AU-19] keeps its kinds apart, so that no account is counted as a handle or a network', () => {
  const { subjectOf } = secrets
  const typed = 'email:ana@example.com'
  expect(subjectsOf({})).toEqual([
    subjectOf('address', 'spread 203.0.113.7'),
    subjectOf('address', '203.0.113.7'),
    subjectOf('handle', typed),
    subjectOf('handle', `${typed} from 203.0.113.7`),
  ])
  expect(subjectsOf({ knownDevice: 'd1' })).toEqual([subjectOf('device', `d1 ${typed}`)])
  expect(ownPasswordSubjects(secrets, 'a1').map(({ subject }) => subject)).toEqual([
    subjectOf('account', 'a1'),
  ])
})

it('[AU-19] counts the messages that are asked for by themselves, and by the account whichever handle is typed', () => {
  const { subjectOf } = secrets
  const message = (overrides: object = {}) =>
    attemptSubjects(secrets, { ...attempt, ...overrides }, 'message')
  expect(message()).toStrictEqual([
    {
      subject: subjectOf('address', 'message 203.0.113.7'),
      rule: messageRules.network,
      accountId: null,
      atSuccess: 'take-back',
    },
    {
      subject: subjectOf('handle', 'message account:a1 from 203.0.113.7'),
      rule: messageRules.near,
      accountId: 'a1',
      atSuccess: 'forget',
    },
    {
      subject: subjectOf('handle', 'message account:a1'),
      rule: messageRules.handle,
      accountId: 'a1',
      atSuccess: 'forget',
    },
  ])
  expect(message({ handle: { kind: 'phone', value: '2125550142' } })).toStrictEqual(message())
  expect(message({ knownDevice: 'd1' })).toStrictEqual([
    {
      subject: subjectOf('device', 'd1 message account:a1'),
      rule: messageRules.near,
      accountId: 'a1',
      atSuccess: 'forget',
    },
  ])
  expect(message({ accountId: null })[2]).toStrictEqual({
    subject: subjectOf('handle', 'message email:ana@example.com'),
    rule: messageRules.handle,
    accountId: null,
    atSuccess: 'forget',
  })
})

it('[AU-19] counts tries of what cannot be guessed apart from passwords, whose limit is no lock for them', () => {
  const tried = networkSubject(secrets, '203.0.113.7')
  expect(tried.rule).toBe(unguessableRule)
  expect(subjectsOf({})).not.toContain(tried.subject)
  expect(networkSubject(secrets, '203.0.113.7', 'message').rule).toBe(messageRules.network)
})

it('[BY-25] counts messages to the support by their account or browser and network, and all, visitors apart', () => {
  const asked = (accountId: string | null, device = 'd') =>
    supportSubjects(secrets, { accountId, device, network: '203.0.113.7' })
  expect(asked('a').map(({ rule, accountId, atSuccess }) => [rule, accountId, atSuccess])).toStrictEqual([
    [supportRules.asker, 'a', 'take-back'],
    [supportRules.network, null, 'take-back'],
    [supportRules.all, null, 'take-back'],
  ])
  const names = (subjects: ReturnType<typeof asked>) => subjects.map(({ subject }) => subject)
  expect(names(asked('a', 'e'))).toStrictEqual(names(asked('a')))
  expect(names(asked(null, 'e')).slice(1)).toStrictEqual(names(asked(null)).slice(1))
  expect(new Set([...names(asked('a')), ...names(asked(null)), ...names(asked(null, 'e'))]).size).toBe(7)
})
