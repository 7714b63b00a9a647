import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { ServiceConfig } from '../config.ts'
import { consumesOf } from '../consumes.ts'
import { eraseRows, isOfAccount } from '../erasure.ts'
import type { ServiceDefinition } from '../service.ts'
import {
  startTestService,
  type CallInput,
  type TestService,
  type TestServiceOptions,
} from './test-service.ts'
import { fuzzEndpoint } from './fuzz-endpoint.ts'
import { fuzzWire } from './fuzz-wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** `npm run prove` runs the same with more cases. */
const prove = process.env['PROVE'] === '1'
const long = { timeout: 900_000 }

interface AccessTests {
  readonly options?: TestServiceOptions
  /** Stores data of this account; nobody else may ever see one of the `marks`. */
  readonly seed: (
    service: TestService,
    account: { readonly id: string },
  ) => Promise<{ readonly marks: readonly string[] }>
  /** By endpoint name: a valid call on the seeded data, for every endpoint that is not internal. */
  readonly calls: (account: { readonly id: string }) => Readonly<Record<string, CallInput<Endpoint>>>
}

/**
 * The adversarial tests of a service. They try every endpoint of its contract without a token, as a visitor, with a
 * barred account, without the CSRF value, as another person with the owner's ids, and with fuzzed input; compare its
 * tables with its retention list; and erase the owner.
 */
export function accessTests<Config extends ServiceConfig, Tx extends Transaction>(
  definition: ServiceDefinition<Config, Tx>,
  { options, seed, calls }: AccessTests,
): void {
  const { routes = [], retention } = definition
  const open = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access.kind !== 'internal')
  const signedIn = open.filter(({ access }) => access.kind === 'session')
  const owner = { id: randomUUID() }
  const callOf = (endpoint: Endpoint) => {
    const call = calls(owner)[endpoint.name]
    if (!call) throw new Error(`give the access test a call of ${endpoint.name}`)
    return call
  }

  describe(`access to ${definition.noun}`, () => {
    let service: TestService
    let marks: readonly string[]
    beforeAll(async () => {
      service = await startTestService(definition, options)
      marks = (await seed(service, owner)).marks
    })
    afterAll(() => service.stop())

    it('may read the events at NATS that it handles, and no others', async () => {
      const consumes = consumesOf(definition).map(({ type }) => type)
      expect((await service.handled()).toSorted()).toEqual(consumes.toSorted())
    })

    it.each(signedIn)('$name refuses a call without a token and a visitor', async (endpoint) => {
      const without = await service
        .visitor()
        .call(endpoint, { ...callOf(endpoint), headers: { authorization: '' } })
      const visitor = await service.visitor().call(endpoint, callOf(endpoint))
      expect([without.status, visitor.status, visitor.body.code]).toEqual([401, 401, 'signed-out'])
    })

    it.each(signedIn)('$name bars an account whose session level is not normal', async (endpoint) => {
      for (const level of ['deactivated', 'suspended'] as const) {
        const { status, body } = await service.as({ ...owner, level }).call(endpoint, callOf(endpoint))
        expect([status, body.code]).toEqual([403, 'barred'])
      }
    })

    it.each(open.filter(({ method }) => method !== 'GET'))('$name needs the CSRF value', async (endpoint) => {
      const { csrf_token: _none, ...body } = (callOf(endpoint).body ?? {}) as Record<string, unknown>
      const call = { ...callOf(endpoint), body, headers: { 'x-csrf-token': '' } } as CallInput<
        typeof endpoint
      >
      const caller = endpoint.access.kind === 'session' ? service.as(owner) : service.visitor()
      const answer = await caller.call(endpoint, call)
      expect([answer.status, answer.body.code]).toEqual([403, 'page-idle'])
    })

    /** The rows of the owner, by table: for comparison, as text. */
    const rowsOfOwner = async (): Promise<Record<string, string[]>> => {
      const byTable: Record<string, string[]> = {}
      for (const { table, account, atErasure } of retention)
        if (account && !atErasure) {
          const { rows } = await service.pool.query<{ text: string }>(
            `select owned::text as text from ${table} owned where ${isOfAccount(account, retention)} order by 1`,
            [owner.id],
          )
          byTable[table] = rows.map(({ text }) => text)
        }
      return byTable
    }

    it('stores something of the owner in every table that may hold something of a person', async () => {
      const empty = Object.entries(await rowsOfOwner()).filter(([, rows]) => rows.length === 0)
      expect(empty.map(([table]) => table)).toEqual([])
    })

    it.each(open)("$name shows and changes nothing of another person's", async (endpoint) => {
      const before = await rowsOfOwner()
      const stranger = service.as({ id: randomUUID() })
      const { status, body } = await stranger.call(endpoint, callOf(endpoint))
      const said = Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body)
      for (const mark of marks) expect(said).not.toContain(mark)
      // an id of the owner's is not found
      if (endpoint.access.kind === 'session' && endpoint.params) expect(status).toBe(404)
      expect(status).toBeLessThan(500)
      expect(await rowsOfOwner()).toEqual(before)
    })

    it.each(open)('$name refuses or answers whatever it is given', long, async (endpoint) => {
      const callers = { owner: service.as(owner), stranger: () => service.as({ id: randomUUID() }) }
      await fuzzEndpoint(endpoint, callOf(endpoint), callers, prove ? 2_000 : 20)
    })

    it('refuses or answers whatever bytes it is given, and mixes no two clients up', long, async () => {
      const bystander = async () => {
        const id = `bystander-${randomUUID()}`
        const { headers } = await fetch(`${service.url}/health/live`, { headers: { 'x-request-id': id } })
        expect(headers.get('x-request-id')).toBe(id)
      }
      const own = routes.map(({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/:\w+/g, '1')}`)
      const targets = ['GET /health/live', ...own]
      const runs = prove ? 300 : 2
      const mark = 'bystander-'
      const counts = await fuzzWire({
        name: definition.noun,
        url: service.url,
        targets,
        bystander,
        mark,
        runs,
      })
      expect(Object.keys(counts).length).toBeGreaterThan(1)
    })

    it('declares of every table how long its rows are kept, and whose they are', async () => {
      const { rows } = await service.pool.query<{ name: string; names_account: boolean }>(tables)
      const declared = retention.map(({ table, account }) => ({
        name: table,
        names_account: account === 'account_id',
      }))
      expect(declared.toSorted(byName)).toEqual(rows.toSorted(byName))
      expect(retention.filter(({ keep, account }) => keep === 'until-erased' && !account)).toEqual([])
    })

    it('erases every row of an account', async () => {
      await pgTransaction(service.pool)((tx) => eraseRows(tx, retention, owner.id))
      expect(Object.entries(await rowsOfOwner()).filter(([, rows]) => rows.length > 0)).toEqual([])
    })
  })
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name)

const tables = `
  select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name,
         exists (select from information_schema.columns where table_schema = schemaname
                  and table_name = tablename and column_name = 'account_id') as names_account
    from pg_tables
   where schemaname not in ('kit', 'graphile_worker', 'pg_catalog', 'information_schema') and tablename not like '\\_prisma%'`
