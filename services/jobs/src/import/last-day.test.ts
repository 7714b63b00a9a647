import { randomUUID } from 'node:crypto'
import { getPosition, listPositions, setRoleState } from '@lunchpail/contracts/jobs/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { beforeAll, expect, it } from 'vitest'
import { managerOf } from '../../test/factories.ts'
import { importsOf, streamOf } from '../../test/imports.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { closeDueTask } from '../postings/close-due.ts'
import { readIndeedXml } from './formats/read-indeed-xml.ts'

const soon = { interval: 50 }

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})
const { bring, stored } = importsOf(() => jobs)
const until = (moment: string) => jobs.clock.advance(Date.parse(moment) - jobs.clock.now().getTime())

const job = (id: string, lastDay: string, place: Readonly<Record<string, string>> = newark) => {
  const fields = {
    referencenumber: id,
    title: `Loader ${id}`,
    company: 'Harbor and Pine',
    description: 'Load trucks.',
    ...place,
    expirationdate: lastDay,
  }
  return `<job>${Object.entries(fields)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}</job>`
}
const newark = { city: 'Newark', state: 'NJ', postalcode: '07102' }
const chicago = { city: 'Chicago', state: 'IL', postalcode: '60601' }
const send = (source: string, ...all: string[]) =>
  bring(source, readIndeedXml(streamOf(`<source>${all.join('')}</source>`)))
const statesOf = async (source: string) =>
  Object.fromEntries((await stored(source)).map(({ external_id, state }) => [external_id, state]))
/** What each minute does, done now. */
async function closeDueJobs() {
  await jobs.pool.query('select graphile_worker.add_job($1)', [closeDueTask])
  const left = async () =>
    (await jobs.pool.query('select from graphile_worker.jobs where task_identifier = $1', [closeDueTask]))
      .rowCount
  await expect.poll(left, soon).toBe(0)
}
const idOf = async (source: string, externalId: string) =>
  (
    await jobs.pool.query<{ id: number }>('select id from position where source = $1 and external_id = $2', [
      source,
      externalId,
    ])
  ).rows[0]!.id
const published = (id: number) =>
  jobs.events
    .published(positionChanged)
    .flatMap(({ data }) => data.things)
    .filter((thing) => thing.id === id)
    .map(({ state }) => state)

it('[BY-05] a job closes by itself when its last day is over where it is, which is published once', async () => {
  until('2026-12-04T12:00:00Z')
  await send(
    'over',
    job('east', '2026-12-04'),
    job('west', '2026-12-04', chicago),
    job('none', ''),
    job('text', 'until filled'),
  )
  until('2026-12-05T04:59:59.999Z')
  await closeDueJobs()
  expect(await statesOf('over')).toEqual({ east: 'open', west: 'open', none: 'open', text: 'open' })
  until('2026-12-05T05:00:00Z')
  await closeDueJobs()
  expect(await statesOf('over')).toEqual({ east: 'closed', west: 'open', none: 'open', text: 'open' })
  const east = await idOf('over', 'east')
  await expect.poll(() => published(east), soon).toEqual(['open', 'closed'])
  const listed = async () =>
    (await jobs.visitor().call(listPositions, { query: {} })).body.positions.map(({ title }) => title)
  expect(await listed()).not.toContain('Loader east')
  expect(await listed()).toContain('Loader west')
  until('2026-12-05T06:00:00Z')
  await closeDueJobs()
  expect(await statesOf('over')).toEqual({ east: 'closed', west: 'closed', none: 'open', text: 'open' })
  // closed once: the same feed says nothing new
  const again = await send('over', job('east', '2026-12-04'), job('west', '2026-12-04', chicago))
  expect(again.counts).toEqual([0, 0, 2, 0])
  expect(published(east)).toEqual(['open', 'closed'])
})

it('[BY-05] a date that no job has is none, and harms no other job of its file', async () => {
  until('2026-12-05T12:00:00Z')
  const posted = (id: string, date: string) => job(id, '').replace('<title>', `<date>${date}</date><title>`)
  const sent = await send(
    'placeholders',
    job('never', '9999-12-31'),
    job('first', '1970-01-01'),
    posted('slip', '12/04/2062'),
    posted('sound', '12/04/2026'),
  )
  expect(sent).toEqual({ counts: [4, 0, 0, 0], wrong: [] })
  expect(await statesOf('placeholders')).toEqual({
    first: 'open',
    never: 'open',
    slip: 'open',
    sound: 'open',
  })
  const days = (await stored('placeholders')).map(({ external_id: id, posted_at: at }) => [
    id,
    (at as Date).toISOString(),
  ])
  expect(Object.fromEntries(days)).toMatchObject({
    slip: '2026-12-05T12:00:00.000Z',
    sound: '2026-12-04T12:00:00.000Z',
  })
})

it('[BY-05] it is looked at each minute', async () => {
  const eachMinute = async () =>
    (
      await jobs.pool.query<{ identifier: string }>(
        'select identifier from graphile_worker._private_known_crontabs',
      )
    ).rows.map(({ identifier }) => identifier)
  await expect.poll(eachMinute, soon).toContain(closeDueTask)
})

it('[BY-05] a feed that is read again moves the last day of a job, opens it, or takes the day away', async () => {
  until('2026-12-06T12:00:00Z')
  await send('moved', job('later', '2026-12-06'), job('taken', '2026-12-06'), job('opened', '2026-12-06'))
  await send('moved', job('later', '2026-12-08'), job('taken', ''))
  until('2026-12-07T05:00:00Z')
  await closeDueJobs()
  expect(await statesOf('moved')).toEqual({ later: 'open', taken: 'open', opened: 'closed' })
  await send('moved', job('opened', '2026-12-08'))
  expect((await statesOf('moved'))['opened']).toBe('open')
  until('2026-12-09T05:00:00Z')
  await closeDueJobs()
  expect(await statesOf('moved')).toEqual({ later: 'closed', taken: 'open', opened: 'closed' })
})

it('[BY-05] of a job that two feeds have, the other one is shown once the last day of the first is over', async () => {
  until('2026-12-10T12:00:00Z')
  await send('twin-a', job('twin', '2026-12-10'))
  await send('twin-b', job('twin', ''))
  const shown = async () => {
    const { rows } = await jobs.pool.query<{ source: string }>(
      `select source from position where external_id = 'twin' and state = 'open'`,
    )
    return rows.map(({ source }) => source)
  }
  expect(await shown()).toEqual(['twin-a'])
  until('2026-12-11T05:00:00Z')
  await closeDueJobs()
  expect(await shown()).toEqual(['twin-b'])
})

it('[JB-13] a job names its last day, unless a manager keeps it open beyond it', async () => {
  until('2026-12-11T12:00:00Z')
  await send('named', job('named', '2026-12-12'), job('unnamed', ''))
  const closesAt = async (externalId: string) => {
    const params = { id: String(await idOf('named', externalId)) }
    return (await jobs.visitor().call(getPosition, { params, query: {} })).body.position.closes_at
  }
  expect([await closesAt('named'), await closesAt('unnamed')]).toEqual(['2026-12-13T05:00:00.000Z', null])
  await jobs.pool.query(`update position set managed = true where external_id = 'named'`)
  expect(await closesAt('named')).toBeNull()
})

it('[BY-05] a job that its manager opened stays open after the last day of its feed', async () => {
  until('2026-12-12T12:00:00Z')
  await send('kept', job('kept', '2026-12-12'))
  const id = await idOf('kept', 'kept')
  const employer = randomUUID()
  await jobs.pool.query(
    'update company set employer_id = $1 where id = (select company_id from position where id = $2)',
    [employer, id],
  )
  const manager = jobs.as(managerOf(randomUUID(), employer))
  for (const state of ['paused', 'open'] as const)
    await manager.call(setRoleState, { params: { id: String(id) }, body: { state } })
  until('2026-12-13T05:00:00Z')
  await closeDueJobs()
  expect(await statesOf('kept')).toEqual({ kept: 'open' })
})
