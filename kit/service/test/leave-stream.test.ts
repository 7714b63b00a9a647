import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accountErased } from '@lunchpail/contracts/auth/events'
import type { DataOf, Envelope } from '@lunchpail/contracts/event'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { emit, writeOutbox } from '@lunchpail/kit-events/emit'
import { connectNats, type NatsClient } from '@lunchpail/kit-events/nats'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

let sample: TestService
let operator: NatsClient
const soon = { interval: 20 }
beforeAll(async () => {
  const { noteAdded, peopleNoted } = contract
  sample = await startTestService({ ...service, events: { noteAdded, peopleNoted } })
  operator = connectNats({ url: sample.nats.url, name: 'test' })
  await operator.tried()
})
afterAll(async () => {
  await operator?.close()
  await sample?.stop()
})

const person = (id: string, name: string) => ({ id, version: 1, name })
/** What the stream holds, byte by byte, as whoever reads it would find it. */
const rawStream = async (): Promise<string[]> => {
  const payloads: string[] = []
  for (let from = 1; ;) {
    const message = await operator.messageFrom('engagement', 'engagement.>', from)
    if (!message) return payloads
    payloads.push(message.payload)
    from = message.sequence + 1
  }
}
const inStream = async (text: string): Promise<number> =>
  (await rawStream()).filter((payload) => payload.includes(text)).length
const note = (...people: DataOf<typeof contract.peopleNoted>['things']) =>
  pgTransaction(sample.pool)((tx) => emit(tx, contract.peopleNoted, { things: people }, { at: new Date() }))
const noteAgain = (...people: DataOf<typeof contract.peopleNoted>['things']) =>
  pgTransaction(sample.pool)((tx) =>
    writeOutbox(tx, contract.peopleNoted, { things: people }, { at: new Date(), republished: true }),
  )
const published = async (count: number, text: string): Promise<void> =>
  vi.waitFor(async () => expect(await inStream(text)).toBe(count), soon)
const erase = async (id: string): Promise<void> => {
  await sample.publish(accountErased, { account_id: id })
  await vi.waitFor(async () => {
    const { rows } = await sample.pool.query('select 1 from kit.tombstone where account_id = $1', [id])
    expect(rows).toHaveLength(1)
  }, soon)
}
/** As the minute does: two at once would publish again what both found. */
const addTask = () =>
  sample.pool.query(
    `select graphile_worker.add_job('kit-leave-stream', queue_name => 'kit-leave-stream', job_key => 'kit-leave-stream')`,
  )
/** A minute later the task of the minute has run. */
const runTask = async (): Promise<void> => {
  sample.clock.advance(60_000)
  await addTask()
}

it('[BY-04] the stream says nothing of an erased person any more, and all that it said of others', async () => {
  const [gone, other] = [randomUUID(), randomUUID()]
  const noted = contract.peopleNoted.type
  // a consumer that is behind: it has read nothing yet
  const behind = await operator.ensureConsumer({
    noun: 'engagement',
    name: 'behind',
    subject: noted,
    ackWaitMs: 5_000,
  })
  await sample.as({ id: gone }).call(contract.addNote, { body: { text: 'Ximena called' } })
  await note(person(gone, 'Ximena'))
  await note(person(gone, 'Ximena'), person(other, 'Yolanda'))
  await noteAgain(person(gone, 'Ximena'))
  await noteAgain(person(other, 'Yolanda'), person(gone, 'Ximena'))
  await published(5, 'Ximena')
  const before = (await rawStream()).map((payload) => JSON.parse(payload) as Envelope)

  await erase(gone)
  // as long as a relay may still publish what it had read before
  await addTask()
  expect(await inStream('Ximena')).toBe(5)
  await runTask()
  await published(0, 'Ximena')
  await published(2, 'Yolanda')

  const received: Envelope[] = []
  await operator.consume('engagement', behind, (message) => {
    received.push(JSON.parse(message.payload) as Envelope)
    message.ack()
  })
  const batch = (index: number) =>
    before.filter(({ type, data }) => type === noted && (data as { things: [] }).things.length === index)
  const idsOf = (envelopes: readonly Envelope[]) => envelopes.map(({ id }) => id).toSorted()
  // what is left has the id of the event that it comes from: whoever handled that one does nothing
  const republished = before.filter((event) => event.republished)
  await vi.waitFor(
    () => expect(idsOf(received)).toEqual(idsOf([...new Set([...batch(2), ...republished])])),
    soon,
  )
  // of a republish every event is there to be counted, in its epoch
  expect(received.filter((event) => event.republished).map(({ epoch }) => epoch)).toEqual(
    republished.map(({ epoch }) => epoch),
  )
  expect(received.map(({ data }) => data)).toEqual(
    expect.arrayContaining([{ things: [person(other, 'Yolanda')] }, { things: [] }]),
  )
})

it('[BY-04] whoever is erased later is looked for then, and no one twice', async () => {
  const gone = randomUUID()
  await note(person(gone, 'Zacarias'))
  await published(1, 'Zacarias')
  await erase(gone)
  await runTask()
  await published(0, 'Zacarias')
  const left = () => sample.pool.query('select account_id from kit.tombstone where left_stream_at is null')
  await vi.waitFor(async () => expect((await left()).rows).toEqual([]), soon)
  // told again, as after a stream was restored
  await note(person(gone, 'Zacarias'))
  await published(1, 'Zacarias')
  await sample.publish(accountErased, { account_id: gone }, { republished: true })
  await vi.waitFor(async () => expect((await left()).rows).toHaveLength(1), soon)
  await runTask()
  await published(0, 'Zacarias')
})
