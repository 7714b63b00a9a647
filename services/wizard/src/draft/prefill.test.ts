import { describe, expect, it } from 'vitest'
import { question } from '../../test/factories.ts'
import { answeredBefore, prefill } from './prefill.ts'

const submittedAt = new Date('2026-01-05T12:00:00Z')
const now = new Date('2026-11-21T12:00:00Z')
const begin = (application: Parameters<typeof prefill>[0], questions = [question()]) =>
  prefill(application, answeredBefore([{ questions, submittedAt }], []), now)

describe('a new application', () => {
  it('begins with what the last one told, but for the sections of the person', () => {
    expect(begin({ first_name: 'Ana', address_city: 'Newark', jobs: [], pref_shift_day: 4 })).toStrictEqual({
      first_name: 'Ana',
    })
  })

  it('has nothing of what belongs to one submit', () => {
    const ofOneSubmit = {
      positions: [7],
      picked: [7],
      complete: true,
      mismatch_ack: { 7: ['commute' as const] },
      location_screen: true,
      move_date: '2026-12-01',
      from_sug: true,
      suggestions_done: true,
      gaps_asked: true,
      resume_reminder: '2026-11-24T09:00:00Z',
      utm: { utm_source: 'flyer' },
      search: '?utm_source=flyer',
      clickcast_click_id: 'c1',
      user_agent: 'Mozilla/5.0',
    }
    expect(begin({ ...ofOneSubmit, first_name: 'Ana' })).toStrictEqual({ first_name: 'Ana' })
  })

  it('asks no question again, unless its company does', () => {
    const asked = question({
      id: 'again',
      reprompt_threshold: '2026-06-01T00:00:00Z',
      reprompt_answers: ['a2'],
    })
    const questions = ['q1', 'again', 'of another'].map((id) => ({ id, response: 'a2' }))
    expect(begin({ questions }, [question(), asked])).toEqual({ questions: [questions[0], questions[2]] })
    expect(begin({ questions: [{ id: 'again', response: 'a1' }] }, [question(), asked])).toEqual({
      questions: [{ id: 'again', response: 'a1' }],
    })
  })

  const threshold = { reprompt_threshold: '2026-06-01T00:00:00Z', reprompt_answers: ['a2'] }
  const again = question({ id: 'again', ...threshold })
  const answers = { questions: [{ id: 'again', response: 'a2' }] }
  const later = (month: number) => new Date(Date.UTC(2026, month - 1, 5))

  it('[WZ-20] asks again what an application before the last one was asked', () => {
    const submitted = [
      { questions: [question()], submittedAt: later(7) },
      { questions: [again], submittedAt },
    ]
    expect(prefill(answers, answeredBefore(submitted, []), now)).toEqual({ questions: [] })
    const since = [...submitted, { questions: [again], submittedAt: later(8) }]
    expect(prefill(answers, answeredBefore(since, []), now)).toEqual(answers)
    expect(prefill(answers, answeredBefore(since.toReversed(), []), now)).toEqual(answers)
  })

  it('[WZ-20] asks again by what its company says now', () => {
    const before = question({ id: 'again' })
    const withNow = (current: (typeof again)[]) =>
      prefill(answers, answeredBefore([{ questions: [before], submittedAt }], current), now)
    expect(withNow([])).toEqual(answers)
    expect(withNow([again])).toEqual({ questions: [] })
    expect(withNow([question({ id: 'another' }), again])).toEqual({ questions: [] })
  })
})
