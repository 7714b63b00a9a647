import { readFileSync } from 'node:fs'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import type { EventType } from '@lunchpail/contracts/event'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import { consumerName, namesOf } from '@lunchpail/kit-events/consumer-names'
import { connectNats, type NatsClient } from '@lunchpail/kit-events/nats'
import { natsPasswordVariable, natsUsers, type NatsUser } from '@lunchpail/kit-events/nats-permissions'
import { RoutesChanged } from '@lunchpail/kit-events/routes-stream'
import { streamName } from '@lunchpail/kit-events/stream-name'
import { startTestNats, type TestNats } from '@lunchpail/kit-events/testing/test-nats'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { permissionsFile, sitePermissions } from '../src/site-permissions.ts'

const committed = readFileSync(permissionsFile, 'utf8')

it('has the permissions of every service in the committed file: npm run generate-permissions', async () => {
  expect(committed).toBe(await sitePermissions())
})

describe('the permissions of the site, on its own server', () => {
  let server: TestNats
  const clients: NatsClient[] = []
  /** by user: what the server did not permit */
  const refused = new Map<NatsUser, string[]>()
  const clientOf = async (user: NatsUser): Promise<NatsClient> => {
    const subjects: string[] = []
    refused.set(user, subjects)
    const client = connectNats({
      url: server.url.replace('//', `//${user}:1${user}@`),
      name: user,
      log: {
        warn: () => {},
        error: (({ subject }: { subject: string }) => void subjects.push(subject)) as never,
      },
    })
    clients.push(client)
    await vi.waitFor(() => expect(client.connected()).toBe(true), soon)
    return client
  }
  const soon = { interval: 20 }
  const by = {} as Record<NatsUser, NatsClient>
  const settingsOf = (service: Noun, event: EventType) => ({
    noun: event.owner,
    name: consumerName(service, event),
    subject: event.type,
    ackWaitMs: 5_000,
  })

  beforeAll(async () => {
    server = await startTestNats({
      configuration: committed,
      // quoted: it begins with a digit
      variables: Object.fromEntries(natsUsers.map((user) => [natsPasswordVariable(user), `"1${user}"`])),
    })
    for (const user of natsUsers) by[user] = await clientOf(user)
    for (const noun of ['auth', 'jobs', 'wizard', 'profile'] as const)
      await vi.waitFor(() => by.operator.ensureStream(noun), soon)
  })
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()))
    await server?.remove()
  })

  it('lets a service publish its events, and another consume the ones that it declares', async () => {
    const name = await by.matches.ensureConsumer(settingsOf('matches', positionChanged))
    const received: string[] = []
    const pull = await by.matches.consume('jobs', name, (message) => {
      received.push(message.payload)
      message.ack()
    })
    await by.jobs.publishToStream(positionChanged.type, '{"one":1}', 'one')
    await vi.waitFor(() => expect(received).toEqual(['{"one":1}']), soon)
    // acknowledged: nothing is left to deliver
    await vi.waitFor(async () => expect(await by.matches.lag('jobs', name)).toBe(0), soon)
    pull.stop()
    expect(refused.get('matches')).toEqual([])
    expect(refused.get('jobs')).toEqual([])
  })

  it('lets every process say its own routes and read those of all, and say none of another', async () => {
    await vi.waitFor(() => by.operator.ensureStream('routes'), soon)
    const heard: string[] = []
    await by.shell.subscribe('routes.*.*', (subject) => void heard.push(subject))
    const first = { lastSequence: 0 }
    expect(await by.jobs.routes.say('jobs', 'a', '{}', first)).toBe(1)
    await expect(by.auth.routes.say('auth', 'a', '{}', first)).rejects.toThrow(RoutesChanged)
    expect(await by.shell.routes.say('shell', 'a', '{}', { lastSequence: 1 })).toBe(2)
    const { messages, last } = await by.matches.routes.read()
    expect([messages.map(({ process, instance }) => `${process} ${instance}`), last]).toEqual([
      ['jobs a', 'shell a'],
      2,
    ])
    expect(heard).toEqual(expect.arrayContaining(['routes.jobs.a']))
    await expect(by.matches.routes.say('jobs', 'a', '{}', { lastSequence: 2 })).rejects.toMatchObject({
      code: 'PERMISSIONS_VIOLATION',
    })
    refused.get('matches')!.length = 0
  })

  const callsOfOperators = ['CREATE', 'UPDATE', 'DELETE', 'PURGE', 'SNAPSHOT', 'RESTORE']
  /** of its own stream, a service may have them: an erased person leaves it by them */
  const callsOfOwners = ['MSG.DELETE', 'MSG.GET']
  it.each([...nouns, 'shell'] as const)(
    'lets %s look at its own stream at most, and neither make, change, empty nor delete one',
    async (user) => {
      if (user !== 'shell') await vi.waitFor(() => by.operator.ensureStream(user), soon)
      if (user !== 'shell') await by[user].checkStream(user)
      const streams = [user === 'shell' ? 'auth' : user, user === 'jobs' ? 'wizard' : 'jobs'] as const
      const subjects = streams.flatMap((noun) =>
        [...callsOfOperators, ...(noun === user ? [] : callsOfOwners)].map(
          (call) => `$JS.API.STREAM.${call}.${streamName(noun)}`,
        ),
      )
      const pulling = { subjects: ['stolen.>'], sources: [{ name: 'PROFILE' }] }
      for (const subject of subjects)
        by[user].publish(subject, JSON.stringify({ name: subject.split('.').at(-1), ...pulling }))
      await vi.waitFor(() => expect(refused.get(user)).toEqual(expect.arrayContaining(subjects)), soon)
      refused.get(user)!.length = 0
      await by.operator.checkStream(streams[0])
    },
  )

  it('lets a service read its own stream, in answers that are no event wherever they go, and delete from it', async () => {
    await by.wizard.publishToStream(applicationSubmitted.type, '{"two":2}', 'two')
    const found = await by.wizard.messageFrom('wizard', applicationSubmitted.type, 1)
    expect(found?.payload).toBe('{"two":2}')
    await by.wizard.deleteMessage('wizard', found!.sequence)
    expect(await by.wizard.messageFrom('wizard', applicationSubmitted.type, 1)).toBeUndefined()
    for (const call of ['$JS.API.DIRECT.GET.WIZARD', '$JS.API.CONSUMER.CREATE.WIZARD.free'])
      by.wizard.publish(call, '{}')
    await vi.waitFor(
      () =>
        expect(refused.get('wizard')).toEqual([
          '$JS.API.DIRECT.GET.WIZARD',
          '$JS.API.CONSUMER.CREATE.WIZARD.free',
        ]),
      soon,
    )
    refused.get('wizard')!.length = 0
  })

  it('permits the names of successors', async () => {
    const first = settingsOf('engagement', applicationSubmitted)
    for (const name of namesOf(first.name))
      expect(await by.engagement.ensureConsumer({ ...first, name })).toBe(name)
  })

  it.each([
    ['jobs', applicationSubmitted],
    ['matches', positionChanged],
    ['notifications', accountChanged],
    ['shell', positionChanged],
  ] as const)('refuses %s to publish under the noun of another: %o', async (user, { owner, type }) => {
    const before = await by.operator.lag(owner, await counter(owner))
    await expect(by[user].publishToStream(type, '{}', 'forged')).rejects.toMatchObject({
      code: 'PERMISSIONS_VIOLATION',
    })
    by[user].publish(type, '{}')
    await vi.waitFor(
      () => expect(refused.get(user)!.filter((subject) => subject === type)).toHaveLength(2),
      soon,
    )
    expect(await by.operator.lag(owner, await counter(owner))).toBe(before)
  })

  it.each([
    ['looks at the stream of another', () => by.matches.checkStream('jobs')],
    [
      'makes a consumer of an event that it does not declare',
      () => by.engagement.ensureConsumer(settingsOf('engagement', candidateChanged)),
    ],
    [
      'makes one under the name of another',
      () => by.profile.ensureConsumer(settingsOf('matches', positionChanged)),
    ],
    [
      'makes its own with the filter of another event',
      () =>
        by.engagement.ensureConsumer({
          ...settingsOf('engagement', applicationSubmitted),
          name: 'engagement--free',
          subject: 'wizard.>',
        }),
    ],
    [
      'asks for the lag of another',
      () => by.notifications.lag('jobs', consumerName('matches', positionChanged)),
    ],
    [
      'pulls from the consumer of another',
      () => by.notifications.consume('jobs', consumerName('matches', positionChanged), () => {}),
    ],
    ['lists and deletes consumers', () => by.jobs.prune('matches', [])],
    ['asks JetStream as the shell', () => by.shell.checkStream('jobs')],
  ])('refuses a service that %s', async (_, work) => {
    await expect(work()).rejects.toMatchObject({ code: 'PERMISSIONS_VIOLATION' })
  })

  it.each([
    ['matches', '_INBOX.wizard.>'],
    ['matches', '_INBOX.>'],
    ['matches', 'jobs.>'],
    ['matches', '>'],
    ['matches', 'live.account.*'],
    ['shell', '_INBOX.auth.>'],
    ['shell', 'auth.>'],
  ] as const)('refuses %s to read %s', async (user, subject) => {
    await by[user].subscribe(subject, () => {})
    await vi.waitFor(() => expect(refused.get(user)).toContain(subject), soon)
  })

  it('takes notices from services to the shell, and the end of a session from auth alone', async () => {
    const received: string[] = []
    for (const subject of ['live.account.*', 'live.session.*'])
      await by.shell.subscribe(subject, (from) => void received.push(from))
    await vi.waitFor(() => {
      by.engagement.publish('live.account.a', '{}')
      by.auth.publish('live.session.s', '{}')
      expect(received).toEqual(expect.arrayContaining(['live.account.a', 'live.session.s']))
    }, soon)
    by.engagement.publish('live.session.forged', '{}')
    await vi.waitFor(() => expect(refused.get('engagement')).toContain('live.session.forged'), soon)
    expect(received).not.toContain('live.session.forged')
  })

  it('lets the operator prune, and refuses whoever is no user', async () => {
    await by.operator.ensureConsumer({
      ...settingsOf('profile', positionChanged),
      name: 'profile--jobs-gone-v1',
    })
    expect(await by.operator.prune('profile', [])).toEqual(['profile--jobs-gone-v1'])
    for (const url of [server.url, server.url.replace('//', '//jobs:1matches@')]) {
      const stranger = connectNats({ url, name: 'stranger' })
      clients.push(stranger)
      await vi.waitFor(() => expect(stranger.refused()).toBe(true), soon)
    }
  })

  const counter = (noun: Noun): Promise<string> =>
    by.operator.ensureConsumer({ noun, name: 'counter', subject: `${noun}.>`, ackWaitMs: 5_000 })
})
