import { randomUUID } from 'node:crypto'
import {
  cancelRegistration,
  getGathering,
  listGatherings,
  listRegistrations,
  registerForHiringEvent,
  registerForTraining,
} from '@lunchpail/contracts/engagement/gathering-api'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { gatheringChanged, registrationNoticeRequested } from '@lunchpail/contracts/engagement/events'
import {
  checkIn,
  listRegistrants,
  savePortalEvent,
  undoCheckIn,
} from '@lunchpail/contracts/engagement/portal-events'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { shareEngagement, type Engagement } from '../../../test/engagement-service.ts'
import { addGathering } from '../../../test/gatherings.ts'
import { applied, inHours, knownManager, newManager } from '../../../test/interviews.ts'
import { eventReminderTime } from './event-reminder-time.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})

const person = () => ({ id: randomUUID() })
const her = { _st: 'her' } as const
const hire = (account: { id: string }, hiring_event: string, positions = '12') =>
  engagement.as(account).call(registerForHiringEvent, { query: her, body: { hiring_event, positions } })
const noticesOf = ({ id }: { id: string }) =>
  engagement.events
    .published(registrationNoticeRequested)
    .map(({ data }) => data)
    .filter((data) => data.account_id === id)
const cancel = (account: { id: string }, id: string) =>
  engagement.as(account).call(cancelRegistration, { params: { id } })

describe('[EN-09] registering for a hiring event', () => {
  it('takes the positions, answers the address of the event with them, and lets the person be told', async () => {
    await addGathering(engagement, { id: 'warehouse-day' })
    const ana = person()
    const { status, body } = await hire(ana, 'warehouse-day', '13,12')
    expect([status, body.url]).toEqual([201, '/events/warehouse-day/?p=13,12'])
    expect(body.registration).toMatchObject({ state: 'registered', positions: [13, 12], ahead: null })
    await expect
      .poll(() => noticesOf(ana))
      .toMatchObject([
        {
          what: 'registered',
          name: 'Newark warehouse day',
          zone: 'America/New_York',
          path: '/events/warehouse-day/',
        },
      ])
    expect(noticesOf(ana)[0]!.place).toBe('Union Hall, 1 Main St, Newark, NJ')
    const seen = await engagement.as(ana).call(getGathering, { params: { id: 'warehouse-day' } })
    expect(seen.body.registration).toEqual(body.registration)
    expect(
      (await engagement.visitor().call(getGathering, { params: { id: 'warehouse-day' } })).body.registration,
    ).toBeNull()
    expect((await engagement.visitor().call(listGatherings)).body.gatherings.map(({ id }) => id)).toContain(
      'warehouse-day',
    )
  })

  it('needs one position at least, of those of the event', async () => {
    await addGathering(engagement, { id: 'positions-day' })
    for (const positions of ['', '99']) {
      const { status, body } = await hire(person(), 'positions-day', positions)
      expect([status, body.fields?.['positions']?.error]).toEqual([400, 'Please choose at least one job'])
    }
  })

  it('changes the positions of whoever is registered, keeps their place, and tells nothing twice', async () => {
    await addGathering(engagement, { id: 'change-day', capacity: 1 })
    const ana = person()
    const first = (await hire(ana, 'change-day')).body
    const second = (await hire(ana, 'change-day', '13')).body
    expect(second.registration).toEqual({ ...first.registration, positions: [13] })
    await expect.poll(() => noticesOf(ana).length).toBe(1)
  })

  it('gives 30 places to 50 who come at once, lets 20 wait, and loses and doubles no one', async () => {
    await addGathering(engagement, { id: 'rush', capacity: 30 })
    const people = Array.from({ length: 50 }, person)
    const answers = await Promise.all(people.map((one) => hire(one, 'rush')))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201))
    const states = answers.map(({ body }) => body.registration.state)
    expect([
      states.filter((state) => state === 'registered').length,
      states.filter((state) => state === 'waiting').length,
    ]).toEqual([30, 20])
    const { rows } = await engagement.pool.query<{ count: string; people: string }>(
      `select count(*), count(distinct account_id) as people from registration where gathering_id = 'rush'`,
    )
    expect(rows).toEqual([{ count: '50', people: '50' }])
  })

  it('moves up who waits longest when a place is given back, lets them be told, and the others see it', async () => {
    await addGathering(engagement, { id: 'full', capacity: 1 })
    const [ana, ben, cho] = [person(), person(), person()]
    const first = (await hire(ana, 'full')).body.registration
    expect((await hire(ben, 'full')).body.registration).toMatchObject({ state: 'waiting', ahead: 0 })
    expect((await hire(cho, 'full')).body.registration).toMatchObject({ state: 'waiting', ahead: 1 })
    const toldTo = await watchTabs(engagement.nats.url)
    const { body } = await cancel(ana, first.id)
    expect(body.registration.state).toBe('canceled')
    // who still waits is further ahead
    for (const { id } of [ana, ben, cho]) await expect.poll(() => toldTo(id)).toEqual(['registrations'])
    const of = async (account: { id: string }) =>
      (await engagement.as(account).call(listRegistrations)).body.registrations[0]!.registration
    expect([(await of(ben)).state, (await of(cho)).state, (await of(cho)).ahead]).toEqual([
      'registered',
      'waiting',
      0,
    ])
    await expect.poll(() => noticesOf(ben).map(({ what }) => what)).toEqual(['waiting', 'moved-up'])
    await expect.poll(() => noticesOf(ana).map(({ what }) => what)).toEqual(['registered', 'canceled'])
    // whoever comes back comes last
    expect((await hire(ana, 'full')).body.registration).toMatchObject({ state: 'waiting', ahead: 1 })
  })

  it('gives back no other person’s place', async () => {
    await addGathering(engagement, { id: 'own-day' })
    const { registration } = (await hire(person(), 'own-day')).body
    expect((await cancel(person(), registration.id)).body.code).toBe('not-found')
  })

  it('takes no one once it is over', async () => {
    await addGathering(engagement, { id: 'over', startsIn: -9 })
    expect((await hire(person(), 'over')).body.code).toBe('registration-closed')
    const { body } = await engagement.visitor().call(getGathering, { params: { id: 'over' } })
    expect(body.gathering).toMatchObject({ open: false, over: true })
  })

  it('answers a repeat with its key as the first time', async () => {
    await addGathering(engagement, { id: 'repeat-day' })
    const ana = person()
    const call = {
      query: her,
      body: { hiring_event: 'repeat-day', positions: '12' },
      idempotencyKey: randomUUID(),
    }
    const first = await engagement.as(ana).call(registerForHiringEvent, call)
    expect((await engagement.as(ana).call(registerForHiringEvent, call)).body).toEqual(first.body)
  })

  it('moves up the first of two who wait while it runs, and from its end on no one, and tells no one', async () => {
    const now = engagement.clock.now()
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
    const moved = 'registered waiting'
    for (const [id, endsAt, states, told] of [
      ['runs', minutes(120), moved, ['registered', 'canceled']],
      ['ends-now', now, 'waiting waiting', ['registered']],
      ['ended', minutes(-60 * 24 * 9), 'waiting waiting', ['registered']],
    ] as const) {
      await addGathering(engagement, { id, capacity: 1 })
      const [ana, ben, cho] = [person(), person(), person()]
      const first = (await hire(ana, id)).body.registration
      for (const one of [ben, cho]) await hire(one, id)
      await engagement.pool.query(
        `update gathering set ends_at = $2, starts_at = $2::timestamptz - interval '4 hours' where id = $1`,
        [id, endsAt],
      )
      expect((await cancel(ana, first.id)).body.registration.state).toBe('canceled')
      const { rows } = await engagement.pool.query<{ state: string }>(
        'select state from registration where account_id = any($1) order by turn',
        [[ben.id, cho.id]],
      )
      expect([id, rows.map(({ state }) => state).join(' ')]).toEqual([id, states])
      // what comes after it is heard after it
      const after = person()
      await addGathering(engagement, { id: `after-${id}` })
      await hire(after, `after-${id}`)
      await expect.poll(() => noticesOf(after).length).toBe(1)
      expect([id, noticesOf(ana).map(({ what }) => what)]).toEqual([id, told])
      expect([id, noticesOf(ben).map(({ what }) => what)]).toEqual([
        id,
        ['waiting', ...(states === moved ? ['moved-up'] : [])],
      ])
    }
  })

  it('reminds at once who registers where the reminder is due, and no one who canceled', async () => {
    await addGathering(engagement, { id: 'soon', startsIn: 30 })
    const ana = person()
    await hire(ana, 'soon')
    const { rows } = await engagement.pool.query<{ run_at: Date }>(
      `select run_at from graphile_worker.jobs where key = $1`,
      [
        `registration:${(await engagement.as(ana).call(listRegistrations)).body.registrations[0]!.registration.id}`,
      ],
    )
    const now = engagement.clock.now()
    const startsAt = new Date(now.getTime() + 30 * hourMs)
    const due = eventReminderTime({ startsAt, zone: 'America/New_York' }, now)
    expect(rows.map(({ run_at }) => run_at)).toEqual([due])
  })
})

it('[EN-10] registers for a training event at its own address', async () => {
  await addGathering(engagement, { id: 'forklift-class', kind: 'training' })
  const ana = person()
  const call = { params: { id: 'forklift-class' }, body: { utm: 'utm_source=poster' } }
  const { status, body } = await engagement.as(ana).call(registerForTraining, call)
  expect([status, body.url, body.registration.positions]).toEqual([201, '/events/forklift-class/', []])
  const { rows } = await engagement.pool.query(`select utm from registration where account_id = $1`, [ana.id])
  expect(rows).toEqual([{ utm: 'utm_source=poster' }])
  // a hiring event is none
  await addGathering(engagement, { id: 'no-class' })
  expect((await engagement.as(ana).call(registerForTraining, { params: { id: 'no-class' } })).body.code).toBe(
    'not-found',
  )
})

it('[EN-11] registers for a program by a form', async () => {
  await addGathering(engagement, { id: 'apprentices', kind: 'program', startsIn: null })
  const client = engagement.as(person())
  const answer = await fetch(`${engagement.url}/programs/apprentices/register`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await client.token()}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ csrf_token: client.csrf, utm: 'utm_medium=poster' }),
  })
  expect([answer.status, ((await answer.json()) as { url: string }).url]).toEqual([
    201,
    '/programs/apprentices/',
  ])
})

it('[EN-13] registers a hiring manager as such, without positions', async () => {
  await addGathering(engagement, { id: 'managers-day' })
  const manager = { id: randomUUID(), type: 'hiring manager' as const }
  const { status, body } = await engagement
    .as(manager)
    .call(registerForHiringEvent, { query: her, body: { hiring_event: 'managers-day' } })
  expect([status, body.url]).toEqual([201, '/events/managers-day/'])
  const { rows } = await engagement.pool.query(`select is_employer from registration where account_id = $1`, [
    manager.id,
  ])
  expect(rows).toEqual([{ is_employer: true }])
})

it('[EN-09] [BY-21] lets in who waits where a manager adds places, and tells jobs of the event', async () => {
  const companyId = randomUUID()
  await addGathering(engagement, { id: 'grows', capacity: 1, companyId, positions: [] })
  const [ana, ben] = [person(), person()]
  await hire(ana, 'grows')
  await hire(ben, 'grows')
  const toldTo = await watchTabs(engagement.nats.url)
  const manager = {
    id: randomUUID(),
    type: 'hiring manager' as const,
    company: { id: companyId, approved: true, level: permissionLevel.editor, access: null },
  }
  const { gathering } = (await engagement.visitor().call(getGathering, { params: { id: 'grows' } })).body
  const ends_at = inHours(engagement, 99)
  const { status, body } = await engagement.as(manager).call(savePortalEvent, {
    body: { ...gathering, positions: [], capacity: 2, ends_at },
  })
  expect([status, body]).toMatchObject([200, { registered: 2, waiting: 0 }])
  await expect.poll(() => toldTo(ben.id)).toEqual(['registrations'])
  // for the keyword of its poster
  await expect
    .poll(() => engagement.events.published(gatheringChanged).flatMap(({ data }) => data.things))
    .toContainEqual({
      id: 'grows',
      version: 2,
      kind: 'hiring',
      company_id: companyId,
      open: true,
      canceled: false,
      ends_at,
    })
  // one word for whoever has a spot by the same save, which says when it is now
  await expect.poll(() => noticesOf(ana).map(({ what }) => what)).toEqual(['registered', 'changed'])
  await expect.poll(() => noticesOf(ben).map(({ what }) => what)).toEqual(['waiting', 'moved-up'])
})

it('[EN-09] lets in everybody who waits where a manager takes the limit away, and no one anymore where it is over', async () => {
  const companyId = randomUUID()
  const manager = {
    id: randomUUID(),
    type: 'hiring manager' as const,
    company: { id: companyId, approved: true, level: permissionLevel.editor, access: null },
  }
  for (const [id, isOver] of [
    ['without-limit', false],
    ['over-without-limit', true],
  ] as const) {
    await addGathering(engagement, { id, capacity: 1, companyId, positions: [] })
    const [ana, ben, cho] = [person(), person(), person()]
    for (const one of [ana, ben, cho]) await hire(one, id)
    if (isOver)
      await engagement.pool.query(
        `update gathering set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where id = $1`,
        [id],
      )
    const { gathering } = (await engagement.visitor().call(getGathering, { params: { id } })).body
    const { body } = await engagement.as(manager).call(savePortalEvent, {
      body: { ...gathering, positions: [], capacity: null },
    })
    expect([id, body]).toMatchObject([
      id,
      isOver ? { registered: 1, waiting: 2 } : { registered: 3, waiting: 0 },
    ])
    // what comes after it is heard after it
    const after = person()
    await addGathering(engagement, { id: `after-${id}` })
    await hire(after, `after-${id}`)
    await expect.poll(() => noticesOf(after).length).toBe(1)
    for (const one of [ben, cho])
      expect(noticesOf(one).map(({ what }) => what)).toEqual(['waiting', ...(isOver ? [] : ['moved-up'])])
  }
})

it('[EN-09] [BY-04] gives the place of an erased account to whoever waits longest, and tells them', async () => {
  await addGathering(engagement, { id: 'erased-place', capacity: 1 })
  const [ana, ben, cho] = [person(), person(), person()]
  for (const one of [ana, ben, cho]) await hire(one, 'erased-place')
  const toldTo = await watchTabs(engagement.nats.url)
  await engagement.publish(accountErased, { account_id: ana.id })
  for (const { id } of [ben, cho]) await expect.poll(() => toldTo(id)).toEqual(['registrations'])
  await expect.poll(() => noticesOf(ben).map(({ what }) => what)).toEqual(['waiting', 'moved-up'])
  const { rows } = await engagement.pool.query(
    `select account_id, state from registration where gathering_id = 'erased-place' order by turn`,
  )
  expect(rows).toEqual([
    { account_id: ben.id, state: 'registered' },
    { account_id: cho.id, state: 'waiting' },
  ])
  // who waited behind an erased account is further ahead
  const dee = person()
  await hire(dee, 'erased-place')
  const toldOfCho = await watchTabs(engagement.nats.url)
  await engagement.publish(accountErased, { account_id: cho.id })
  await expect.poll(() => toldOfCho(dee.id)).toEqual(['registrations'])
})

it('[EN-19] [BY-14] a check-in is taken back by whoever may check in: who waited waits again', async () => {
  const companyId = randomUUID()
  const gatheringId = 'wrong-tap'
  const toldTo = await watchTabs(engagement.nats.url)
  const manager = await knownManager(engagement, companyId)
  await addGathering(engagement, { id: gatheringId, capacity: 1, companyId, positions: [] })
  const [ana, ben] = [person(), person()]
  await hire(ana, gatheringId)
  await hire(ben, gatheringId)
  const of = (level: 1 | 2) =>
    engagement.as({
      id: randomUUID(),
      type: 'hiring manager' as const,
      company: { id: companyId, approved: true, level, access: null },
    })
  const [editor, viewer] = [of(permissionLevel.editor), of(permissionLevel.viewer)]
  const params = { id: gatheringId }
  const people = async () => (await viewer.call(listRegistrants, { params })).body.registrants
  const codes = (await people()).map(({ code }) => code)
  const at = engagement.clock.now().toISOString()
  await editor.call(checkIn, { params, body: { check_ins: codes.map((code) => ({ code, at })) } })
  expect((await people()).map(({ state, checked_in_at }) => [state, checked_in_at])).toEqual([
    ['registered', at],
    ['registered', at],
  ])
  // another phone at the same door
  await expect.poll(() => toldTo(manager.id!)).toEqual(Array(3).fill('desk'))
  for (const { id } of [ana, ben])
    await expect.poll(() => toldTo(id)).toEqual(['registrations', 'registrations'])
  const undo = (who: typeof editor, code: string) => who.call(undoCheckIn, { params, body: { code } })
  expect((await undo(viewer, codes[0]!)).status).toBe(403)
  expect((await undo(engagement.as(newManager()), codes[0]!)).status).toBe(404)
  expect((await undo(editor, '99999999')).status).toBe(404)
  for (const code of codes) {
    await undo(editor, code)
    expect((await undo(editor, code.toLowerCase())).status).toBe(200)
  }
  expect((await people()).map(({ state, checked_in_at }) => [state, checked_in_at])).toEqual([
    ['registered', null],
    ['waiting', null],
  ])
  await expect.poll(() => toldTo(manager.id!)).toEqual(Array(7).fill('desk'))
  for (const { id } of [ana, ben]) await expect.poll(() => toldTo(id)).toEqual(Array(3).fill('registrations'))
})

it('[EN-09] who waits behind somebody let in at the door sees it on their open page, and again once it is taken back', async () => {
  const companyId = randomUUID()
  const params = { id: 'let-in' }
  await addGathering(engagement, { ...params, capacity: 1, companyId })
  const [ana, ben, cho] = [person(), person(), person()]
  for (const one of [ana, ben, cho]) await hire(one, params.id)
  const door = engagement.as(newManager(companyId))
  const { registration } = (await engagement.as(ben).call(getGathering, { params })).body
  const { code } = registration!
  const aheadOfCho = async () =>
    (await engagement.as(cho).call(getGathering, { params })).body.registration!.ahead
  const toldTo = await watchTabs(engagement.nats.url)
  const checkIns = { check_ins: [{ code, at: engagement.clock.now().toISOString() }] }
  await door.call(checkIn, { params, body: checkIns })
  for (const { id } of [ben, cho]) await expect.poll(() => toldTo(id)).toEqual(['registrations'])
  expect(await aheadOfCho()).toBe(0)
  // what is marked twice is told once
  await door.call(checkIn, { params, body: checkIns })
  await door.call(undoCheckIn, { params, body: { code } })
  for (const { id } of [ben, cho]) await expect.poll(() => toldTo(id)).toEqual(Array(2).fill('registrations'))
  expect(await aheadOfCho()).toBe(1)
  expect(toldTo(ana.id)).toEqual([])
})

it('[BY-14] [EN-09] who is checked in keeps the place, and who gave it back is no registrant', async () => {
  const companyId = randomUUID()
  const params = { id: 'who-came' }
  await addGathering(engagement, { ...params, companyId })
  const [ana, ben] = [person(), person()]
  for (const one of [ana, ben]) await hire(one, params.id)
  const mine = async (one: { id: string }) =>
    (await engagement.as(one).call(getGathering, { params })).body.registration!
  const [of, bens] = [await mine(ana), await mine(ben)]
  const door = engagement.as(newManager(companyId))
  const at = engagement.clock.now().toISOString()
  const come = async (code: string) =>
    (await door.call(checkIn, { params, body: { check_ins: [{ code, at }] } })).body
  await come(of.code)
  const refused = await cancel(ana, of.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  expect(await mine(ana)).toMatchObject({ state: 'registered', checked_in_at: at })
  const list = (await door.call(listRegistrants, { params })).body
  expect([list.event.checked_in, list.registrants.length]).toEqual([1, 2])
  await door.call(undoCheckIn, { params, body: { code: of.code } })
  expect((await cancel(ana, of.id)).status).toBe(200)
  // once more is none
  expect((await cancel(ana, of.id)).status).toBe(200)
  expect(await come(of.code)).toEqual({ registrants: [], unknown: [of.code] })
  // an account that is erased
  await come(bens.code)
  await engagement.publish(accountErased, { account_id: ben.id })
  await expect.poll(() => come(bens.code)).toEqual({ registrants: [], unknown: [bens.code] })
})

it('[BY-14] who registers or gives the place back is on an open list at the door, or gone from it', async () => {
  const toldTo = await watchTabs(engagement.nats.url)
  const companyId = randomUUID()
  const manager = await knownManager(engagement, companyId)
  await addGathering(engagement, { id: 'open-list', companyId })
  const ana = person()
  const { id } = (await hire(ana, 'open-list')).body.registration
  await expect.poll(() => toldTo(manager.id!)).toEqual(['desk'])
  await cancel(ana, id)
  await expect.poll(() => toldTo(manager.id!)).toEqual(['desk', 'desk'])
  const ben = person()
  await hire(ben, 'open-list')
  await engagement.publish(accountErased, { account_id: ben.id })
  await expect.poll(() => toldTo(manager.id!)).toEqual(Array(4).fill('desk'))
})

it('[BY-14] who registers is answered as soon as it is saved, also where the company’s managers cannot be asked for', async () => {
  const companyId = randomUUID()
  await addGathering(engagement, { id: 'desk-later', companyId })
  const client = await engagement.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table manager')
    expect((await hire(person(), 'desk-later')).status).toBe(201)
  } finally {
    client.release(true)
  }
})

it('[BY-14] a phone whose clock is wrong marks nobody as here in another year', async () => {
  const companyId = randomUUID()
  const params = { id: 'flat-clock' }
  await addGathering(engagement, { ...params, companyId })
  const times = ['0000-01-01T00:00:00Z', '1970-01-01T00:00:00Z', inHours(engagement, 9_000)]
  const people = times.map(() => person())
  const codes: string[] = []
  for (const one of people) {
    await hire(one, params.id)
    codes.push((await engagement.as(one).call(getGathering, { params })).body.registration!.code)
  }
  const check_ins = codes.map((code, which) => ({ code, at: times[which]! }))
  const now = engagement.clock.now().toISOString()
  const { status, body } = await engagement
    .as(newManager(companyId))
    .call(checkIn, { params, body: { check_ins } })
  expect([status, body.registrants.map(({ checked_in_at }) => checked_in_at)]).toEqual([
    200,
    Array(3).fill(now),
  ])
})

it('[BY-14] the first time of each counts, as no one came before they registered', async () => {
  const companyId = randomUUID()
  const params = { id: 'first-mark' }
  await addGathering(engagement, { ...params, companyId })
  const before = engagement.clock.now().toISOString()
  engagement.clock.advance(hourMs)
  const ana = person()
  await hire(ana, params.id)
  const { code } = (await engagement.as(ana).call(getGathering, { params })).body.registration!
  engagement.clock.advance(hourMs)
  const [offline, first, later] = [-0.75, -0.5, -0.25].map((hours) => inHours(engagement, hours))
  const marked = async (...times: (string | undefined)[]) => {
    const body = { check_ins: times.map((at) => ({ code, at: at! })) }
    const answer = await engagement.as(newManager(companyId)).call(checkIn, { params, body })
    return answer.body.registrants.map(({ checked_in_at }) => checked_in_at)
  }
  expect(await marked(later, before, first)).toEqual([first])
  // what a second phone sends later
  expect(await marked(later)).toEqual([first])
  expect(await marked(offline)).toEqual([offline])
})

it('[EN-19] [AU-26] a manager’s event names no role and no other company, and tells of another address', async () => {
  const [own, other] = [newManager(), newManager()]
  const [mine, theirs] = [await applied(engagement, own), await applied(engagement, other)]
  const event = {
    kind: 'hiring' as const,
    name: 'Dock day',
    company_name: 'Dockers Inc. of another company',
    description: '',
    place: { name: 'Union Hall', address: '1 Main St', city: 'Newark', region: 'NJ' },
    zone: 'America/New_York',
    starts_at: inHours(engagement, 200),
    ends_at: inHours(engagement, 204),
    capacity: 5,
    positions: [mine.positionId],
    open: true,
  }
  const save = (who: typeof own, change: object) =>
    engagement.as(who).call(savePortalEvent, { body: { ...event, ...change } })
  expect((await save(own, { positions: [theirs.positionId] })).body.code).toBe('position-unknown')
  const { status, body } = await save(own, {})
  // whatever was typed, in the name that an operator approved
  expect([status, body.named, body.gathering.company_name]).toEqual([200, [mine.positionId], 'Acme'])
  const { id } = body.gathering
  expect((await save(other, { id, positions: [] })).body.code).toBe('not-found')
  const ana = person()
  await hire(ana, id, String(mine.positionId))
  let now = { id, place: event.place }
  const change = (more: object) => save(own, (now = { ...now, ...more }))
  const placed = (part: object) => change({ place: { ...now.place, ...part } })
  const toldTo = await watchTabs(engagement.nats.url)
  await placed({ address: '2 Side St' })
  await expect.poll(() => toldTo(ana.id)).toEqual(['registrations'])
  await change({ description: 'Bring a friend' })
  await placed({ name: 'City Hall' })
  await placed({ city: 'Jersey City' })
  await placed({ region: 'NY' })
  await change({ ends_at: inHours(engagement, 205) })
  await change({ starts_at: inHours(engagement, 201) })
  await expect
    .poll(() => noticesOf(ana).map(({ place, starts_at }) => [place, starts_at]))
    .toEqual([
      ['Union Hall, 1 Main St, Newark, NJ', event.starts_at],
      ['Union Hall, 2 Side St, Newark, NJ', event.starts_at],
      ['City Hall, 2 Side St, Newark, NJ', event.starts_at],
      ['City Hall, 2 Side St, Jersey City, NJ', event.starts_at],
      ['City Hall, 2 Side St, Jersey City, NY', event.starts_at],
      ['City Hall, 2 Side St, Jersey City, NY', event.starts_at],
      ['City Hall, 2 Side St, Jersey City, NY', inHours(engagement, 201)],
    ])
  // and is reminded of the hour that it has now
  const reminders = `select run_at from graphile_worker.jobs where key = 'registration:' || $1`
  const { registration } = (await engagement.as(ana).call(getGathering, { params: { id } })).body
  const { rows } = await engagement.pool.query<{ run_at: Date }>(reminders, [registration!.id])
  const due = eventReminderTime(
    { startsAt: new Date(inHours(engagement, 201)), zone: event.zone },
    engagement.clock.now(),
  )
  expect(rows.map(({ run_at }) => run_at)).toEqual([due])
})
