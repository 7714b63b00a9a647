import { randomUUID } from 'node:crypto'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import {
  deleteSuggestion,
  saveJobs,
  saveSuggestions,
  setRanking,
  unsaveJob,
} from '@lunchpail/contracts/matches/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it } from 'vitest'
import { sentApplications } from '../../../../contracts/test/submission.ts'
import { candidate, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'

let matches: Matches
beforeAll(async () => {
  matches = await shareMatches()
})
const all = async (text: string) => (await matches.pool.query(text)).rows

describe('what is known of positions', () => {
  it('[SH-06] takes a newer version and ignores an older one, whenever it comes', async () => {
    await matches.publishPositions(position({ id: 1, version: 3, title: 'third' }))
    await matches.publish(positionChanged, {
      things: [position({ id: 1, version: 2, title: 'second', state: 'closed' })],
    })
    await matches.publishPositions(position({ id: 2 }))
    expect(
      await all(`select version, open, state ->> 'title' as title from position join position_card on id = position_id
      where id = 1`),
    ).toEqual([{ version: 3, open: true, title: 'third' }])
  })

  it('[SH-06] takes an event that is delivered twice once', async () => {
    const id = randomUUID()
    const things = [position({ id: 3, keywords: [{ id: 'a', name: 'A' }] })]
    await matches.publish(positionChanged, { things }, { id })
    await matches.publish(positionChanged, { things }, { id })
    await matches.publishPositions(position({ id: 4, keywords: [{ id: 'a', name: 'A' }] }))
    await expect.poll(() => all('select count(*)::int from position where id = 3')).toEqual([{ count: 1 }])
    expect(await all(`select count(*)::int from skill_set where keywords = '{a}'`)).toEqual([{ count: 1 }])
    expect(await all('select count(*)::int from kit.dead_letter')).toEqual([{ count: 0 }])
  })

  it('takes a position twice in one event by its newest version', async () => {
    await matches.publish(positionChanged, {
      things: [position({ id: 5, version: 2, title: 'newer' }), position({ id: 5, title: 'older' })],
    })
    await expect
      .poll(() => all(`select state ->> 'title' as title from position_card where position_id = 5`))
      .toEqual([{ title: 'newer' }])
  })
})

it('[BY-07] a job is not suggested where the same of another publisher is shown in its place', async () => {
  await matches.publishPositions(position({ id: 6, same_as: 1 }), position({ id: 7, same_as: null }))
  expect(await all('select id, open from position where id in (6, 7) order by id')).toEqual([
    { id: 6, open: false },
    { id: 7, open: true },
  ])
})

it('[SH-06] takes the last of several applications to one job, whenever it comes', async () => {
  const [first, last] = ['2026-11-01T12:00:00.000Z', '2026-11-20T12:00:00.000Z'] as const
  const account_id = randomUUID()
  const applied = (...of: (readonly [number, string])[]) =>
    matches.publish(applicationChanged, {
      things: of.map(([position_id, submitted_at]) => ({
        id: randomUUID(),
        company_name: 'Harbor Yard',
        version: 1,
        account_id,
        position_id,
        submitted_at,
      })),
    })
  await applied([1, last], [1, first], [2, first])
  await applied([1, first], [2, last], [3, first])
  await expect
    .poll(() =>
      all(`select position_id, submitted_at from application where account_id = '${account_id}' order by 1`),
    )
    .toEqual([last, last, first].map((at, index) => ({ position_id: index + 1, submitted_at: new Date(at) })))
})

describe('what is known of people', () => {
  it('[SH-06] takes a newer version and ignores an older one', async () => {
    const person = candidate({ version: 2, wage: 20 })
    await matches.publishCandidate(person)
    await matches.publish(candidateChanged, { things: [{ ...person, version: 1, wage: 12 }] })
    await matches.publishCandidate(candidate())
    expect(await all(`select wage from candidate where account_id = '${person.id}'`)).toEqual([{ wage: 20 }])
  })

  it('[BY-12] is nothing private: no name, age or equal-opportunity answer has a place', async () => {
    const columns = await all(`select column_name as name from information_schema.columns
      where table_name = 'candidate' and table_schema = 'public' order by 1`)
    expect(columns.map(({ name }: { name: string }) => name)).toEqual([
      'account_id',
      'alert_frequency',
      'answered',
      // how many
      'answers',
      'auto_apply',
      'auto_apply_daily',
      'commute_length',
      'commute_type',
      'email_alerts',
      'epoch',
      'experience_months',
      'latitude',
      'longitude',
      'missing_skills',
      'offered',
      'rating_day',
      'rating_night',
      'rating_overtime',
      'rating_swing',
      'rating_weekend',
      'reach',
      'role',
      'shift',
      'skill_months',
      'skills',
      // when they ticked the box for texts
      'text_agreed_at',
      'text_alerts',
      'text_wording',
      'told',
      'version',
      'wage',
      'wants_new',
      'weekend',
    ])
  })

  it('[BY-12] another name, age or gender changes no match', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    const answer = async () => ({ ...(await matches.list(person)), group: '' })
    const before = await answer()
    expect(before.positions.length).toBeGreaterThan(2)
    // though the event told of them
    const told = { first_name: 'Maria', birth_date: '01/01/1960', age: 66, gender: 'female', ethnicity: 2 }
    await matches.publishCandidate({ ...person, ...told, version: 2 })
    expect(await answer()).toEqual(before)
  })
})

it('open tabs are told of what changed, and not of what is republished, which they show already', async () => {
  const toldTo = await watchTabs(matches.nats.url)
  const [person, other] = [candidate(), candidate()]
  const client = matches.as(person)
  await matches.publishPositions(position({ id: 8 }), position({ id: 9 }))
  const told: string[] = []
  const tells = async (...topics: string[]) => {
    told.push(...topics)
    await expect.poll(() => toldTo(person.id)).toEqual(told)
  }
  const again = { republished: true, epoch: 1 }
  const repaired = (table: string) =>
    expect
      .poll(() => all(`select epoch::int from ${table} where account_id = '${other.id}'`))
      .toEqual([{ epoch: 1 }])
  await matches.publish(candidateChanged, { things: [other] }, again)
  await repaired('candidate')
  await matches.publishCandidate(person)
  await tells('matches', 'deck')
  await matches.publish(applicationChanged, sentApplications({ account_id: other.id }), again)
  await repaired('application')
  await matches.publish(applicationChanged, sentApplications({ account_id: person.id }))
  await tells('matches')
  const { body } = await client.call(saveSuggestions, { body: { id: 8, accepted: true } })
  await tells('matches')
  await client.call(deleteSuggestion, { params: { id: body[0]! } })
  await tells('matches')
  await client.call(saveJobs, { body: { positions: [9] } })
  await tells('matches')
  await client.call(unsaveJob, { params: { id: '9' } })
  await tells('matches')
  await client.call(setRanking, { body: { personal: 0 } })
  await tells('matches')
  expect(toldTo(other.id)).toEqual([])
})

describe('erasure', () => {
  it('leaves no card as shown to a candidate whose token is still valid', async () => {
    const person = candidate()
    await matches.publish(accountErased, { account_id: person.id })
    await expect
      .poll(() => all(`select from kit.tombstone where account_id = '${person.id}'`))
      .toHaveLength(1)
    // jobs like some are no deck, and not locked
    expect((await matches.list(person, { p: '1' })).positions.length).toBeGreaterThan(2)
    expect(await all(`select from shown where account_id = '${person.id}'`)).toEqual([])
  })

  it('removes every row of an account and reports how many', async () => {
    const person = candidate()
    const other = candidate()
    for (const one of [person, other]) {
      await matches.publishCandidate(one)
      await matches.as(one).call(saveSuggestions, { body: { id: 1, accepted: true } })
      await matches.apply(one, 2)
      await matches.list(one)
    }
    const held = async (id: string) => {
      const tables = ['candidate', 'application', 'decision', 'shown', 'open_deck', 'match_count']
      const counts = tables.map((table) => `(select count(*) from ${table} where account_id = '${id}')`)
      return (await all(`select (${counts.join(' + ')})::int as rows`))[0].rows as number
    }
    const before = await held(person.id)
    expect(before).toBeGreaterThan(4)
    await matches.publish(accountErased, { account_id: person.id })
    await expect
      .poll(() => matches.events.published(erasureCompleted('matches')).map(({ data }) => data))
      .toContainEqual({ account_id: person.id, rows: before })
    expect([await held(person.id), await held(other.id)]).toEqual([0, before])
  })
})
