import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { republishCompleted } from '@lunchpail/contracts/republish'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

let sample: TestService
beforeAll(async () => {
  sample = await startTestService(service)
})
afterAll(() => sample?.stop())
beforeEach(() => sample.pool.query('truncate note, effect, position_seen'))

const soon = { interval: 20 }
const item = (id: number, version: number, title: string) => ({ id, version, title })
const seen = async () =>
  (await sample.pool.query('select id, version, title from position_seen order by id')).rows
const expectSeen = (...expected: object[]) =>
  vi.waitFor(async () => expect(await seen()).toEqual(expected), soon)
/** Publishes positions as jobs does, in an epoch. */
const publish = (epoch: number, republished: boolean, ...things: ReturnType<typeof item>[]) =>
  sample.publish(contract.positionChanged, { things }, { epoch, republished })
const complete = (epoch: number, events: number) =>
  sample.publish(republishCompleted('jobs'), {
    epoch,
    events: { [contract.positionChanged.type]: events, 'jobs.unknown.changed.v1': 3 },
  })

it('a republish replaces what is stored of an earlier epoch, whatever its version, and no later change', async () => {
  await publish(1, false, item(1, 7, 'damaged'), item(2, 1, 'old'))
  await expectSeen(item(1, 7, 'damaged'), item(2, 1, 'old'))
  await publish(2, false, item(2, 3, 'changed meanwhile'))
  await expectSeen(item(1, 7, 'damaged'), item(2, 3, 'changed meanwhile'))
  await publish(2, true, item(1, 4, 'true'), item(2, 2, 'as it was read'))
  await expectSeen(item(1, 4, 'true'), item(2, 3, 'changed meanwhile'))
})

it('what the owner no longer has goes when all republished events are handled, and not before', async () => {
  await publish(3, false, item(1, 1, 'kept'), item(2, 1, 'kept too'), item(3, 1, 'left over'))
  await expectSeen(item(1, 1, 'kept'), item(2, 1, 'kept too'), item(3, 1, 'left over'))
  await complete(4, 2)
  await publish(4, true, item(1, 1, 'kept'))
  await publish(4, false, item(4, 1, 'new'))
  const waits = () =>
    sample.pool.query(`select from graphile_worker.jobs where attempts > 0 and key like '%jobs'`)
  await vi.waitFor(async () => expect((await waits()).rowCount).toBe(1), soon)
  await expectSeen(item(1, 1, 'kept'), item(2, 1, 'kept too'), item(3, 1, 'left over'), item(4, 1, 'new'))
  await publish(4, true, item(2, 1, 'kept too'))
  await expectSeen(item(1, 1, 'kept'), item(2, 1, 'kept too'), item(4, 1, 'new'))
})

it('a new epoch waits for the transactions that publish in the one before', async () => {
  const note = { id: randomUUID(), text: 'in the epoch before' }
  const begin = () => sample.pool.query<{ epoch: string }>('select kit.begin_epoch() as epoch')
  let begun: ReturnType<typeof begin> | undefined
  let isOver = false
  await pgTransaction(sample.pool)(async (tx) => {
    await emit(tx, contract.noteAdded, note, { at: new Date() })
    // it was sent, and nothing waits for it before the end
    await tx.$queryRawUnsafe('select')
    begun = begin()
    void begun.then(() => (isOver = true))
    const waiting = `select from pg_locks where classid = 0 and objid = 72707373 and not granted and database =
      (select oid from pg_database where datname = current_database())`
    await vi.waitFor(async () => expect((await sample.pool.query(waiting)).rowCount).toBe(1), soon)
    expect(isOver).toBe(false)
  })
  const epoch = Number((await begun!).rows[0]!.epoch)
  const published = () => sample.events.published(contract.noteAdded).find(({ data }) => data.id === note.id)
  await vi.waitFor(() => expect(published()?.epoch).toBeLessThan(epoch), soon)
  expect(Math.abs(epoch - Date.now() / 1_000)).toBeLessThan(60)
})

it('ends with how many events there were, in an epoch of its own, and one runs at a time', async () => {
  await sample.visitor().call(contract.addNote, { body: { text: 'state' } })
  expect(await sample.republish()).toBe(1)
  const last = () => sample.events.published(republishCompleted('engagement')).at(-1)
  await vi.waitFor(() => expect(last()?.data.events).toEqual({ [contract.noteAdded.type]: 1 }), soon)
  const { epoch } = last()!.data
  const again = sample.events.published(contract.noteAdded).filter(({ republished }) => republished)
  expect(again.map((event) => event.epoch)).toEqual([epoch])

  const session = await sample.pool.connect()
  await session.query('select pg_advisory_lock(72707374)')
  await expect(sample.republish()).rejects.toThrow('republished already')
  session.release(true)
  await expect.poll(() => sample.republish().catch(() => 0)).toBe(1)
  await vi.waitFor(() => expect(last()!.data.epoch).toBeGreaterThan(epoch), soon)
})
