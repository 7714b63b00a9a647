import { randomUUID } from 'node:crypto'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { countSuggestions, listSuggestions, saveSuggestions } from '@lunchpail/contracts/matches/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { candidate, chicago, manhattan, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'

let matches: Matches
beforeAll(async () => {
  matches = await shareMatches()
  await matches.publishPositions(
    position({ id: 1 }),
    position({
      id: 2,
      ...manhattan,
      shifts: ['night'],
      wage_from: 17,
      wage_to: 21,
      facility_id: 4,
      schedule_description: 'Four days on, three off',
    }),
    position({ id: 3, role: 'trucking', weekend: true, wage_from: null, wage_to: null }),
    position({ id: 4, ...chicago }),
    position({ id: 5, state: 'closed' }),
    position({ id: 6, shifts: [], wage_from: 11, wage_to: 14 }),
  )
})

const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

/** Somebody new, and the ids of their deck. */
async function deckOf(parts: Parameters<typeof candidate>[0] = {}): Promise<number[]> {
  const person = candidate(parts)
  await matches.publishCandidate(person)
  return ascending((await matches.list(person)).positions.map(({ id }) => id))
}
const decide = (account: { id: string }, id: number, accepted: boolean) =>
  matches.as(account).call(saveSuggestions, { body: { positionID: id, accepted } })

/** What a test is done with stands in nobody else's way. */
const close = (...ids: number[]) =>
  matches.publishPositions(...ids.map((id) => position({ id, version: 9, state: 'closed' })))

describe('the deck', () => {
  it('[MT-02] gives a group, the jobs that fit, how many there are, and whether there are preferences', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    const body = await matches.list(person)
    expect(body.group).toMatch(/^[0-9a-f-]{36}$/)
    expect(ascending(body.positions.map(({ id }) => id))).toEqual([1, 2, 3])
    expect(body).toMatchObject({ total: 3, saved: [], preferences: true })
    expect((await matches.list(person)).group).not.toBe(body.group)
  })

  it('[JB-13] names the fields of a job as its own call does', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    const card = (await matches.list(person)).positions.find(({ id }) => id === 2)
    expect(card).toMatchObject({
      facility_id: 4,
      schedule_description: 'Four days on, three off',
      wage: { from: 17, to: 21 },
      link: '/jobs/2',
      active: true,
      state: 'open',
      role_type: 1,
      role_type_text: 'Warehouse',
      schedule_type_text: 'Full-time or part-time',
      facility: { name: card!.location_name },
      shift_types: ['night'],
      attributes: [],
      language: null,
    })
  })

  it.each([
    ['a role that is not wanted', { role: 8 }, [1, 2]],
    ['shifts that are not wanted', { shift: 4 }, [2]],
    [
      'shifts that are "Definitely not"',
      { ratings: { day: 1, swing: 3, night: 3, weekend: 3, overtime: 3 } },
      [2],
    ],
    ['weekends', { weekend: false }, [1, 2]],
    ['a lower wage; an unknown one passes', { wage: 21 }, [2, 3]],
    ['a longer way than wanted', { commute_length: 15 as const }, [1, 3]],
  ])('leaves out %s', async (_what, parts, expected) => {
    expect(await deckOf(parts)).toEqual(expected)
  })

  it('holds jobs of the whole country for somebody without a home', async () => {
    expect(await deckOf({ latitude: null, longitude: null, wage: 10 })).toEqual([1, 2, 3, 4, 6])
  })

  it('[MT-05] is locked below 20 answers and says how many there are, with what was saved', async () => {
    const person = candidate({ answers: 19 })
    await matches.publishCandidate(person)
    await decide(person, 1, true)
    const locked = { positions: [], total: 0, locked: { answered: 19, needed: 20 } }
    const body = await matches.list(person)
    expect(body).toMatchObject(locked)
    expect(body.saved.map(({ id }) => id)).toEqual([1])
    expect((await matches.as(person).call(countSuggestions)).body).toEqual({ count: 0, saved: 1 })
    // jobs like those of an application are no deck
    expect((await matches.list(person, { p: '1' })).positions.length).toBeGreaterThan(0)
    expect(await matches.list({ id: randomUUID() })).toMatchObject({ locked: { answered: 0, needed: 20 } })

    await matches.publishCandidate({ ...person, version: 2, answers: 20 })
    expect((await matches.list(person)).positions.map(({ id }) => id)).toContain(2)
    // what was open once is taken from nobody
    await matches.publishCandidate({ ...person, version: 3, answers: 3 })
    expect((await matches.list(person)).positions.map(({ id }) => id)).toContain(2)
    expect((await matches.as(person).call(countSuggestions)).body.count).toBeGreaterThan(0)
  })

  it('[MT-05] stays open for somebody of whom an older release of profile told nothing', async () => {
    const { answers: _, ...person } = candidate()
    await matches.publishCandidate(person)
    expect((await matches.list(person)).locked).toBeNull()
  })

  it('stands on defaults for somebody of whom nothing is known', async () => {
    const id = randomUUID()
    await matches.pool.query('insert into open_deck values ($1, now())', [id])
    const body = await matches.list({ id })
    expect(body.preferences).toBe(false)
    expect(body.positions.map(({ id }) => id)).toContain(4)
  })

  it.each([-1, 4] as const)(
    '[AU-24] is empty for an account of the status %i, until it is somebody’s',
    async (status) => {
      const person = candidate()
      await matches.publishCandidate(person)
      await matches.publishAccount(applicant({ id: person.id, version: 2, status }))
      expect(await matches.list(person)).toMatchObject({ positions: [], total: 0, saved: [] })
      expect((await matches.list(person, { p: '1' })).positions).toEqual([])
      expect((await matches.as(person).call(countSuggestions)).body).toEqual({ count: 0, saved: 0 })
      // an older event that comes late changes nothing
      await matches.publishAccount(applicant({ id: person.id, version: 3, status: 1 }))
      expect((await matches.list(person)).total).toBeGreaterThan(0)
    },
  )

  it('[MT-07] says whether somebody is pre-qualified, condition by condition, and what they have to answer', async () => {
    const person = candidate({ skills: [{ id: 'forklift', months: 0 }], experience_months: 24 })
    await matches.publishCandidate(person)
    const required = { shifts: ['night' as const], experience_months: 12, drug_screen: true }
    await matches.publishPositions(
      position({ id: 80, keywords: [{ id: 'forklift', name: 'Driving a forklift' }], ...required }),
    )
    const card = async () => (await matches.list(person)).positions.find(({ id }) => id === 80)!
    const before = await card()
    expect(before.autoMatch).toBe(false)
    expect(before.qualification).toEqual([
      { standing: 'met', text: 'Driving a forklift: you said yes', question: null },
      { standing: 'met', text: 'You have the experience it asks for', question: null },
      { standing: 'met', text: 'You can work nights', question: null },
      {
        standing: 'open',
        text: 'You haven’t told us whether you’re fine with a drug screen',
        question: 'skill-drug-screen',
      },
    ])
    const skills = [...person.skills, { id: 'drug-screen', months: 0 }]
    await matches.publishCandidate({ ...person, version: 2, skills })
    expect(await card()).toMatchObject({ autoMatch: true })
    await close(80)
  })

  it('[BY-12] says why a job is there, part by part, and what does not fit', async () => {
    const person = candidate({ wage: 15, missing_skills: ['forklift'], skills: [] })
    await matches.publishCandidate(person)
    await matches.publishPositions(
      position({
        id: 7,
        ...manhattan,
        keywords: [{ id: 'forklift', name: 'Driving a forklift' }],
        experience_months: 6,
        role: 'production',
      }),
    )
    const card = (await matches.list(person)).positions.find(({ id }) => id === 7)!
    expect(Object.fromEntries(card.parts.map(({ part, text }) => [part, text]))).toEqual({
      commute: '30 minutes by car',
      shift: 'Day shift, which you prefer',
      wage: 'Pays $3.00 more than you asked for',
      skills: 'Asks for: Driving a forklift',
      experience: 'Asks for 6 months of experience',
      attributes: 'No special conditions',
      fresh: 'Posted yesterday',
    })
    expect(card.parts.map(({ points }) => points)).toEqual(
      card.parts.map(({ points }) => points).toSorted((one, other) => other - one),
    )
    expect(card.parts.reduce((sum, { points }) => sum + points, 0)).toBe(card.score)
    expect(card).toMatchObject({
      commute_times: { driving: 30, transit: 62 },
      num_mismatch: 2,
      mismatch: [
        { type: 'qualifications', text: 'You said you don’t have: Driving a forklift' },
        { type: 'experience', text: 'Asks for 6 months of experience' },
      ],
    })
    await close(7)
  })

  it('[MT-10] ranks by start window, overtime, attributes and the months of an answer, and says so', async () => {
    const role = 'production' as const
    const keywords = [{ id: 'welding', name: 'Welding' }]
    const person = candidate({
      role: 32,
      ratings: { day: 4, swing: 2, night: 2, weekend: 3, overtime: 1 },
      skills: [
        { id: 'welding', months: 24 },
        { id: 'drug-screen', months: 0 },
      ],
      missing_skills: ['part-time'],
    })
    await matches.publishCandidate(person)
    await matches.publishPositions(
      position({ id: 50, role, keywords, experience_months: 12, drug_screen: true }),
      position({ id: 51, role, keywords, experience_months: 12, schedule_type: 'part-time' }),
      position({ id: 52, role, keywords, experience_months: 12, schedule_start: '2:00PM' }),
      position({ id: 53, role, keywords, experience_months: 12, overtime: true }),
    )
    const { positions } = await matches.list(person)
    expect(positions.map(({ id }) => id)).toEqual([50, 51, 52, 53])
    const textOf = (id: number, factor: string) =>
      positions.find((one) => one.id === id)!.parts.find(({ part }) => part === factor)!.text
    expect(textOf(50, 'attributes')).toBe('You said yes to: a drug screen')
    expect(textOf(50, 'experience')).toBe('You have the experience it asks for')
    expect(textOf(51, 'attributes')).toBe('Requires: part-time hours')
    expect(textOf(52, 'shift')).toBe('Swing shift, which you’d rather not work')
    expect(textOf(53, 'shift')).toBe('Includes overtime, which you said “Definitely not” to')
    expect(positions.flatMap(({ mismatch }) => mismatch)).toEqual([])
    await close(50, 51, 52, 53)
  })

  it('[MT-10] never tells a default as an answer', async () => {
    const person = candidate({
      answered: [],
      wage: 10,
      ratings: { day: 4, swing: 3, night: 2, weekend: 3, overtime: 3 },
    })
    await matches.publishCandidate(person)
    await matches.publishPositions(
      position({ id: 60, ...manhattan, weekend: true }),
      position({ id: 61, overtime: true, wage_from: 19, wage_to: null }),
    )
    const { positions } = await matches.list(person)
    const texts = (id: number) => positions.find((one) => one.id === id)!.parts.map(({ text }) => text)
    expect(texts(60)).toEqual(expect.arrayContaining(['Pays $18.00 to $20.00 an hour', 'Includes weekends']))
    expect(texts(61)).toEqual(expect.arrayContaining(['Pays $19.00 an hour', 'Includes overtime']))
    expect(positions.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n')).not.toMatch(
      /\byou\b(?!r)/i,
    )
    await close(60, 61)
  })

  it('says it in Spanish, the skills too', async () => {
    await matches.publishPositions(
      position({ id: 8, keywords: [{ id: 'forklift', name: 'Driving a forklift' }] }),
    )
    const person = candidate({ missing_skills: ['forklift'] })
    await matches.publishCandidate(person)
    const { body } = await matches
      .as(person)
      .call(listSuggestions, { query: { matches: '1' }, headers: { 'accept-language': 'es' } })
    const card = body.positions.find(({ id }) => id === 8)!
    expect(card.parts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Paga $3.00 más de lo que pediste', 'Pide: Manejar un montacargas']),
    )
    expect(card.mismatch.map(({ text }) => text)).toEqual(['Dijiste que no tienes: Manejar un montacargas'])
    await close(8)
  })

  it('[MT-03] shows at most ten cards, best first, and counts all', async () => {
    const person = candidate({ role: 64 })
    await matches.publishCandidate(person)
    await matches.publishPositions(
      ...Array.from({ length: 14 }, (_, n) =>
        position({ id: 100 + n, role: 'skilled trades', wage_from: 15 + (n % 7), wage_to: null }),
      ),
    )
    const { positions, total } = await matches.list(person)
    expect([positions.length, total]).toEqual([10, 14])
    await close(...Array.from({ length: 14 }, (_, n) => 100 + n))
    const scores = positions.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  it('remembers which cards were shown, once each', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.list(person)
    await matches.list(person)
    const { rows } = await matches.pool.query(
      'select position_id from shown where account_id = $1 order by 1',
      [person.id],
    )
    expect(rows.map((row: { position_id: number }) => row.position_id)).toEqual([1, 2, 3])
  })

  it('[BY-04] remembers no card of somebody who was erased and whose token is still valid', async () => {
    const person = candidate()
    await matches.publish(accountErased, { account_id: person.id })
    const rows = async (table: string) =>
      (await matches.pool.query(`select from ${table} where account_id = $1`, [person.id])).rowCount
    await expect.poll(() => rows('kit.tombstone')).toBe(1)
    // jobs like some are no deck, and not locked
    expect((await matches.list(person, { p: '1' })).positions).not.toEqual([])
    expect(await rows('shown')).toBe(0)
  })
})

describe('saved jobs', () => {
  it('[MT-04] are those that were accepted, the latest first, until they are applied to or closed', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.publishPositions(position({ id: 20 }), position({ id: 21 }), position({ id: 22 }))
    for (const id of [20, 21, 22]) {
      await decide(person, id, true)
      matches.clock.advance(1_000)
    }
    await decide(person, 1, false)
    const saved = async () => (await matches.list(person)).saved.map(({ id }) => id)
    expect(await saved()).toEqual([22, 21, 20])
    await matches.apply(person, 21)
    await matches.publishPositions(position({ id: 20, version: 2, state: 'paused' }))
    expect(await saved()).toEqual([22])
    const body = await matches.list(person)
    expect(body.saved[0]).toMatchObject({ accepted: true, suggestionID: expect.any(String) })
    expect(ascending(body.positions.map(({ id }) => id))).toEqual([2, 3])
    await close(20, 21, 22)
  })
})

describe('a job from which somebody withdrew', () => {
  it('[EN-03] comes again 30 days later with a sentence, in the deck or among the saved ones', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    await decide(person, 2, true)
    await matches.apply(person, 1, 2, 3)
    matches.clock.advance(40 * 86_400_000)
    const look = async () => {
      const { positions, saved } = await matches.list(person)
      const { body } = await matches.as(person).call(countSuggestions)
      expect(body).toEqual({ count: positions.length, saved: saved.length })
      return [positions, saved].map((cards) =>
        cards.map(({ id, apply_again }) => ({ id, again: apply_again ?? null })),
      )
    }
    expect(await look()).toEqual([[], []])
    const monthMs = 30 * 86_400_000
    for (const id of [1, 2]) await matches.withdraw(person, id, monthMs - 60_000)
    expect(await look()).toEqual([[], []])
    matches.clock.advance(60_000)
    const again = 'You withdrew your application for this job. You can apply again.'
    expect(await look()).toEqual([[{ id: 1, again }], [{ id: 2, again }]])
    expect((await matches.list(person, { p: '3' })).positions.map(({ id }) => id)).not.toContain(3)
  })
})

describe('jobs like those that were chosen', () => {
  const like = async (account: { id: string }, p: string) =>
    ascending((await matches.list(account, { p })).positions.map(({ id }) => id))

  it('[WZ-23] are of the same role or ask for the same, fit, and were not chosen, passed or applied to', async () => {
    const keywords = [{ id: 'cdl-a', name: 'CDL A' }]
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.publishPositions(
      position({ id: 30, role: 'production', keywords }),
      position({ id: 31, role: 'production' }),
      position({ id: 32, role: null, keywords }),
      position({ id: 33, role: 'production', ...chicago }),
      position({ id: 34, role: 'production', wage_from: 11, wage_to: 12 }),
      position({ id: 35, role: 'production' }),
      position({ id: 36, role: 'production' }),
    )
    expect(await like(person, '30')).toEqual([31, 32, 35, 36])
    await decide(person, 35, false)
    await matches.apply(person, 36)
    expect(await like(person, '30')).toEqual([31, 32])
    expect(await like(person, '30,31')).toEqual([32])
    const { positions, saved } = await matches.list(person, { p: '30' })
    expect(positions[0]!.suggestion_feature).toBe('similar')
    expect(saved).toEqual([])
    await close(30, 31, 32, 33, 34, 35, 36)
  })

  it('[WZ-23] are near the chosen ones too, and at most eight', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.publishPositions(
      ...Array.from({ length: 12 }, (_, n) => position({ id: 200 + n, role: 'skilled trades', ...chicago })),
    )
    const ids = await like(person, '200')
    expect(ids).toHaveLength(8)
    expect(ids.every((id) => id > 200)).toBe(true)
  })

  it('[WZ-23] are no jobs of another role, though they ask for the same skill', async () => {
    const keywords = [{ id: 'forklift', name: 'Driving a forklift' }]
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.publishPositions(
      position({ id: 70, role: 'warehouse', keywords }),
      position({ id: 71, role: 'skilled trades', keywords, title: 'Diesel Mechanic' }),
      position({ id: 72, role: null, keywords }),
    )
    const found = await like(person, '70')
    expect(found).toContain(72)
    expect(found).not.toContain(71)
    await close(70, 71, 72)
  })

  it('are none where nobody knows the chosen ones', async () => {
    expect(await like({ id: randomUUID() }, '999999')).toEqual([])
  })
})
