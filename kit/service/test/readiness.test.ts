import { startTestNats } from '@lunchpail/kit-events/testing/test-nats'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeStreams } from '@lunchpail/kit-events/make-streams'
import { connectNats } from '@lunchpail/kit-events/nats'
import { natsPasswordVariable, natsPermissions, natsUsers } from '@lunchpail/kit-events/nats-permissions'
import { consumesOf } from '../src/consumes.ts'
import { bindUseCases } from '../src/route.ts'
import type { Runtime } from '../src/runtime.ts'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

const soon = { interval: 50 }

const readinessOf = async (sample: TestService) => {
  const answer = await fetch(`${sample.url}/health/ready`)
  return { status: answer.status, body: await answer.json() }
}

const users = (password: string) =>
  `authorization { users = [{ user: "engagement", password: "${password}" }] }`

it('is not ready where NATS refuses its credentials, and is again once it does not', async () => {
  const nats = await startTestNats({ configuration: users('changed') })
  onTestFinished(() => nats.remove())
  const url = nats.url.replace('//', '//engagement:hush@')
  const sample = await startTestService(service, { env: { NATS_URL: url } })
  onTestFinished(() => sample.stop())
  const readiness = () => readinessOf(sample)
  const refused = { status: 503, body: { status: 'down', database: 'up', nats: 'refused' } }
  const ready = { status: 200, body: { status: 'up', database: 'up', nats: 'up' } }
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(refused), soon)
  await nats.reload(users('hush'))
  // the server reads its new configuration a moment later
  await vi.waitFor(() => makeStreams({ url }), soon)
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(ready), soon)
  await nats.reload(users('changed'))
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(refused), soon)
  await nats.stop()
  await nats.reload(users('hush'))
  await nats.start()
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(ready), soon)
  await nats.stop()
  const away = { status: 200, body: { status: 'up', database: 'up', nats: 'down' } }
  await vi.waitFor(async () => expect(await readiness()).toMatchObject(away), soon)
})

/** A server that permits the sample all its consumers but one, with the streams that they read or without. */
const startRefusingNats = async ({ hasStreams = true } = {}) => {
  const all = consumesOf(service)
  const permissions = (consumes: typeof all) => natsPermissions([{ noun: service.noun, consumes }])
  const refusing = permissions(all.filter(({ type }) => type !== contract.positionChanged.type))
  const variables = Object.fromEntries(natsUsers.map((user) => [natsPasswordVariable(user), 'test']))
  const nats = await startTestNats({ configuration: refusing, variables })
  onTestFinished(() => nats.remove())
  const operator = connectNats({ url: nats.url.replace('//', '//operator:test@'), name: 'operator' })
  onTestFinished(() => operator.close())
  const owners = hasStreams ? [service.noun, ...all.map((event) => event.owner), 'routes' as const] : []
  for (const owner of owners) await vi.waitFor(() => operator.ensureStream(owner), soon)
  const env = { NATS_URL: nats.url.replace('//', `//${service.noun}:test@`) }
  return { nats, env, permitting: permissions(all), refusing }
}

/** Waits until the sample has been refused a consumer, and returns the readiness then and before. */
const readinessUntilRefused = async (sample: TestService, refusals: readonly unknown[]) => {
  const seen: unknown[] = []
  const before = refusals.length
  await vi.waitFor(async () => {
    const hasBeenRefused = refusals.length > before
    seen.push(await readinessOf(sample))
    expect(hasBeenRefused).toBe(true)
  }, soon)
  return seen
}

const startRefused = async (env: Readonly<Record<string, string>>) => {
  const refusals: string[] = []
  const write = (line: string) => void (line.includes('not ready yet') && refusals.push(line))
  const sample = await startTestService(service, {
    env: { ...env, LOG_LEVEL: 'warn' },
    runtime: { logTo: { write } },
  })
  onTestFinished(() => sample.stop())
  return { sample, refusals }
}

it('says that NATS does not permit a consumer, until it does; what a restarted server refuses makes it no less ready', async () => {
  const { nats, env, permitting, refusing } = await startRefusingNats()
  const { sample, refusals } = await startRefused(env)
  const refused = { status: 503, body: { status: 'down', nats: 'up', consumers: 'refused' } }
  const ready = { status: 200, body: { status: 'up', nats: 'up', consumers: 'up' } }
  await vi.waitFor(async () => expect(await readinessOf(sample)).toMatchObject(refused), soon)
  await nats.reload(permitting)
  await vi.waitFor(async () => expect(await readinessOf(sample)).toMatchObject(ready), soon)
  await nats.stop()
  await nats.reload(refusing)
  await nats.start()
  const seen = await readinessUntilRefused(sample, refusals)
  expect(seen).toEqual(seen.map(() => expect.objectContaining({ status: 200 })))
  expect(seen.at(-1)).toMatchObject({ status: 200, body: { status: 'up', consumers: 'down' } })
})

it('says that NATS does not permit a consumer where its first try failed for another reason', async () => {
  const { nats, env, permitting, refusing } = await startRefusingNats({ hasStreams: false })
  await nats.reload(permitting)
  const { sample, refusals } = await startRefused(env)
  await readinessUntilRefused(sample, refusals)
  await nats.reload(refusing)
  const refused = { status: 503, body: { status: 'down', nats: 'up', consumers: 'refused' } }
  await vi.waitFor(async () => expect(await readinessOf(sample)).toMatchObject(refused), soon)
})

it('stays ready where it started without NATS, which then does not permit a consumer', async () => {
  const { nats, env } = await startRefusingNats()
  await nats.stop()
  const { sample, refusals } = await startRefused(env)
  const without = { status: 200, body: { status: 'up', nats: 'down', consumers: 'down' } }
  await vi.waitFor(async () => expect(await readinessOf(sample)).toMatchObject(without), soon)
  await nats.start()
  const seen = await readinessUntilRefused(sample, refusals)
  expect(seen.at(-1)).toMatchObject({ status: 200, body: { status: 'up', nats: 'up', consumers: 'down' } })
})

/** The sample, which is asked for its notes before it is ready. */
const startWarming = async (listNotes: () => Promise<void>, runtime: Partial<Runtime> = {}) => {
  const logged: string[] = []
  const write = (line: string) => void logged.push((JSON.parse(line) as { message: string }).message)
  const handle = async () => {
    await listNotes()
    return { status: 200 as const, body: { notes: [] } }
  }
  const sample = await startTestService(
    {
      ...service,
      routes: bindUseCases({ listNotes: contract.listNotes }, { listNotes: () => handle }),
      warmUp: [{ endpoint: contract.listNotes }],
    },
    { env: { LOG_LEVEL: 'info' }, warmsUp: true, runtime: { logTo: { write }, ...runtime } },
  )
  onTestFinished(() => sample.stop())
  return { sample, logged }
}
const ready = { status: 200, body: { status: 'up' } }

it('is ready once it has answered the reads that it declares, on several connections each', async () => {
  const answers = Promise.withResolvers<void>()
  let asked = 0
  const { sample, logged } = await startWarming(() => {
    asked += 1
    return answers.promise
  })
  expect(await readinessOf(sample)).toMatchObject({
    status: 503,
    body: { status: 'warming', database: 'up' },
  })
  expect([asked, logged.includes('ready')]).toEqual([3, false])
  answers.resolve()
  await vi.waitFor(async () => expect(await readinessOf(sample)).toMatchObject(ready), soon)
  expect(logged).toContain('ready')
})

it.each([
  ['fails', 'warm-up failed', () => Promise.reject(new Error('broken')), {}],
  [
    'never ends',
    'warm-up takes long, and is not waited for',
    () => new Promise<void>(() => {}),
    { warmUpMs: 100 },
  ],
] as const)(
  'is ready all the same where its warm-up %s, and logs it',
  async (_, message, listNotes, runtime) => {
    const { sample, logged } = await startWarming(listNotes, runtime)
    await vi.waitFor(async () => expect(await readinessOf(sample)).toMatchObject(ready), soon)
    expect(logged.filter((one) => one.startsWith('warm-up'))).toEqual([message])
  },
)

it('does not wait for its warm-up when it is stopped', async () => {
  const { sample, logged } = await startWarming(() => new Promise<void>(() => {}))
  await sample.restart()
  expect(logged.filter((one) => one.startsWith('warm-up') || one === 'ready')).toEqual([])
  expect(logged).toContain('stopped')
})
