import { describe, expect, it } from 'vitest'
import { keywordIds } from '@lunchpail/contracts/jobs/keywords'
import * as postingLimits from '@lunchpail/contracts/jobs/posting-limits'
import { longestPosting, posting } from '../../test/factories.ts'
import { demonstrationPostings } from '../demonstration/postings.ts'
import { readPlaces } from '../places/read-places.ts'
import { overLimit } from './over-limit.ts'

const longest = longestPosting()
const [question] = longest.questions

describe('what a posting may hold', () => {
  it('takes a posting that is as long as it may be', () => {
    expect(overLimit(longest)).toBeNull()
    expect(keywordIds.length).toBeLessThanOrEqual(postingLimits.keywords)
  })

  it('says what is too long', () => {
    const rows: [Parameters<typeof posting>[0], string][] = [
      [{ externalId: 'é'.repeat(1_001) }, 'the id has 2002 bytes, more than 2000'],
      [{ title: 't'.repeat(201) }, 'the title has 201 characters, more than 200'],
      [
        { company: { ...longest.company, name: 'n'.repeat(201) } },
        'the company has 201 characters, more than 200',
      ],
      [
        { company: { ...longest.company, about: 'a'.repeat(2_001) } },
        'the description of the company has 2001 characters, more than 2000',
      ],
      [
        { place: { ...longest.place, address: 'a'.repeat(201) } },
        'the address has 201 characters, more than 200',
      ],
      [{ place: { ...longest.place, city: 'c'.repeat(101) } }, 'the city has 101 characters, more than 100'],
      [
        { schedule: { ...longest.schedule, start: 's'.repeat(201) } },
        'the start of the shift has 201 characters, more than 200',
      ],
      [
        { schedule: { ...longest.schedule, duration: 's'.repeat(201) } },
        'the length of the shift has 201 characters, more than 200',
      ],
      [
        { schedule: { ...longest.schedule, description: 's'.repeat(2_001) } },
        'the schedule has 2001 characters, more than 2000',
      ],
      [{ sections: [{ heading: 'h'.repeat(201), text: '' }] }, 'a heading has 201 characters, more than 200'],
      [
        { sections: [{ heading: null, text: 't'.repeat(20_001) }] },
        'a section of the description has 20001 characters, more than 20000',
      ],
      [
        { sections: Array.from({ length: 4 }, () => ({ heading: null, text: '<'.repeat(7_000) })) },
        'the description has 112031 characters, more than 100000',
      ],
      [
        { sections: Array.from({ length: 101 }, () => ({ heading: null, text: 't' })) },
        'it has 101 sections, more than 100',
      ],
      [
        { questions: [{ ...question!, question: 'q'.repeat(2_001) }] },
        'a question has 2001 characters, more than 2000',
      ],
      [
        { questions: [{ ...question!, follow_up: 'q'.repeat(2_001) }] },
        'what follows up on an answer has 2001 characters, more than 2000',
      ],
      [
        { questions: [{ ...question!, spanish: { question: '¿?', answers: ['v'.repeat(201)] } }] },
        'an answer has 201 characters, more than 200',
      ],
      [
        { questions: [{ ...question!, answers: [{ value: 'v'.repeat(201) }] }] },
        'an answer has 201 characters, more than 200',
      ],
      [
        { questions: [{ ...question!, answers: Array.from({ length: 51 }, () => ({ value: 'v' })) }] },
        'it has 51 answers, more than 50',
      ],
      [
        {
          questions: Array.from({ length: 17 }, () => ({
            ...question!,
            question: 'ñ'.repeat(2_000),
            answers: [],
          })),
        },
        'its questions have 103072 bytes, more than 100000',
      ],
      [{ questions: Array.from({ length: 21 }, () => question!) }, 'it has 21 questions, more than 20'],
      [
        {
          requirements: {
            ...longest.requirements,
            keywords: Array<(typeof keywordIds)[number]>(postingLimits.keywords + 1).fill('forklift'),
          },
        },
        `it has ${postingLimits.keywords + 1} skills, more than ${postingLimits.keywords}`,
      ],
    ]
    expect(rows.map(([overrides]) => overLimit(posting(overrides)))).toEqual(rows.map(([, reason]) => reason))
  })

  it('takes questions of as many bytes as they may have, and not one more', () => {
    const asked = (padding: number) =>
      Array.from({ length: 20 }, (_, index) => ({
        key: `k${index}`,
        type: question!.type,
        question: 'ñ'.repeat(1_900),
        follow_up: 'x'.repeat(Math.floor((padding + index) / 20)),
      }))
    const bytesOf = (questions: object) => Buffer.byteLength(JSON.stringify(questions))
    const most = postingLimits.questionsBytes
    const padding = most - bytesOf(asked(0))
    expect(bytesOf(asked(padding))).toBe(most)
    expect(overLimit(posting({ questions: asked(padding) }))).toBeNull()
    expect(overLimit(posting({ questions: asked(padding + 1) }))).toBe(
      'its questions have 100001 bytes, more than 100000',
    )
  })

  it('is kept to by the demonstration', async () => {
    const places = new Map((await readPlaces()).map((place) => [place.zip, place]))
    const postings = demonstrationPostings(places, new Date('2026-11-01T12:00:00Z'), new Map())
    expect(postings.map(overLimit).filter((reason) => reason !== null)).toEqual([])
  })
})
