import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import type { Envelope } from '@lunchpail/contracts/event'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { deleteExpired } from '@lunchpail/kit-database/retention'
import { eraseRows } from '../src/erasure.ts'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'
import { runJobsNow } from '../src/testing/run-jobs-now.ts'

let sample: TestService
/** Whether what the service holds outside its own tables can be deleted. */
let isElsewhereAway = false
const eraseElsewhere = async (): Promise<number> => {
  if (isElsewhereAway) throw new Error('away')
  return 0
}
const build: typeof service.build = async (platform) => ({
  ...(await service.build(platform)),
  eraseElsewhere,
})
/** While it is set, a handler waits for it before its commit. */
let gate: Promise<void> | undefined
const soon = { interval: 20 }
const count = async (from: string): Promise<number> =>
  Number((await sample.pool.query<{ count: string }>(`select count(*) from ${from}`)).rows[0]!.count)
const reports = (id: string) =>
  sample.events.published(erasureCompleted('engagement')).filter(({ data }) => data.account_id === id)
const people = (...ids: string[]) => ({ things: ids.map((id) => ({ id, version: 1 })) })
const seen = (id: string) => count(`person_seen where account_id = '${id}'`)
const erase = async (id: string): Promise<void> => {
  await sample.publish(accountErased, { account_id: id })
  await vi.waitFor(() => expect(reports(id)).toHaveLength(1), soon)
}
const erased = async (): Promise<string> => {
  const id = randomUUID()
  await erase(id)
  return id
}
const job = (task: string) => sample.pool.query('select graphile_worker.add_job($1)', [task])

beforeAll(async () => {
  sample = await startTestService(
    { ...service, build },
    {
      runtime: { beforeCommit: async () => gate },
      losesPostgres: true,
    },
  )
})
afterAll(() => sample?.stop())
beforeEach(async () => {
  gate = undefined
  isElsewhereAway = false
  await sample.pool.query('truncate note, effect, person_seen, kit.dead_letter, kit.idempotency_key')
})

describe('an erased person stays erased', () => {
  it('whatever was published of them before and is handled after', async () => {
    const [gone, other] = [await erased(), randomUUID()]
    await sample.publish(contract.personChanged, people(gone))
    await sample.publish(contract.personChanged, people(gone, other))
    await vi.waitFor(async () => expect(await seen(other)).toBe(1), soon)
    expect(await seen(gone)).toBe(0)
    expect(await count('kit.dead_letter')).toBe(0)
  })

  it('whatever waited while the service was down', async () => {
    await sample.crash()
    const ids = Array.from({ length: 60 }, () => randomUUID())
    const gone = ids.slice(0, 8)
    for (const id of ids) await sample.publish(contract.personChanged, people(id))
    for (const id of gone) await sample.publish(accountErased, { account_id: id })
    await sample.restart()
    await vi.waitFor(async () => {
      expect(gone.map((id) => reports(id).length)).toEqual(gone.map(() => 1))
      expect(await count('person_seen')).toBe(ids.length - gone.length)
    }, soon)
  })

  it('by an erasure that waits for a handler beside it', async () => {
    const id = randomUUID()
    let open = (): void => {}
    gate = new Promise((resolve) => (open = resolve))
    await sample.publish(contract.personChanged, people(id))
    const locks = (granted: boolean) =>
      count(`pg_locks where classid = 72707372 and ${granted ? '' : 'not '}granted and database =
        (select oid from pg_database where datname = current_database())`)
    await vi.waitFor(async () => expect(await locks(true)).toBe(1), soon)
    await sample.publish(accountErased, { account_id: id })
    await vi.waitFor(async () => expect(await locks(false)).toBe(1), soon)
    expect(reports(id)).toHaveLength(0)
    open()
    await vi.waitFor(() => expect(reports(id).map(({ data }) => data.rows)).toEqual([1]), soon)
    expect(await seen(id)).toBe(0)
  })

  it('by a reaction, whichever of its people they are', async () => {
    const [gone, other] = [await erased(), randomUUID()]
    const what = (name: string, account_id: string, referrer_id?: string) =>
      sample.publish(contract.applicationSubmitted, {
        what: name,
        account_id,
        ...(referrer_id !== undefined && { referrer_id }),
      })
    await what('of them', gone)
    await what('referred by them', other, gone)
    await what('of another', other)
    await vi.waitFor(async () => expect(await count('effect')).toBe(1), soon)
    expect((await sample.pool.query('select what from effect')).rows).toEqual([{ what: 'of another' }])
  })

  it('by a write with a token that is still valid', async () => {
    const id = await erased()
    const answer = await sample.as({ id }).call(contract.addNote, { body: { text: 'late' } })
    expect([answer.status, answer.body.code]).toEqual([401, 'signed-out'])
    expect(await count('note')).toBe(0)
    expect((await sample.as().call(contract.addNote, { body: { text: 'other' } })).status).toBe(201)
  })

  it('when the state is published again', async () => {
    const id = await erased()
    await sample.pool.query(`insert into note (account_id, text) values ($1, 'left'), (null, 'ownerless')`, [
      id,
    ])
    expect(await sample.republish()).toBe(1)
    const again = () => sample.events.published(contract.noteAdded).filter(({ republished }) => republished)
    await vi.waitFor(() => expect(again().map(({ data }) => data.text)).toEqual(['ownerless']), soon)
  })

  it('by the daily task, which deletes what came back all the same, and reports it', async () => {
    const [gone, other] = [await erased(), randomUUID()]
    await sample.pool.query('insert into person_seen values ($1), ($2)', [gone, other])
    await job('kit-erasure')
    await vi.waitFor(() => expect(reports(gone).map(({ data }) => data.rows)).toEqual([0, 1]), soon)
    expect([await seen(gone), await seen(other)]).toEqual([0, 1])
  })

  it('where something elsewhere cannot be deleted yet: a job erases them once it can, and reports it', async () => {
    const id = randomUUID()
    await sample.publish(contract.personChanged, people(id))
    await vi.waitFor(async () => expect(await seen(id)).toBe(1), soon)
    isElsewhereAway = true
    await sample.publish(accountErased, { account_id: id })
    const waiting = `key = 'kit-erase-later ${id}'`
    await vi.waitFor(
      async () => expect(await count(`graphile_worker.jobs where ${waiting} and attempts > 0`)).toBe(1),
      soon,
    )
    const answer = await sample.as({ id }).call(contract.addNote, { body: { text: 'late' } })
    expect(answer.body.code).toBe('signed-out')
    expect([reports(id).length, await count('kit.dead_letter')]).toEqual([0, 0])
    isElsewhereAway = false
    await runJobsNow(sample.pool, waiting)
    await vi.waitFor(() => expect(reports(id).map(({ data }) => data.rows)).toEqual([1]), soon)
    expect(await seen(id)).toBe(0)
  })

  it('when auth says of them again that they are erased, which is reported only where it says something', async () => {
    const [known, unknown] = [await erased(), randomUUID()]
    // the relay deletes a report after it has published it: until then an erasure finds it
    await vi.waitFor(async () => expect(await count('kit.outbox')).toBe(0), soon)
    for (const id of [known, unknown])
      await sample.publish(accountErased, { account_id: id }, { republished: true })
    await vi.waitFor(() => expect(reports(unknown)).toHaveLength(1), soon)
    expect(await count(`kit.tombstone where account_id = '${unknown}'`)).toBe(1)
    expect(reports(known)).toHaveLength(1)
  })
})

describe('erasure', () => {
  it('takes the account out of what is not published or not handled yet, and leaves the others in', async () => {
    const [gone, other] = [randomUUID(), randomUUID()]
    const event = (...ids: string[]) =>
      JSON.stringify({ id: 'an event', data: people(...ids) } satisfies Partial<Envelope>)
    await pgTransaction(sample.pool)(async (tx) => {
      for (const payload of [event(gone), event(gone, other), event(other), `not JSON ${gone}`]) {
        await tx.$executeRawUnsafe(
          `insert into kit.outbox (id, subject, payload) values ('1', 'sample', $1)`,
          payload,
        )
        await tx.$executeRawUnsafe(
          `insert into kit.dead_letter (consumer, event_id, event_type, envelope, error_code, error_message, attempts)
           values ('sample', $1, 'sample', $1, '', '', 1)`,
          payload,
        )
      }
      expect(await eraseRows(tx, service.retention, gone)).toBe(6)
      for (const [table, column] of [
        // an event of the erasure before may still be on its way
        [`kit.outbox where subject = 'sample'`, 'payload'],
        ['kit.dead_letter', 'envelope'],
      ]) {
        const rows = await tx.$queryRawUnsafe<{ text: string }[]>(
          `select ${column} as text from ${table} order by 1`,
        )
        expect([table, rows.map(({ text }) => text)]).toEqual([table, [event(other), event(other)]])
      }
      // for the relay to publish nothing of it
      await tx.$executeRawUnsafe('truncate kit.outbox')
    })
  })
})

describe('retention', () => {
  const day = 86_400_000
  const expired = (days: number) => deleteExpired(sample.pool, new Date(Date.now() + days * day), [])

  it('keeps the inbox for as long as a stream may deliver the event, and a tombstone for longer', async () => {
    const id = await erased()
    const left = () =>
      Promise.all([
        count(`kit.inbox where consumer = 'engagement--auth-account-erased-v1'`),
        count(`kit.tombstone where account_id = '${id}'`),
      ])
    await expired(29.9)
    expect((await left())[0]).toBeGreaterThan(0)
    await expired(30.1)
    expect(await left()).toEqual([0, 1])
    await expired(399)
    expect(await left()).toEqual([0, 1])
    await expired(401)
    expect(await left()).toEqual([0, 0])
  })

  it('deletes more expired rows than one statement takes', async () => {
    await sample.pool.query(
      `insert into kit.inbox select 'old', number::text, now() - interval '31 days' from generate_series(1, 5001) number`,
    )
    expect(await expired(0)).toBe(5001)
  })

  it('waits for no locked row', async () => {
    await sample.pool.query(
      `insert into kit.inbox select 'locked', number::text, now() - interval '31 days' from generate_series(1, 2) number`,
    )
    const left = () => count(`kit.inbox where consumer = 'locked'`)
    await pgTransaction(sample.pool)(async (tx) => {
      await tx.$executeRawUnsafe(
        `select 1 from kit.inbox where consumer = 'locked' and event_id = '1' for update`,
      )
      await expired(0)
      expect(await left()).toBe(1)
    })
    await expired(0)
    expect(await left()).toBe(0)
  })
})
