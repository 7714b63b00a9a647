import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { gatheringChanged, registrationNoticeRequested } from '@lunchpail/contracts/engagement/events'
import {
  cancelRegistration,
  getGathering,
  listGatherings,
  listRegistrations,
  registerForHiringEvent,
} from '@lunchpail/contracts/engagement/gathering-api'
import {
  cancelPortalEvent,
  checkIn,
  listPortalEvents,
  savePortalEvent,
} from '@lunchpail/contracts/engagement/portal-events'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import type { TestAccount } from '@lunchpail/kit-service/testing/test-service'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'
import { beforeAll, expect, it } from 'vitest'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { addGathering } from '../../test/gatherings.ts'
import { inHours, knownManager, newManager } from '../../test/interviews.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})

const person = () => ({ id: randomUUID() })
const hire = (account: { id: string }, hiring_event: string) =>
  engagement
    .as(account)
    .call(registerForHiringEvent, { query: { _st: 'her' }, body: { hiring_event, positions: '12' } })
const cancel = (who: TestAccount, id: string) =>
  engagement.as(who).call(cancelPortalEvent, { params: { id } })
const noticesOf = ({ id }: { id: string }) =>
  engagement.events
    .published(registrationNoticeRequested)
    .map(({ data }) => data)
    .filter((data) => data.account_id === id)
const saidTo = (account: { id: string }) => noticesOf(account).map(({ what }) => what)

it('[EN-19] [EN-09] a canceled event tells everybody once, and takes, checks in and moves up no one anymore', async () => {
  const toldTo = await watchTabs(engagement.nats.url)
  const manager = await knownManager(engagement)
  await addGathering(engagement, { id: 'off', capacity: 1, companyId: manager.companyId })
  const [ana, ben, cho] = [person(), person(), person()]
  const first = (await hire(ana, 'off')).body.registration
  await hire(ben, 'off')
  const left = (await hire(cho, 'off')).body.registration
  await engagement.as(cho).call(cancelRegistration, { params: { id: left.id } })
  // of what each did, and ben, who waits, of what cho did; their company of all of it
  const topics = () => [...[ana, ben, cho].map(({ id }) => toldTo(id).length), toldTo(manager.id!).length]
  await expect.poll(topics).toEqual([1, 2, 2, 4])
  const viewer = {
    ...manager,
    company: { ...manager.company!, level: permissionLevel.viewer },
  }
  expect((await cancel(viewer, 'off')).status).toBe(403)
  expect((await cancel(newManager(), 'off')).status).toBe(404)
  // two who press at once cancel it once
  const answers = await Promise.all([cancel(manager, 'off'), cancel(manager, 'off')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)!.body).toMatchObject({
    gathering: { open: false, canceled: true },
    registered: 1,
    waiting: 1,
    cancelable: false,
  })
  // open tabs see it: of who comes or waits, and of the company
  await expect.poll(topics).toEqual([2, 3, 2, 5])
  const again = (await cancel(manager, 'off')).body
  expect([again.code, again.error]).toEqual(['gathering-canceled', 'This event was canceled.'])
  await expect.poll(() => saidTo(ana)).toEqual(['registered', 'event-canceled'])
  await expect.poll(() => saidTo(ben)).toEqual(['waiting', 'event-canceled'])
  expect(noticesOf(ben)[1]).toMatchObject({
    name: 'Newark warehouse day',
    place: 'Union Hall, 1 Main St, Newark, NJ',
    path: '/events/off/',
  })
  expect(saidTo(cho)).toEqual(['waiting', 'canceled'])
  // for the keyword of its poster
  await expect
    .poll(() => engagement.events.published(gatheringChanged).flatMap(({ data }) => data.things))
    .toMatchObject([{ id: 'off', version: 2, company_id: manager.companyId, open: false, canceled: true }])

  expect((await hire(person(), 'off')).body.code).toBe('registration-closed')
  expect((await hire(ana, 'off')).body.code).toBe('registration-closed')
  const at = engagement.clock.now().toISOString()
  const marks = { params: { id: 'off' }, body: { check_ins: [{ code: first.code, at }] } }
  expect((await engagement.as(manager).call(checkIn, marks)).body.code).toBe('gathering-canceled')
  await engagement.as(ana).call(cancelRegistration, { params: { id: first.id } })
  const [mine] = (await engagement.as(ben).call(listRegistrations)).body.registrations
  expect(mine).toMatchObject({ gathering: { canceled: true }, registration: { state: 'waiting' } })
  const { gathering } = (await engagement.visitor().call(getGathering, { params: { id: 'off' } })).body
  const opened = { ...gathering, positions: [], capacity: 9, open: true }
  expect((await engagement.as(manager).call(savePortalEvent, { body: opened })).body.code).toBe(
    'gathering-canceled',
  )
  expect((await engagement.visitor().call(listGatherings)).body.gatherings).toEqual([])
})

it('[EN-09] whoever gives back a place at a canceled event hears nothing more of it', async () => {
  const manager = newManager()
  const [ana, ben] = [person(), person()]
  await addGathering(engagement, { id: 'gone', companyId: manager.companyId })
  await addGathering(engagement, { id: 'stays' })
  const { id } = (await hire(ana, 'gone')).body.registration
  const kept = (await hire(ana, 'stays')).body.registration
  await cancel(manager, 'gone')
  const { status, body } = await engagement.as(ana).call(cancelRegistration, { params: { id } })
  expect([status, body.registration.state]).toEqual([200, 'canceled'])
  await engagement.as(ana).call(cancelRegistration, { params: { id: kept.id } })
  await hire(ben, 'stays')
  await expect.poll(() => saidTo(ben)).toEqual(['registered'])
  expect(saidTo(ana)).toEqual(['registered', 'registered', 'event-canceled', 'canceled'])
})

it('[EN-19] an event that has begun is not canceled any more, and its manager is not offered it', async () => {
  const manager = newManager()
  await addGathering(engagement, { id: 'begun', startsIn: 0, companyId: manager.companyId })
  const { status, body } = await cancel(manager, 'begun')
  expect([status, body.code, body.error]).toEqual([
    409,
    'gathering-begun',
    'This event has already started, so it can’t be canceled.',
  ])
  const { events } = (await engagement.as(manager).call(listPortalEvents)).body
  expect(events).toMatchObject([{ gathering: { canceled: false, open: true }, cancelable: false }])
})

it('[EN-19] an event is not created in the past, nor moved there, which would tell everybody who comes', async () => {
  const manager = newManager()
  const ana = person()
  await addGathering(engagement, { id: 'year', companyId: manager.companyId })
  await addGathering(engagement, { id: 'was', startsIn: -48, companyId: manager.companyId })
  await hire(ana, 'year')
  const stored = async (id: string) => {
    const { gathering } = (await engagement.visitor().call(getGathering, { params: { id } })).body
    return { ...gathering, positions: [] }
  }
  const save = (body: object) => engagement.as(manager).call(savePortalEvent, { body: body as never })
  const [ahead, over] = [await stored('year'), await stored('was')]
  const before = { starts_at: over.starts_at, ends_at: over.ends_at }
  const { id: _, ...created } = { ...ahead, ...before }
  for (const body of [{ ...ahead, ...before }, created])
    expect((await save(body)).body.fields).toMatchObject({ ends_at: { code: 'event.past' } })
  await expect.poll(() => saidTo(ana)).toEqual(['registered'])
  // one that is over has its name corrected all the same
  expect((await save({ ...over, name: 'Newark yard day' })).status).toBe(200)
})

it('[BY-14] the list at the desk begins with the next event, and ends with what is over or was canceled', async () => {
  const manager = newManager()
  const hours = {
    'in-a-week': 168,
    'in-a-day': 24,
    'off-next': 12,
    'goes-on': -1,
    over: -48,
    'long-over': -480,
  }
  for (const [id, startsIn] of Object.entries(hours))
    await addGathering(engagement, { id, startsIn, companyId: manager.companyId })
  await addGathering(engagement, {
    id: 'any-day',
    kind: 'program',
    startsIn: null,
    companyId: manager.companyId,
  })
  await cancel(manager, 'off-next')
  const { events } = (await engagement.as(manager).call(listPortalEvents)).body
  expect(events.map(({ gathering }) => gathering.id)).toEqual([
    'goes-on',
    'in-a-day',
    'in-a-week',
    'any-day',
    'off-next',
    'over',
    'long-over',
  ])
})

it('[EN-09] the reminder that was planned of a canceled event is not sent', async () => {
  const manager = newManager()
  const [ana, ben] = [person(), person()]
  await addGathering(engagement, { id: 'planned', companyId: manager.companyId })
  await addGathering(engagement, { id: 'other' })
  await hire(ana, 'planned')
  await hire(ben, 'other')
  await cancel(manager, 'planned')
  const waiting = `select from graphile_worker.jobs where task_identifier = 'remind-registration'`
  expect((await engagement.pool.query(waiting)).rowCount).toBeGreaterThanOrEqual(2)
  await runJobsNow(engagement.pool, `task_identifier = 'remind-registration'`)
  await expect.poll(async () => (await engagement.pool.query(waiting)).rowCount).toBe(0)
  await expect.poll(() => saidTo(ben)).toEqual(['registered', 'reminder'])
  expect(saidTo(ana)).toEqual(['registered', 'event-canceled'])
})

it('[EN-09] who comes to an event without a place hears what it says now, and of no change of nothing', async () => {
  const manager = newManager()
  const [ana, ben] = [person(), person()]
  await addGathering(engagement, { id: 'online', capacity: 1, companyId: manager.companyId })
  const { gathering } = (await engagement.visitor().call(getGathering, { params: { id: 'online' } })).body
  const save = async (change: object) =>
    expect(
      (
        await engagement
          .as(manager)
          .call(savePortalEvent, { body: { ...gathering, positions: [], place: null, ...change } })
      ).status,
    ).toBe(200)
  await hire(ana, 'online')
  await hire(ben, 'online')
  await save({ description: 'Join at one' })
  await save({ description: 'Join at two' })
  await save({ description: ' Join  at\ntwo ', name: 'Other day' })
  await save({ description: 'Join at three', ends_at: inHours(engagement, 99) })
  const { place } = gathering
  await save({ description: 'Come early', place, ends_at: inHours(engagement, 99) })
  await save({ description: 'Come early', ends_at: inHours(engagement, 99) })
  await save({ description: ' ', ends_at: inHours(engagement, 99) })
  await expect
    .poll(() => noticesOf(ana).map(({ what, details }) => [what, details]))
    .toEqual([
      ['registered', undefined],
      ['changed', 'Join at one'],
      ['details-changed', 'Join at two'],
      ['changed', 'Join at three'],
      ['changed', undefined],
      ['changed', 'Come early'],
    ])
  await expect
    .poll(() => noticesOf(ben).map(({ what, details }) => [what, details]))
    .toEqual([
      ['waiting', undefined],
      ['waiting-changed', undefined],
      ['waiting-changed', undefined],
      ['waiting-changed', undefined],
      ['waiting-changed', undefined],
    ])
})

it('[EN-09] who waits hears of another time or place, as one who waits', async () => {
  const manager = newManager()
  const [ana, ben] = [person(), person()]
  // about noon there, so that no reminder waits for an evening, whatever the hour is now
  const now = engagement.clock.now().getTime()
  const noon = Math.ceil((now + 13 * hourMs) / dayMs) * dayMs + 17 * hourMs
  const startsIn = (noon - now) / hourMs
  await addGathering(engagement, { id: 'moved', capacity: 1, companyId: manager.companyId, startsIn })
  const { id } = (await hire(ana, 'moved')).body.registration
  await hire(ben, 'moved')
  const { gathering } = (await engagement.visitor().call(getGathering, { params: { id: 'moved' } })).body
  const save = (change: object) =>
    engagement.as(manager).call(savePortalEvent, { body: { ...gathering, positions: [], ...change } })
  await save({ place: { ...gathering.place!, address: '2 Side St' } })
  await expect.poll(() => saidTo(ben)).toEqual(['waiting', 'waiting-changed'])
  await expect.poll(() => saidTo(ana)).toEqual(['registered', 'changed'])
  expect(noticesOf(ben)[1]!.place).toBe('Union Hall, 2 Side St, Newark, NJ')

  // who has a place is reminded before the new time
  const remindedAt = async (): Promise<number | undefined> =>
    (
      await engagement.pool.query<{ run_at: Date }>(
        'select run_at from graphile_worker.jobs where key = $1',
        [`registration:${id}`],
      )
    ).rows[0]?.run_at.getTime()
  const before = await remindedAt()
  const dayLater = (at: string | null) => at && new Date(Date.parse(at) + dayMs).toISOString()
  await save({ starts_at: dayLater(gathering.starts_at), ends_at: dayLater(gathering.ends_at) })
  await expect.poll(remindedAt).toBe(before! + dayMs)
})
