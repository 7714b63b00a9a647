import { countCosts, mostCounted } from '@lunchpail/contracts/matches/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidate, chicago, manhattan, newark, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'
import { mostScanned } from './costs-sql.ts'

describe('[BY-13] which preference costs the most jobs', () => {
  let matches: Matches
  const person = candidate({ wage: 10, commute_length: 120 })
  beforeAll(async () => {
    matches = await shareMatches()
    const jobs: Partial<PositionState>[] = [
      { ...newark },
      { ...newark, role: 'trucking' },
      { ...newark, shifts: ['night'] },
      { ...newark, shifts: ['night'] },
      { ...newark, weekend: true },
      { ...newark, wage_from: 11, wage_to: 12 },
      manhattan,
      manhattan,
      manhattan,
      // two wishes at once hide it: none alone brings it back
      { ...manhattan, weekend: true },
      // these no candidate here can have, whatever they wish
      chicago,
      { ...newark, state: 'closed' },
    ]
    await matches.publishPositions(
      ...jobs.map((job) => position(job)),
      position({ id: 901 }),
      position({ id: 902 }),
    )
    await matches.publishCandidate(person)
    await matches.apply(person, 901)
  })

  const anything = {
    role: 0,
    shift: 0,
    wage: 10,
    weekend: true,
    commute_type: 1,
    commute_length: 120,
    shift_day: 4,
    shift_swing: 3,
    shift_night: 2,
  } as const
  const ask = async (change: Partial<BodyInput<typeof countCosts>>, language = 'en', asker = person) => {
    const { status, body } = await matches
      .as(asker)
      .call(countCosts, { body: { ...anything, ...change }, headers: { 'accept-language': language } })
    expect(status).toBe(200)
    return body
  }

  it('is told by the jobs that each one alone hides, the most first', async () => {
    const picky = { role: 8, shift: 1, wage: 15, weekend: false, commute_length: 15 } as const
    const { fitting, costs, text } = await ask(picky)
    expect([fitting, text, ...costs.map((cost) => cost.text)]).toEqual([
      2,
      '2 jobs fit these preferences.',
      'Your max commute of 15 minutes hides 3 jobs.',
      'The shifts you chose hide 2 jobs.',
      'The kinds of work you chose hide 1 job.',
      'Not working weekends hides 1 job.',
      'Your lowest pay of $15.00 hides 1 job.',
    ])
    const { costs: spanish } = await ask(picky, 'es')
    expect(spanish[0]?.text).toBe('Tu traslado máximo de 15 minutos oculta 3 empleos.')
  })

  it('follows what is changed, and is none where nothing is hidden', async () => {
    expect((await ask({ shift_night: 1 })).costs.map(({ text }) => text)).toEqual([
      '“Definitely not” to a shift hides 2 jobs.',
    ])
    expect(await ask({})).toMatchObject({ fitting: 11, costs: [] })
  })

  it('is the number of jobs that the deck then has more', async () => {
    const { fitting, costs } = await ask({ commute_length: 15 })
    const more = await ask({ commute_length: 120 })
    expect(fitting + costs.find(({ preference }) => preference === 'commute')!.jobs).toBe(more.fitting)
    expect((await matches.list(person)).total).toBe(more.fitting)
  })

  it('refuses what no form can have', async () => {
    const refused = { wage: 3, role: 4, commute_length: 31, shift_day: 5 }
    for (const [name, value] of Object.entries(refused))
      expect(
        (await matches.as(person).call(countCosts, { body: { ...anything, [name]: value } })).status,
        name,
      ).toBe(400)
  })

  it('ends counting at a thousand', async () => {
    await matches.publishPositions(
      ...Array.from({ length: mostCounted + 40 }, () => position({ weekend: true, ...newark })),
    )
    const { fitting, costs } = await ask({ weekend: false })
    expect([fitting, costs[0]]).toEqual([
      9,
      { preference: 'weekend', jobs: mostCounted + 1, text: 'Not working weekends hides 1,000+ jobs.' },
    ])
    expect((await ask({})).text).toBe('1,000+ jobs fit these preferences.')
  })

  it('reads so many positions and no more, and says where there may be more', async () => {
    // too many for one pass; of each fifty one pays enough, but all include weekends
    const place = { latitude: 34.05, longitude: -118.24 }
    await matches.pool.query(
      `insert into position (id, version, open, role, shifts, weekend, wage_from, latitude, longitude, experience_months, skill_set_id, posted)
       select 100000 + n, 1, true, 8, 1, true, case when n % 50 = 0 then 20 else 12 end, $2, $3, 0, 1, 1800000000000 + n
       from generate_series(1, $1::int) as n`,
      [mostScanned + 100, place.latitude, place.longitude],
    )
    const there = candidate({ ...place })
    const north = candidate({ ...place, latitude: place.latitude + 0.5 })
    const anywhere = candidate({ latitude: null, longitude: null })
    for (const one of [there, north, anywhere]) await matches.publishCandidate(one)
    const limits = { wage: 15, weekend: false, commute_length: 15 } as const

    const near = await ask(limits, 'en', there)
    expect([near.text, near.costs.map(({ text }) => text)]).toEqual([
      '0 jobs fit these preferences.',
      [expect.stringMatching(/^Not working weekends hides \d+\+ jobs\.$/)],
    ])
    expect((await ask({ ...limits, weekend: true }, 'en', there)).text).toMatch(
      /^\d+\+ jobs fit these preferences\.$/,
    )
    const beyond = await ask({ ...limits, weekend: true }, 'en', north)
    expect([beyond.text, beyond.costs.map(({ text }) => text)]).toEqual([
      '0 jobs fit these preferences.',
      [expect.stringMatching(/^Your max commute of 15 minutes hides \d+\+ jobs\.$/)],
    ])
    const unfit = { ...limits, wage: 30 } as const
    const read = mostScanned.toLocaleString('en')
    expect((await ask(unfit, 'en', anywhere)).text).toBe(
      `None of the ${read} newest jobs fits these preferences.`,
    )
    expect((await ask(unfit, 'es', anywhere)).text).toBe(
      `Ninguno de los ${read} empleos más nuevos coincide con estas preferencias.`,
    )
  })
})
