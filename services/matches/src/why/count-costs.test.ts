import { countCosts, mostCounted } from '@lunchpail/contracts/matches/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidate, chicago, manhattan, newark, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'

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
      // these nobody here can have, whatever they wish
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
  const ask = async (change: Partial<BodyInput<typeof countCosts>>, language = 'en') => {
    const { status, body } = await matches
      .as(person)
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
      'Your longest way of 15 minutes hides 3 jobs.',
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
})
