import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { ServiceConfig } from '../config.ts'
import { consumesOf } from '../consumes.ts'
import { eraseRows } from '../erasure.ts'
import type { ServiceDefinition } from '../service.ts'
import {
  startTestService,
  type CallInput,
  type TestAccount,
  type TestService,
  type TestServiceOptions,
} from './test-service.ts'
import { archivedRows } from './archived-rows.ts'
import { declaredTablesTests } from './declared-tables-tests.ts'
import { failuresOf } from './failures-of.ts'
import { fuzzEndpoint } from './fuzz-endpoint.ts'
import { fuzzWire } from './fuzz-wire.ts'
import { internalAccessTests } from './internal-access-tests.ts'
import { manager, portalAccessTests, type Owner } from './portal-access-tests.ts'
import { rowsOf } from './rows-of.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** `npm run prove` runs the same with more cases. */
const prove = process.env['PROVE'] === '1'
const long = { timeout: 900_000 }

/** An id, in which the digits of a ZIP code may come by chance. */
const randomId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

interface AccessTests {
  readonly options?: TestServiceOptions
  /**
   * Stores data of this account, with `marks` that its archive has and no one else may ever see. Those of its company are
   * for the people of the company alone.
   */
  readonly seed: (
    service: TestService,
    owner: Owner,
  ) => Promise<{ readonly marks: readonly string[]; readonly companyMarks?: readonly string[] }>
  /** By endpoint name: a valid call on the seeded data, for every endpoint that is not internal. */
  readonly calls: (owner: Owner) => Readonly<Record<string, CallInput<Endpoint>>>
}

/**
 * The adversarial tests of a service. They try every endpoint of its contract without a token, as a visitor, with a
 * barred account, without the CSRF value, as another person with the owner's ids, under every other permission than the
 * declared one, and with fuzzed input; compare its
 * tables with its retention list; and erase the owner.
 */
export function accessTests<Config extends ServiceConfig, Tx extends Transaction>(
  definition: ServiceDefinition<Config, Tx>,
  { options, seed, calls }: AccessTests,
): void {
  const { routes = [], retention } = definition
  const open = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access.kind !== 'internal')
  const schemas = { method: 'GET', path: '/internal/schemas', callers: ['shell', 'operator'] } as const
  const internalCalls = [
    schemas,
    ...routes.flatMap(({ endpoint: { access, method, path } }) =>
      access.kind === 'internal' ? [{ method, path, callers: access.callers }] : [],
    ),
  ]
  const signed = open.filter(({ access }) => access.kind === 'signed')
  const signedIn = open.filter(({ access }) => access.kind === 'session' || access.kind === 'portal')
  const ofPortal = open.filter(({ access }) => access.kind === 'portal')
  const owner = { id: randomUUID(), companyId: randomUUID() }
  /** who may make the call, as far as the declaration says */
  const callerOf = ({ access }: Endpoint, { id, companyId }: Owner): TestAccount =>
    access.kind === 'portal' ? manager(id, companyId) : { id }
  const stranger = () => ({ id: randomUUID(), companyId: randomUUID() })
  const callOf = (endpoint: Endpoint) => {
    const call = calls(owner)[endpoint.name]
    if (!call) throw new Error(`give the access test a call of ${endpoint.name}`)
    return call
  }

  describe(`access to ${definition.noun}`, () => {
    let service: TestService
    let marks: readonly string[]
    let companyMarks: readonly string[]
    beforeAll(async () => {
      service = await startTestService(definition, options)
      ;({ marks, companyMarks = [] } = await seed(service, owner))
    })
    afterAll(() => service.stop())

    it('may read the events at NATS that it handles, and no others', async () => {
      const consumes = consumesOf(definition).map(({ type }) => type)
      expect((await service.handled()).toSorted()).toEqual(consumes.toSorted())
    })

    it('refuses a call without a token and a visitor where a session is needed', async () => {
      const failures = await failuresOf(signedIn, async (endpoint) => {
        const without = await service
          .visitor()
          .call(endpoint, { ...callOf(endpoint), headers: { authorization: '' } })
        const visitor = await service.visitor().call(endpoint, callOf(endpoint))
        expect([without.status, visitor.status, visitor.body.code]).toEqual([401, 401, 'signed-out'])
      })
      expect(failures).toEqual([])
    })

    const ofCandidates = signedIn.filter(({ access }) => access.kind === 'session' && access.candidates)
    if (ofCandidates.length > 0)
      it('refuses an employer what is for candidates alone', async () => {
        const employer = service.as(manager(owner.id, owner.companyId))
        const failures = await failuresOf(ofCandidates, async (endpoint) => {
          const { status, body } = await employer.call(endpoint, callOf(endpoint))
          expect([status, body.code]).toEqual([403, 'forbidden'])
        })
        expect(failures).toEqual([])
      })

    internalAccessTests(definition.noun, internalCalls, () => service)

    it('bars an account whose session level is not normal', async () => {
      const failures = await failuresOf(signedIn, async (endpoint) => {
        const staysOpen = endpoint.access.kind === 'session' && endpoint.access.atSuspension
        for (const level of staysOpen
          ? (['deactivated'] as const)
          : (['deactivated', 'suspended'] as const)) {
          const { status, body } = await service
            .as({ ...callerOf(endpoint, owner), level })
            .call(endpoint, callOf(endpoint))
          expect([status, body.code]).toEqual([403, 'barred'])
        }
      })
      expect(failures).toEqual([])
    })

    if (signed.length > 0)
      it('refuses a link that is not signed', async () => {
        const failures = await failuresOf(signed, async (endpoint) => {
          const { query: _, headers: _signature, ...call } = callOf(endpoint)
          const { status, body } = await service.visitor().call(endpoint, call)
          expect([status, body.code]).toEqual([403, expect.stringMatching(/^(forbidden|link-invalid)$/)])
        })
        expect(failures).toEqual([])
      })

    it('needs the CSRF value to change anything', async () => {
      const writes = open.filter(({ method, access }) => method !== 'GET' && access.kind !== 'signed')
      const failures = await failuresOf(writes, async (endpoint) => {
        const { csrf_token: _none, ...body } = (callOf(endpoint).body ?? {}) as Record<string, unknown>
        const call = { ...callOf(endpoint), body, headers: { 'x-csrf-token': '' } } as CallInput<
          typeof endpoint
        >
        const caller = signedIn.includes(endpoint) ? service.as(callerOf(endpoint, owner)) : service.visitor()
        const answer = await caller.call(endpoint, call)
        expect([answer.status, answer.body.code]).toEqual([403, 'page-idle'])
      })
      expect(failures).toEqual([])
    })

    const rowsOfOwner = () => rowsOf(service, retention, owner.id)

    it('stores something of the owner in every table that may hold something of a person', async () => {
      const empty = Object.entries(await rowsOfOwner()).filter(([, rows]) => rows.length === 0)
      expect(empty.map(([table]) => table)).toEqual([])
    })

    // before the calls below, of which some delete and overwrite what is the owner's
    it('[BY-04] puts every row about a person into their archive, and no hash or key', long, async () => {
      const rows = await archivedRows(definition, service, { id: owner.id, marks })
      const about = retention.filter(
        ({ account, atErasure, archive }) => account && atErasure !== 'kept' && archive !== 'transient',
      )
      expect(Object.keys(rows).toSorted()).toEqual(about.map(({ table }) => table).toSorted())
      const stored = await rowsOfOwner()
      for (const { table, atErasure } of about)
        if (!atErasure) expect([table, rows[table]?.length]).toEqual([table, stored[table]!.length])
      const columns = Object.values(rows).flatMap((owned) => owned.flatMap((row) => Object.keys(row)))
      expect(columns.filter((column) => /hash|token|secret|sealed|password/.test(column))).toEqual([])
      for (const mark of marks) expect(JSON.stringify(rows)).toContain(mark)
    })

    it("shows and changes nothing of another person's", async () => {
      let before = await rowsOfOwner()
      const check = async (endpoint: Endpoint): Promise<void> => {
        const { status, body } = await service
          .as(callerOf(endpoint, stranger()))
          .call(endpoint, callOf(endpoint))
        const [was, is] = [before, await rowsOfOwner()]
        before = is
        expect(is).toEqual(was)
        const all = [...marks, ...companyMarks]
        const text = Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body)
        const said = text.replaceAll(randomId, (id) => (all.includes(id) ? id : ''))
        for (const mark of all) expect(said).not.toContain(mark)
        // an id of the owner's is not found
        if (signedIn.includes(endpoint) && endpoint.path.includes('/:id/')) expect(status).toBe(404)
        expect(status).toBeLessThan(500)
      }
      // one after the other: what changed is the fault of the last
      expect(await failuresOf(open, check, 1)).toEqual([])
    })

    if (ofPortal.length > 0)
      portalAccessTests({ ofPortal, owner, stranger, callOf, rowsOfOwner, service: () => service })

    it('refuses or answers whatever it is given', long, async () => {
      const failures = await failuresOf(open, async (endpoint) => {
        const callers = {
          owner: service.as(callerOf(endpoint, owner)),
          stranger: () => service.as(callerOf(endpoint, stranger())),
        }
        await fuzzEndpoint(endpoint, callOf(endpoint), callers, prove ? 2_000 : 6)
      })
      expect(failures).toEqual([])
    })

    // kit alone reads bytes, whichever service is behind it
    const itOnce = it.runIf(prove || definition.noun === 'wizard')
    itOnce('refuses or answers whatever bytes it is given, and mixes no two clients up', long, async () => {
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

    declaredTablesTests(definition, () => service)

    it('erases every row of an account', async () => {
      await pgTransaction(service.pool)((tx) => eraseRows(tx, retention, owner.id))
      expect(Object.entries(await rowsOfOwner()).filter(([, rows]) => rows.length > 0)).toEqual([])
    })
  })
}
