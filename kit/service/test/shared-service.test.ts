import { afterAll, expect, it } from 'vitest'
import { shareService } from '../src/testing/shared-service.ts'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

const started: TestService[] = []
const start = async () => {
  started.push(await startTestService(service))
  return started.at(-1)!
}
const share = () => shareService(service, start)
afterAll(() => started.at(-1)?.stop())

/** What a file of tests sees and leaves behind. */
const file = async () => {
  const { visitor, clock, events, pool } = await share()
  const notes = await visitor().call(contract.listNotes)
  const published = events.published(contract.noteAdded)
  const ahead = clock.now().getTime() > Date.now() + 60_000
  const jobs = await pool.query('select key from graphile_worker.jobs')
  const numbered = await pool.query(
    `select sequencename from pg_sequences where schemaname = 'kit' and last_value is not null`,
  )
  clock.advance(86_400_000)
  await pool.query(`select graphile_worker.add_job('short', run_at := now() + interval '1 hour')`)
  await visitor().call(contract.addNote, { body: { text: 'left behind' } })
  const calls = Array.from({ length: 3 }, () => visitor().call(contract.limited))
  const limited = (await Promise.all(calls)).map(({ status }) => status)
  return { notes: notes.body.notes, published, ahead, jobs: jobs.rows, numbered: numbered.rows, limited }
}

it('gives each file of a thread the same service, as it was for the first', async () => {
  const first = await file()
  const limited = [200, 200, 200]
  expect(first).toEqual({ notes: [], published: [], ahead: false, jobs: [], numbered: [], limited })
  expect([await file(), await file()]).toEqual([first, first])
  expect(started).toHaveLength(1)
})

it('starts another one where it cannot be made as new', async () => {
  const { pool } = await share()
  await pool.query('update kit.epoch set epoch = epoch + 1')
  await share()
  expect(started).toHaveLength(2)
  await expect(pool.query('select 1')).rejects.toThrow('after calling end')
})

it('stops that of another noun', async () => {
  const { pool } = await share()
  await shareService({ ...service, noun: 'wizard' }, start)
  await expect(pool.query('select 1')).rejects.toThrow('after calling end')
})
