import { dayMs } from '@lunchpail/contracts/durations'
import { randomUUID } from 'node:crypto'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import { getPosition, listPositions } from '@lunchpail/contracts/jobs/api'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import { sentApplications, submittedPosition } from '../../../../contracts/test/submission.ts'
import {
  anchorage,
  candidate,
  chicago,
  denver,
  manhattan,
  newark,
  noRequirements,
  posting,
  schedule,
} from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'

let jobs: Jobs
const on = (day: number) => new Date(Date.UTC(2026, 9, day, 12))
/** Publishes the person and waits until the list knows them. */
async function known(one: CandidateState): Promise<CandidateState> {
  await jobs.publish(candidateChanged, { things: [one] })
  await expect
    .poll(async () => {
      const { rows } = await jobs.pool.query('select version from candidate where account_id = $1', [one.id])
      return rows[0]?.version
    })
    .toBe(one.version)
  return one
}
const listOf = async (one: { id: string }, query: QueryInput<typeof listPositions> = {}) => {
  const { status, body } = await jobs.as({ id: one.id }).call(listPositions, { query })
  expect(status).toBe(200)
  return body
}
const titlesOf = async (one: { id: string }, query: QueryInput<typeof listPositions> = {}) =>
  (await listOf(one, query)).positions.map(({ title }) => title)

beforeAll(async () => {
  jobs = await shareJobs()
  await jobs.save([
    posting({ title: 'fits, older', place: newark, postedAt: on(1) }),
    posting({ title: 'fits, newer', place: manhattan, postedAt: on(2) }),
    posting({ title: 'pays less', place: newark, postedAt: on(20), wage: { from: 12, to: 13 } }),
    posting({
      title: 'weekends by night',
      place: newark,
      postedAt: on(21),
      shifts: ['night'],
      requirements: { ...noRequirements, weekend: true },
    }),
    posting({ title: 'other work', place: manhattan, role: 'trucking', postedAt: on(22) }),
    posting({ title: 'far away', place: chicago, postedAt: on(23) }),
  ])
})

describe('the list of a person who is signed in', () => {
  it('[BY-23] is around their home, the best fit first', async () => {
    const ana = await known(candidate())
    const body = await listOf(ana)
    expect(body.positions.map(({ title }) => title)).toEqual([
      'fits, older',
      'fits, newer',
      'pays less',
      'weekends by night',
      'other work',
    ])
    expect(body).toMatchObject({
      sort: 'fit',
      total: 5,
      place: { zip: '07102', city: 'Newark', state: 'NJ' },
    })
    expect(body.positions[0]).toMatchObject({ distance: 0, commute: { driving: 4 } })
  })

  it('[BY-23] is of the place and distance that they ask for, still the best fit first', async () => {
    const ana = await known(candidate())
    expect(await titlesOf(ana, { zip: '60601', distance: '10' })).toEqual(['far away'])
    expect((await titlesOf(ana, { distance: '0' })).toSorted()).toHaveLength(6)
    expect(await titlesOf(ana, { zip: '07102', distance: '5' })).toEqual([
      'fits, older',
      'pays less',
      'weekends by night',
    ])
  })

  it('[BY-23] has the nearer first of jobs that fit as well, also for whoever set no limits', async () => {
    const ana = await known(
      candidate({ zip: null, latitude: null, longitude: null, role: 0, shift: 0, wage: 10, weekend: true }),
    )
    const titles = await titlesOf(ana, { zip: '07102', distance: '0' })
    expect(titles.slice(0, 2)).toEqual(['weekends by night', 'pays less'])
    expect(titles.at(-1)).toBe('far away')
  })

  it('is the newest first for a visitor, and around no home', async () => {
    const { body } = await jobs.visitor().call(listPositions)
    expect(body.positions[0]!.title).toBe('far away')
    expect(body).toMatchObject({ sort: 'newest', place: null, total: 6 })
    const near = await jobs.visitor().call(listPositions, { query: { zip: '07102' } })
    expect(near.body.sort).toBe('distance')
    // a candidate who saved nothing yet
    expect(await listOf({ id: randomUUID() })).toMatchObject({ sort: 'newest', place: null, total: 6 })
  })

  it('[BY-22] weighs distance, experience and kind of work, whatever their limits are', async () => {
    const needs = (months: number, ...keywords: KeywordId[]) => ({
      requirements: { ...noRequirements, experienceMonths: months, keywords },
    })
    const skills = [{ id: 'picking' as const, months: 24 }]
    const anything = { role: 0, shift: 0, wage: 10, weekend: true, commute_length: 120, skills }
    await jobs.save([
      posting({
        title: 'three years of diesel',
        place: anchorage,
        wage: { from: 38, to: 40 },
        ...needs(36, 'diesel'),
      }),
      posting({ title: 'six months of diesel', place: anchorage, ...needs(6, 'diesel') }),
      posting({ title: 'picker', place: anchorage, postedAt: on(1), ...needs(12, 'picking') }),
      posting({ title: 'picker, far', place: denver, ...needs(12, 'picking') }),
    ])
    for (const experience_months of [24, 36]) {
      const ana = await known(candidate({ ...anything, experience_months }))
      const titles = await titlesOf(ana, { zip: '99501', distance: '0' })
      const near = titles.filter((title) => title === 'picker' || title.endsWith('diesel'))
      expect(near).toEqual(['picker', 'six months of diesel', 'three years of diesel'])
      expect(titles.indexOf('picker, far')).toBeGreaterThan(titles.indexOf('picker'))
    }
  })
})

describe('a geohash', () => {
  it('[JB-03] is where the search is, without a ZIP code', async () => {
    const { body } = await jobs.visitor().call(listPositions, {
      // the Loop of Chicago
      query: { geohash: 'dp3wjztvt', distance: '10' },
    })
    expect(new Set(body.positions.map(({ location }) => location.city))).toEqual(new Set(['Chicago']))
    expect(body).toMatchObject({ place: { city: 'Chicago', state: 'IL' }, sort: 'distance' })
    expect(body.positions[0]!.distance).toBeLessThan(5)
  })

  it('[JB-03] gives way to a ZIP code, and means nowhere out of area', async () => {
    const query = { geohash: 'dp3wjztvt', zip: '07102', distance: '5' }
    const { body } = await jobs.visitor().call(listPositions, { query })
    expect(new Set(body.positions.map(({ location }) => location.city))).toEqual(new Set(['Newark']))
    const out = await jobs.visitor().call(listPositions, { query: { geohash: 'ooa' } })
    expect(out.body).toMatchObject({ sort: 'newest', place: null })
    expect(out.body.positions[0]!.distance).toBeNull()
  })

  it('[JB-03] of other letters is refused at its field', async () => {
    const { status, body } = await jobs.visitor().call(listPositions, { query: { geohash: 'dail' } })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['geohash']])
  })
})

describe('a job that a candidate applied to', () => {
  it('[BY-23] says so to them, in the list and on its page, and to no one else', async () => {
    const [ana, ben] = [await known(candidate()), await known(candidate())]
    const { id } = (await listOf(ana)).positions[0]!
    const position = submittedPosition({ position_id: id })
    await jobs.publish(applicationChanged, sentApplications({ account_id: ana.id, positions: [position] }))
    const cardOf = async (one: { id: string }) =>
      (await listOf(one)).positions.find((card) => card.id === id)!.application_id
    await expect.poll(() => cardOf(ana)).toBe(position.application_id)
    expect(await cardOf(ben)).toBeNull()
    const page = async (caller: ReturnType<Jobs['visitor']>) =>
      (await caller.call(getPosition, { params: { id: String(id) } })).body.position
    expect(await page(jobs.as({ id: ana.id }))).toMatchObject({
      application_id: position.application_id,
      distance: expect.any(Number),
    })
    expect(await page(jobs.visitor())).toMatchObject({ application_id: null, distance: null })

    await jobs.publish(accountErased, { account_id: ana.id })
    await expect.poll(() => jobs.events.published(erasureCompleted('jobs')).length).toBe(1)
    expect(jobs.events.published(erasureCompleted('jobs'))[0]!.data.rows).toBe(2)
    expect(await listOf(ana)).toMatchObject({ sort: 'newest', place: null })
  })
})

it('open tabs are told of what changed, and not of what is republished, which they show already', async () => {
  const toldTo = await watchTabs(jobs.nats.url)
  const [ana, ben] = [candidate(), candidate()]
  const again = { republished: true, epoch: 1 }
  const repaired = (table: string) =>
    expect
      .poll(async () => {
        const { rows } = await jobs.pool.query(`select epoch from ${table} where account_id = $1`, [ben.id])
        return rows.map(({ epoch }) => Number(epoch))
      })
      .toEqual([1])
  const tells = (times: number) => expect.poll(() => toldTo(ana.id)).toEqual(Array(times).fill('jobs'))
  await jobs.publish(candidateChanged, { things: [ben] }, again)
  await repaired('candidate')
  await jobs.publish(candidateChanged, { things: [ana] })
  await tells(1)
  const sent = ({ id }: CandidateState) => sentApplications({ account_id: id })
  await jobs.publish(applicationChanged, sent(ben), again)
  await repaired('application')
  await jobs.publish(applicationChanged, sent(ana))
  await tells(2)
  const moved = ({ id: account_id }: CandidateState) => ({
    things: [
      {
        id: randomUUID(),
        version: 2,
        account_id,
        position_id: 1,
        state: 2,
        withdrawn_at: on(1).toISOString(),
      },
    ],
  })
  await jobs.publish(applicationMoved, moved(ben), again)
  await repaired('withdrawal')
  await jobs.publish(applicationMoved, moved(ana))
  await tells(3)
  expect(toldTo(ben.id)).toEqual([])
})

describe('a job from which a candidate withdrew', () => {
  it('[EN-03] says when they may apply again, and 30 days later is as if they never had, until they do', async () => {
    const ana = await known(candidate())
    const { id } = (await listOf(ana)).positions[0]!
    const now = jobs.clock.now().getTime()
    const apply = async (daysAgo: number) => {
      const sent = submittedPosition({ position_id: id })
      const submitted_at = new Date(now - daysAgo * dayMs).toISOString()
      await jobs.publish(
        applicationChanged,
        sentApplications({ account_id: ana.id, submitted_at, positions: [sent] }),
      )
      return sent.application_id
    }
    const withdraw = (application: string, version: number, at: number) =>
      jobs.publish(applicationMoved, {
        things: [
          {
            id: application,
            version,
            account_id: ana.id,
            position_id: id,
            state: 2,
            withdrawn_at: new Date(at).toISOString(),
          },
        ],
      })
    const look = async () => {
      const { body } = await jobs.as({ id: ana.id }).call(getPosition, { params: { id: String(id) } })
      const card = (await listOf(ana)).positions.find((one) => one.id === id)!
      const { application_id, apply_again } = body.position
      return [card.application_id, application_id, apply_again]
    }
    const sentence = (days: string) => `You withdrew your application. You can apply again in ${days}.`
    const application = await apply(60)
    await withdraw(application, 2, now)
    await expect.poll(look).toEqual([application, application, sentence('30 days')])
    await withdraw(application, 3, now - 30 * dayMs + 60_000)
    await expect.poll(look).toEqual([application, application, sentence('a day')])
    await withdraw(application, 4, now - 30 * dayMs)
    await expect.poll(look).toEqual([null, null, null])

    const second = await apply(0)
    await expect.poll(look).toEqual([second, second, null])
    // an older one that comes late changes nothing
    await apply(61)
    const ben = await known(candidate())
    expect((await listOf(ben)).positions.find((one) => one.id === id)!.application_id).toBeNull()
    expect(await look()).toEqual([second, second, null])
    await withdraw(second, 1, now - 10 * dayMs)
    await expect.poll(look).toEqual([second, second, sentence('20 days')])
  })
})

describe('a position that a signed-in person looks at', () => {
  const look = async (title: string, who: ReturnType<Jobs['as']>, language = 'en') => {
    const { rows } = await jobs.pool.query<{ id: number }>('select id from position where title = $1', [
      title,
    ])
    const { status, body } = await who.call(getPosition, {
      params: { id: String(rows[0]!.id) },
      headers: { 'accept-language': language },
    })
    expect(status).toBe(200)
    return body.position
  }

  it('[JB-14] says why it may not fit them, each with its text and minutes', async () => {
    const ana = await known(candidate({ answered: ['commute_length'], commute_length: 15 }))
    const position = await look('fits, newer', jobs.as({ id: ana.id }))
    expect(position.num_mismatch).toBe(1)
    const { driving, transit } = position.commute_times!
    expect(position.mismatch).toEqual([
      {
        type: 'commute',
        pref: 15,
        driving_minutes: driving,
        transit_minutes: transit,
        minutes: Math.min(driving, transit),
        text: `It’s ${Math.min(driving, transit)} minutes away, and your limit is 15`,
      },
    ])
    expect((await look('fits, newer', jobs.as({ id: ana.id }), 'es')).mismatch?.[0]?.text).toMatch(
      /^Queda a \d+ minutos, y tu límite es 15$/,
    )
  })

  it('[JB-14] counts the minutes of the ways that they take', async () => {
    const [driving, transit] = await Promise.all(
      [1, 2].map(async (commute_type) => {
        const one = await known(candidate({ answered: ['commute_length'], commute_length: 15, commute_type }))
        return look('fits, newer', jobs.as({ id: one.id }))
      }),
    )
    for (const [position, minutes] of [
      [driving!, driving!.commute_times!.driving],
      [transit!, transit!.commute_times!.transit],
    ] as const)
      expect(position.mismatch?.[0]?.text).toBe(`It’s ${minutes} minutes away, and your limit is 15`)
  })

  it('[JB-14] names the shifts, skills and experience, and tells no default as their answer', async () => {
    await jobs.save([
      posting({
        title: 'hard to fill',
        place: manhattan,
        shifts: ['night'],
        schedule: { ...schedule, start: '11:00PM' },
        requirements: { ...noRequirements, keywords: ['forklift', 'packing'], experienceMonths: 24 },
      }),
    ])
    const luz = await known(
      candidate({
        commute_length: 15,
        ratings: { day: 4, swing: 3, night: 1, weekend: 3, overtime: 3 },
        missing_skills: ['forklift'],
        skills: [{ id: 'packing', months: 6 }],
        experience_months: 12,
      }),
    )
    const { mismatch, num_mismatch } = await look('hard to fill', jobs.as({ id: luz.id }))
    expect(num_mismatch).toBe(4)
    expect(mismatch?.map(({ type, text }) => [type, text])).toEqual([
      ['commute', expect.stringMatching(/^It’s \d+ minutes away$/)],
      ['availability', 'You said “Definitely not” to nights'],
      ['qualifications', 'You said you don’t have: Driving a forklift'],
      ['experience', 'Asks for 24 months of experience'],
    ])
    expect((await look('far away', jobs.as({ id: luz.id }))).mismatch?.[0]).toMatchObject({
      type: 'location',
      text: 'It’s more than two hours away',
    })
  })

  it('[JB-13] has every field that a posting has, for a visitor too, who has no mismatch', async () => {
    const position = await look('fits, older', jobs.visitor())
    expect(position).toMatchObject({
      title: 'fits, older',
      company_name: 'Acme',
      location_name: 'Newark, NJ',
      city: 'Newark',
      link: `/jobs/${position.id}`,
      logo_url: null,
      state: 'open',
      active: true,
      role_type: 1,
      role_type_text: 'Warehouse',
      schedule_start: '7:00AM',
      schedule_type: 'full-time',
      schedule_type_text: 'Full-time',
      schedule_duration: null,
      shifts: ['day'],
      shift_types: ['day'],
      commute_times: null,
      facility_id: expect.any(Number),
      facility: { name: 'Newark, NJ' },
      latitude: newark.latitude,
      longitude: newark.longitude,
      attributes: ['full-time'],
      num_mismatch: 0,
      mismatch: [],
    })
    expect(await look('fits, older', jobs.visitor(), 'es')).toMatchObject({
      role_type_text: 'Almacén',
      schedule_type_text: 'Tiempo completo',
    })
  })
})
