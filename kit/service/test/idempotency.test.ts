import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '@lunchpail/kit-database/migrate'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { MovableClock } from '../src/clock.ts'
import { firstResponse, keepResponse } from '../src/idempotency.ts'
import type { Request } from '../src/route.ts'
import * as contract from './sample/contract.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('idempotency')
  await migrate(database.url, await mkdtemp(path.join(tmpdir(), 'migrations-')))
})
afterAll(() => database?.drop())

const clock = new MovableClock(new Date('2026-11-21T12:00:00Z'))
const request = (overrides: object = {}) =>
  ({
    endpoint: contract.addNote,
    params: {},
    query: {},
    body: { text: 'a note' },
    idempotencyKey: 'key',
    scope: 'a1',
    ...overrides,
  }) as unknown as Request<typeof contract.addNote>
const reply = (id: string) => ({ status: 201 as const, body: { note: { id, text: 'a note' } } })
/** Runs a request as `write` does: what was kept, or else what its work gives. */
const run = (of: Request<typeof contract.addNote>, work: () => ReturnType<typeof reply>) =>
  pgTransaction(database.pool)(async (tx) => {
    const kept = await firstResponse(tx, of, clock)
    if (kept) return kept
    const answer = work()
    await keepResponse(tx, of, answer)
    return answer
  })
const rows = async (scope: string) =>
  (await database.pool.query('select * from kit.idempotency_key where scope = $1', [scope])).rows

describe('an idempotency key', () => {
  it('brings a repeat the first response', async () => {
    const scope = randomUUID()
    expect(await run(request({ scope }), () => reply('one'))).toEqual(reply('one'))
    expect(await run(request({ scope }), () => reply('two'))).toEqual(reply('one'))
  })

  it('brings a response without a body, too', async () => {
    const scope = randomUUID()
    await run(request({ scope }), () => ({ status: 201 }) as never)
    expect(await run(request({ scope }), () => reply('two'))).toEqual({ status: 201, body: null })
  })

  it.each([
    ['another person', { scope: randomUUID() }],
    ['another key', { idempotencyKey: 'another' }],
    ['another endpoint', { endpoint: { ...contract.addNote, name: 'engagement.note.other' } }],
  ])('of %s is another', async (_, other) => {
    const scope = randomUUID()
    await run(request({ scope }), () => reply('one'))
    expect(await run(request({ scope, ...other }), () => reply('two'))).toEqual(reply('two'))
  })

  it.each([
    ['body', { body: { text: 'another note' } }],
    ['query', { query: { copy: '1' } }],
    ['path', { params: { id: 'b' } }],
    ['body, which has none', { body: undefined }],
  ])('is refused with another %s', async (_, changed) => {
    const scope = randomUUID()
    await run(request({ scope }), () => reply('one'))
    await expect(run(request({ scope, ...changed }), () => reply('two'))).rejects.toMatchObject({
      refusal: 'key-reused',
    })
  })

  it('is the same from a page with another CSRF value', async () => {
    const scope = randomUUID()
    const body = (csrf_token: string) => ({ scope, body: { text: 'a note', csrf_token } })
    await run(request(body('one')), () => reply('one'))
    expect(await run(request(body('two')), () => reply('two'))).toEqual(reply('one'))
  })

  it('is nothing without a key, or where an endpoint takes none', async () => {
    const { idempotent: _, ...plain } = contract.addNote
    for (const without of [{ idempotencyKey: undefined }, { endpoint: plain }]) {
      const scope = randomUUID()
      await run(request({ scope, ...without }), () => reply('one'))
      expect(await run(request({ scope, ...without }), () => reply('two'))).toEqual(reply('two'))
      expect(await rows(scope)).toEqual([])
    }
  })

  it('is not kept where the work failed', async () => {
    const scope = randomUUID()
    const failing = run(request({ scope }), () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await run(request({ scope }), () => reply('two'))).toEqual(reply('two'))
  })

  it('is kept with its time, and neither it nor what was sent can be read', async () => {
    const scope = randomUUID()
    await run(request({ scope, idempotencyKey: 'my-key', body: { text: 'hunter2' } }), () => reply('one'))
    const [row] = await rows(scope)
    expect(row).toMatchObject({ endpoint: 'engagement.note.add', status: 201, created_at: clock.now() })
    expect(JSON.stringify(row)).not.toMatch(/my-key|hunter2/)
  })
})
