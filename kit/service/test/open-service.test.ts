import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { archivePiece } from '@lunchpail/contracts/archive'
import { archiveRequested, accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import { republishCompleted } from '@lunchpail/contracts/republish'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { consumerName } from '@lunchpail/kit-events/consumer-names'
import type { TabUpdate } from '@lunchpail/kit-events/tab-updates'
import { reaction } from '@lunchpail/kit-events/subscription'
import { MovableClock } from '../src/clock.ts'
import { migrateService } from '../src/migrate-service.ts'
import { openService } from '../src/open-service.ts'
import type { BuiltService, Platform } from '../src/service.ts'
import { defaultRuntime } from '../src/runtime.ts'
import { contentOf } from '../src/testing/first-content.ts'
import { createTestTokens } from '../src/testing/test-tokens.ts'
import * as contract from './sample/contract.ts'
import { service as sample } from './sample/service.ts'

const clock = new MovableClock()
let database: TestDatabase
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  database = await createTestDatabase('open', contentOf(sample.migrations))
  environment = {
    NATS_URL: 'nats://127.0.0.1:9',
    PUBLIC_URL: 'http://127.0.0.1',
    TOKEN_KEYS: (await createTestTokens(clock)).keys,
    DATABASE_URL_ENGAGEMENT: database.url,
  }
})
afterAll(() => database?.drop())

type Build = typeof sample.build
type Built = ReturnType<Build>
/** The sample service, of which `change` builds something else. */
const serviceOf = (
  change: (built: Awaited<Built>, platform: Platform) => BuiltService<Transaction, never> | object,
  more: Partial<typeof sample> = {},
) => ({
  ...sample,
  ...more,
  build: async (platform: Parameters<Build>[0]) => {
    const built = await sample.build(platform)
    return { ...built, ...change(built, platform) }
  },
})
const open = async (
  service: Parameters<typeof openService>[0],
  env: NodeJS.ProcessEnv = environment,
  options: Parameters<typeof openService>[2] = { runtime: { ...defaultRuntime, clock } },
) => {
  const opened = await openService(service, env, options)
  let closed: Promise<void> | undefined
  const close = () => (closed ??= opened.close())
  onTestFinished(close)
  return { ...opened, close }
}
const definition = serviceOf(() => ({})) as unknown as Parameters<typeof openService>[0]
const changed = (...given: Parameters<typeof serviceOf>) =>
  serviceOf(...given) as unknown as Parameters<typeof openService>[0]

describe('an open service', () => {
  it('publishes the events of its contract, and those of kit', async () => {
    const { publishes } = await open(definition)
    const types = publishes.map(({ type }) => type)
    const kits = [
      erasureCompleted('engagement'),
      archivePiece('engagement'),
      republishCompleted('engagement'),
    ]
    expect(types.toSorted()).toEqual([contract.noteAdded, ...kits].map(({ type }) => type).toSorted())
  })

  it('has no events of a contract without any, nor of what it cannot republish', async () => {
    const { publishes, republish, tasks } = await open(
      changed(
        ({ republish: _republish, tasks: _tasks, ...rest }) => ({
          ...rest,
          republish: undefined,
          tasks: undefined,
        }),
        {
          events: { text: 'no event', nothing: null, kind: { kind: 'moment' }, data: { data: 1 } },
        },
      ),
    )
    const kits = [erasureCompleted('engagement'), archivePiece('engagement')]
    expect(publishes.map(({ type }) => type).toSorted()).toEqual(kits.map(({ type }) => type).toSorted())
    expect([republish, tasks]).toEqual([undefined, undefined])
  })

  it('handles events by their consumer, projections first, and those of kit', async () => {
    const { consumers } = await open(definition)
    const kinds = (event: Parameters<typeof consumerName>[1]) =>
      consumers.get(consumerName('engagement', event))?.map(({ kind }) => kind)
    expect(kinds(contract.positionChanged)).toEqual(['projection', 'reaction'])
    expect(kinds(contract.personChanged)).toEqual(['projection'])
    expect(kinds(accountErased)).toEqual(['projection'])
    expect(kinds(archiveRequested)).toEqual(['reaction'])
    expect(kinds(republishCompleted('jobs'))).toEqual(['reaction'])
    expect(kinds(republishCompleted('profile'))).toEqual(['reaction'])
    expect(consumers.size).toBe(7)
  })

  it('has a route for each use case, which is given what the service was built with', async () => {
    const { routes } = await open(definition)
    expect(routes.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(
      sample.routes!.map(({ endpoint }) => endpoint.name).toSorted(),
    )
    const limited = routes.find(({ endpoint }) => endpoint === contract.limited)!
    const answer = await limited.handle({ caller: { account: { id: '7' } } } as never)
    expect(answer).toEqual({ status: 200, body: { account: '7' } })
    const { routes: none } = await open({ ...definition, routes: undefined as never })
    expect(none).toEqual([])
  })

  it('gives what is kept elsewhere to its erasures and archives, and nothing where there is none', async () => {
    const elsewhere = {
      eraseElsewhere: async () => 3,
      archiveElsewhere: async () => ({}),
      openArchivedRow: async () => ({}),
    }
    const { erasing, archiving, retention } = await open(changed(() => elsewhere))
    const of = { noun: 'engagement', retention: sample.retention, clock }
    expect(retention).toBe(sample.retention)
    const { eraseElsewhere, ...archived } = elsewhere
    expect(erasing).toEqual({ ...of, eraseElsewhere, transaction: expect.any(Function) })
    expect(archiving).toEqual({ ...of, ...archived })
    const plain = await open(definition)
    expect(plain.archiving).toStrictEqual(of)
    expect(plain.erasing).toStrictEqual({ ...of, transaction: expect.any(Function) })
  })

  it('is given where updates of tabs go, or drops them', async () => {
    const updates: TabUpdate[] = []
    let given: Platform | undefined
    const service = changed((_built, platform) => {
      given = platform
      return {}
    })
    const update: TabUpdate = { kind: 'changed', accountId: '1', topic: 'notes' }
    await open(service, environment, { updateTabs: (one) => void updates.push(one) })
    given!.updateTabs(update)
    expect(updates).toEqual([update])
    await open(service, environment, {})
    given!.updateTabs(update)
    expect(updates).toHaveLength(1)
  })

  it('refuses to handle an event that its definition does not declare, and leaves no connection', async () => {
    let pool: Platform['pool'] | undefined
    const undeclared = changed((built, platform) => {
      pool = platform.pool
      return {
        subscriptions: [
          ...built.subscriptions,
          reaction(contract.noteAdded, { from: 'new' }, async () => {}),
        ],
      }
    })
    await expect(openService(undeclared, environment)).rejects.toThrow(
      'engagement handles engagement.note.added.v1, which is not in consumes of its definition',
    )
    expect(pool!.ended).toBe(true)
  })
})

describe('the connections of a service', () => {
  it('are one pool, which ends with it, after what the service itself has open', async () => {
    const steps: string[] = []
    const { pool, workerPool, close } = await open(
      changed((_built, { pool: own }) => ({
        close: async () => void steps.push(own.ended ? 'too late' : 'closed'),
      })),
    )
    expect(workerPool).toBe(pool)
    await close()
    expect(steps).toEqual(['closed'])
    expect(pool.ended).toBe(true)
  })

  it('are a second pool of four on the direct address, where that is another', async () => {
    const url = new URL(database.url)
    url.searchParams.set('application_name', 'direct')
    const { pool, workerPool, close } = await open(definition, {
      ...environment,
      DATABASE_DIRECT_URL_ENGAGEMENT: url.href,
    })
    expect(workerPool).not.toBe(pool)
    expect(workerPool.options).toMatchObject({ max: 4, connectionString: url.href })
    expect(pool.options).toMatchObject({ connectionString: database.url })
    await close()
    expect([pool.ended, workerPool.ended]).toEqual([true, true])
  })

  it('change no table: without its migrations a service does not start, and says what applies them', async () => {
    const empty = await createTestDatabase('open')
    onTestFinished(empty.drop)
    const { pool, url } = empty
    const tried = () => openService(definition, { ...environment, DATABASE_URL_ENGAGEMENT: url })
    const needs = (what: string) =>
      `The database of engagement lacks ${what}. Apply them first: npm run migrate -- engagement`
    await expect(tried()).rejects.toThrow(needs('its migrations'))
    const { rows } = await pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
    expect(rows).toEqual([])
    await migrateService(url, sample.migrations)
    await (await tried()).close()
    const isRemoved = 'delete from graphile_worker.migrations where id = 20 returning id'
    expect((await pool.query(isRemoved)).rowCount).toBe(1)
    await expect(tried()).rejects.toThrow(needs('migrations of its job queue'))
    expect((await pool.query(isRemoved)).rowCount).toBe(0)
    await pool.query('delete from _prisma_migrations')
    await expect(tried()).rejects.toThrow(needs('the migration 20261120000000_first'))
  })
})
