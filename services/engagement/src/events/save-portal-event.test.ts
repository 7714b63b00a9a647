import { getGathering } from '@lunchpail/contracts/engagement/gathering-api'
import { maxEvents, savePortalEvent } from '@lunchpail/contracts/engagement/portal-events'
import { beforeAll, expect, it } from 'vitest'
import { dayMs } from '@lunchpail/contracts/durations'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { addGathering } from '../../test/gatherings.ts'
import { newManager } from '../../test/interviews.ts'
import { createGathering } from './create-gathering.ts'
import { openDatabase } from '../database.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})

const program = {
  kind: 'program' as const,
  name: 'Forklift & dock class',
  description: '',
  place: null,
  zone: 'America/New_York',
  starts_at: null,
  ends_at: null,
  capacity: null,
  positions: [],
  open: true,
}
const save = (manager: ReturnType<typeof newManager>, change: object = {}) =>
  engagement.as(manager).call(savePortalEvent, { body: { ...program, ...change } })

it('[EN-19] a new event has an id that cannot be guessed, and never the one of another event', async () => {
  const [one, other] = [newManager(), newManager()]
  const ids = [(await save(one)).body.gathering.id, (await save(other)).body.gathering.id]
  for (const id of ids) expect(id).toMatch(/^forklift-dock-class-[0-9a-f]{16}$/)
  expect(ids[0]).not.toBe(ids[1])
  // the same bits twice, which chance alone does not bring
  const bits = [ids[0]!, 'free-one']
  const created = await openDatabase(engagement.pool).transaction(async (tx) => {
    const { kind, name, description, zone } = program
    const data = { kind, name, description, zone, companyName: 'Other', isOpen: true, createdAt: new Date() }
    return await createGathering(tx, { ...data, companyId: other.companyId }, () => bits.shift()!)
  })
  expect(created.id).toBe('free-one')
  const { body } = await engagement.visitor().call(getGathering, { params: { id: ids[0]! } })
  expect(body.gathering.company_name).toBe('Acme')
  expect((await save(other, { id: ids[0]!, name: 'Taken over' })).status).toBe(404)
})

it('[EN-19] the id of an event with an accented name has the letters without their accents', async () => {
  const { body } = await save(newManager(), { name: 'Feria de contratación en Muñoz' })
  expect(body.gathering.id).toMatch(/^feria-de-contratacion-en-munoz-[0-9a-f]{16}$/)
})

it('[EN-19] [NT-02] one that is asked for twice under one key is made once', async () => {
  const manager = newManager()
  const asked = { body: program, headers: { 'idempotency-key': 'pressed-twice' } }
  const [first, second] = [
    await engagement.as(manager).call(savePortalEvent, asked),
    await engagement.as(manager).call(savePortalEvent, asked),
  ]
  expect([first.status, second.body]).toEqual([200, first.body])
})

it('[EN-19] a company holds as many events as are listed, and makes no more by canceling them', async () => {
  const manager = newManager()
  const insert = `insert into gathering (id, company_id, kind, name, company_name, description, zone, is_open, created_at,
       canceled_at)
     select 'held-' || n, $1, 'program', 'Held', 'Acme', '', 'America/New_York', true, $2, $3 from generate_series(1, $4) n`
  const now = engagement.clock.now()
  await engagement.pool.query(insert, [manager.companyId, now, now, maxEvents])
  const { status, body } = await save(manager)
  expect([status, body.code, body.error]).toEqual([
    409,
    'too-many-events',
    'Your company has a lot of events already. Please add this one once others are over, or tomorrow.',
  ])
  await addGathering(engagement, { id: 'stays', companyId: manager.companyId })
  const { gathering } = (await engagement.visitor().call(getGathering, { params: { id: 'stays' } })).body
  expect((await save(manager, { ...gathering, positions: [] })).status).toBe(200)
  expect((await save(newManager())).status).toBe(200)
  const longAgo = new Date(now.getTime() - 2 * dayMs)
  await engagement.pool.query(`update gathering set created_at = $1 where company_id = $2`, [
    longAgo,
    manager.companyId,
  ])
  expect((await save(manager)).status).toBe(200)
})

it('[EN-19] an event says by field what is wrong: a name of two lines or of nothing seen, a year that nobody meant', async () => {
  const between = (starts_at: string, ends_at: string) => ({ starts_at, ends_at })
  const times = (year: string) => between(`${year}-05-01T15:00:00Z`, `${year}-05-01T19:00:00Z`)
  const hall = { name: 'Hall A', address: '12 Dock St', city: 'Newark', region: 'NJ' }
  const rows = [
    [{ name: 'Dock day\r\nFree lunch' }, ['name']],
    [{ name: 'Dock \u202eyad' }, ['name']],
    [{ name: '\u200b' }, ['name']],
    [{ description: '\u200b' }, ['description']],
    [{ place: { ...hall, address: '12 Dock\nStreet\u202e evil' } }, ['place.address']],
    [{ place: { ...hall, region: 'ZZ' } }, ['place.region']],
    [between('2027-05-01T15:00:00Z', '2027-05-01T15:00:00.000Z'), ['ends_at']],
    [between('9999-05-01T15:00:00Z', '9999-05-01T19:00:00Z'), ['starts_at', 'ends_at']],
    [{ zone: '+05:00' }, ['zone']],
    [{ zone: 'America/Nowhere' }, ['zone']],
    [times('0000'), ['starts_at', 'ends_at']],
    [times('0202'), ['starts_at', 'ends_at']],
  ] as const
  const manager = newManager()
  const found = []
  for (const [change] of rows) {
    const refused = await save(manager, change)
    found.push([refused.status, Object.keys(refused.body.fields ?? {})])
  }
  expect(found).toEqual(rows.map(([, fields]) => [400, fields]))
})
