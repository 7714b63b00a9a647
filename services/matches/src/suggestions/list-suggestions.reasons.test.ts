import { listSuggestions } from '@lunchpail/contracts/matches/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidate, manhattan, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'
import { decksOf, sixPositions } from '../../test/decks.ts'

let matches: Matches
beforeAll(async () => {
  matches = await shareMatches()
  await matches.publishPositions(...sixPositions())
})
const { close } = decksOf(() => matches)

describe('the deck', () => {
  it('[MT-07] says whether a candidate is pre-qualified, condition by condition, and what they have to answer', async () => {
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
      position({ id: 62, wage_from: 0, wage_to: 20 }),
    )
    const { positions } = await matches.list(person)
    const texts = (id: number) => positions.find((one) => one.id === id)!.parts.map(({ text }) => text)
    expect(texts(60)).toEqual(expect.arrayContaining(['Pays $18.00 to $20.00 an hour', 'Includes weekends']))
    expect(texts(61)).toEqual(expect.arrayContaining(['Pays from $19.00 an hour', 'Includes overtime']))
    expect(texts(62)).toContain('Pays up to $20.00 an hour')
    expect(positions.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n')).not.toMatch(
      /\byou\b(?!r)/i,
    )
    await close(60, 61, 62)
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
})
