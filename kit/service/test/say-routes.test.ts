import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { anybody, internal } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import type { Noun, SiteProcess } from '@lunchpail/contracts/noun'
import { serviceRoutes, shellRoutes } from '@lunchpail/contracts/published-routes'
import { makeStreams } from '@lunchpail/kit-events/make-streams'
import { connectNats, type NatsClient } from '@lunchpail/kit-events/nats'
import { startTestNats } from '@lunchpail/kit-events/testing/test-nats'
import { RouteSpeaker } from '../src/say-routes.ts'
import { sayServiceRoutes, announcementsOf, liveInstances } from '../src/service-routes.ts'

const soon = { interval: 20 }
const route = (owner: Noun, path: string, access?: readonly SiteProcess[]) => ({
  endpoint: endpoint({
    name: `${owner}.${path.replace(/\W/g, '-')}`,
    owner,
    method: 'GET',
    path,
    summary: '',
    access: access ? internal(...access) : anybody,
    answers: { 200: z.object({}) },
  }),
  handle: () => Promise.reject(new Error('not called')),
})

/** A NATS, with a stream of routes unless a test makes it later. */
const setUp = async (hasStream = true) => {
  const server = await startTestNats()
  onTestFinished(() => server.remove())
  const makeStream = () => makeStreams({ url: server.url })
  if (hasStream) await makeStream()
  const client = (name: string): NatsClient => {
    const nats = connectNats({ url: server.url, name })
    onTestFinished(() => nats.close())
    return nats
  }
  const watch = client('watch')
  await watch.tried()
  const lines: unknown[] = []
  const log = {
    warn: (...line: unknown[]) => void lines.push(line),
    error: (...line: unknown[]) => void lines.push(line),
  }
  let port = 5_000
  const startService = (noun: Noun, paths: readonly string[], more: Parameters<typeof route>[] = []) => {
    const routes = [...paths.map((path) => route(noun, path)), ...more.map((one) => route(...one))]
    const said = sayServiceRoutes({ nats: client(noun), log: log as never, noun, routes })
    said.start((port += 1))
    onTestFinished(said.stop)
    return said
  }
  const startShell = async (page?: string) => {
    const shell = page === undefined ? [] : [{ method: 'GET' as const, path: page, what: 'the page home' }]
    const word = () => ({ said: { shell, start: [] }, complete: true })
    const speaker = new RouteSpeaker({ nats: client('shell'), log: log as never, process: 'shell', word })
    speaker.start((port += 1))
    onTestFinished(() => speaker.stop())
    await speaker.tried()
    return speaker
  }
  const saidBy = async (noun: Noun) =>
    announcementsOf(await watch.routes.read(), noun, serviceRoutes).map(({ said }) => said)
  const pathsOf = async (noun: Noun) =>
    (await saidBy(noun)).map(({ routes }) => routes.map(({ path }) => path))
  return { server, watch, lines, makeStream, startService, startShell, saidBy, pathsOf }
}

describe('a service', () => {
  it('says the routes that a browser may call, and at its end that it has ended', async () => {
    const { startService, saidBy, pathsOf, watch } = await setUp()
    const jobs = startService('jobs', ['/api/pay/'], [['jobs', '/internal/pay/', ['shell']]])
    await jobs.tried()
    expect([jobs.state(), await pathsOf('jobs'), jobs.neverUp()]).toEqual(['up', [['/api/pay/']], false])
    expect(liveInstances(await watch.routes.read(), 'jobs')).toEqual([jobs.instance()])
    await jobs.stop()
    expect((await saidBy('jobs')).map(({ ended }) => ended)).toEqual([true])
    expect(liveInstances(await watch.routes.read(), 'jobs')).toEqual([])
  })

  it('[BY-30] gets an address that two want at once once, and the other says whose it is and is not ready', async () => {
    const { startService, startShell, pathsOf, saidBy, lines } = await setUp()
    await startShell()
    const nouns = ['jobs', 'auth', 'matches', 'wizard'] as const
    const services = nouns.map((noun) => startService(noun, ['/api/pay/', `/api/${noun}/`]))
    await Promise.all(services.map((one) => one.tried()))
    const has = (await Promise.all(nouns.map(pathsOf))).flatMap(([paths]) => paths!)
    expect(has.toSorted()).toEqual(['/api/auth/', '/api/jobs/', '/api/matches/', '/api/pay/', '/api/wizard/'])
    const states = services.map((one) => `${one.state()} ${one.neverUp()}`)
    expect(states.toSorted()).toEqual(['taken true', 'taken true', 'taken true', 'up false'])
    const owner = nouns[services.findIndex((one) => one.state() === 'up')]!
    const taken = services.filter((one) => one.state() === 'taken').flatMap((one) => one.refused())
    expect(taken.map(({ holder }) => holder)).toEqual(Array(3).fill(`${owner}.-api-pay- of ${owner}`))
    expect((await Promise.all(nouns.map(saidBy))).flat().flatMap(({ refused }) => refused)).toHaveLength(3)
    expect(lines).toHaveLength(3)
  })

  it('does not get the address of a page, nor that of a service that is not running', async () => {
    const { startService, startShell, pathsOf } = await setUp()
    await startShell('/jobs/:id')
    const before = startService('auth', ['/api/pay/'])
    await before.tried()
    await before.stop()
    const jobs = startService('jobs', ['/jobs/new', '/api/pay/', '/api/own/'])
    await jobs.tried()
    expect(await pathsOf('jobs')).toEqual([['/api/own/']])
    expect(jobs.refused().map(({ holder }) => holder)).toEqual(['the page home', 'auth.-api-pay- of auth'])
  })

  it('shares its routes with another version of itself', async () => {
    const { startService, startShell, pathsOf } = await setUp()
    await startShell()
    const versions = [startService('jobs', ['/api/pay/']), startService('jobs', ['/api/pay/', '/api/raise/'])]
    await Promise.all(versions.map((one) => one.tried()))
    expect(versions.map((one) => one.state())).toEqual(['up', 'up'])
    expect((await pathsOf('jobs')).flat().toSorted()).toEqual(['/api/pay/', '/api/pay/', '/api/raise/'])
  })

  it('is not ready before an operator has made the stream, and is no less so where it is lost later', async () => {
    const { server, startService, makeStream, pathsOf } = await setUp(false)
    const jobs = startService('jobs', ['/api/pay/'])
    await jobs.tried()
    expect([jobs.state(), jobs.neverUp()]).toEqual(['missing', true])
    await makeStream()
    await vi.waitFor(() => expect(jobs.state()).toBe('up'), soon)
    expect(await pathsOf('jobs')).toEqual([['/api/pay/']])
    await server.stop()
    await vi.waitFor(() => expect([jobs.state(), jobs.neverUp()]).toEqual(['down', false]), soon)
    await server.start()
    await vi.waitFor(() => expect(jobs.state()).toBe('up'), soon)
  })

  it('says it all again where its last word is gone', async () => {
    const { startService, startShell, watch, pathsOf } = await setUp()
    await startShell()
    const jobs = startService('jobs', ['/api/pay/'])
    await jobs.tried()
    const { last } = await watch.routes.read()
    const { instance } = (await watch.routes.read()).messages.find(({ process }) => process === 'jobs')!
    await watch.routes.say('jobs', instance, '{}', { lastSequence: last })
    expect(await pathsOf('jobs')).toEqual([])
    jobs.say()
    await vi.waitFor(async () => expect(await pathsOf('jobs')).toEqual([['/api/pay/']]), soon)
  })
})

it('reads of a shell what it can', async () => {
  const { startShell, watch } = await setUp()
  await startShell('/')
  expect(announcementsOf(await watch.routes.read(), 'shell', shellRoutes)).toMatchObject([
    { ageMs: 0, said: { shell: [{ path: '/' }] } },
  ])
})
