import { beforeAll, describe, expect, it } from 'vitest'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { position } from '../../../../contracts/test/position.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { newark, posting, schedule } from '../../test/factories.ts'
import { eventsOf } from './publish-positions.ts'
import { publishUnpublished } from './publish-unpublished.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})

const published = () => jobs.events.published(positionChanged).flatMap(({ data }) => data.things)

describe('the event of changed positions', () => {
  it('holds fewer positions where they are long, and all of them once', () => {
    const short = Array.from({ length: 200 }, (_, index) => position({ id: index + 1 }))
    expect(eventsOf(short)).toEqual([short])
    const description = 'd'.repeat(100_000)
    const long = short.slice(0, 9).map((state) => ({ ...state, description }))
    const ids = eventsOf(long).map((event) => event.map(({ id }) => id))
    expect(ids).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], [9]])
    expect(eventsOf([])).toEqual([])
  })

  it('[WZ-09] [WZ-21] publishes skills, follow-up skills, shifts and all that matching asks for', async () => {
    await jobs.save([
      posting({
        title: 'whole',
        schedule: {
          ...schedule,
          start: '6:00AM or 2:00PM',
          duration: '8 hours',
          description: 'Four days on, three off',
          disablePreferredShift: true,
        },
        requirements: {
          weekend: true,
          overtime: true,
          entry: true,
          drugScreen: true,
          backgroundFlexible: true,
          experienceMonths: 12,
          keywords: ['forklift', 'loading'],
        },
        questions: [
          {
            key: 'forklift',
            question: 'Do you hold a certificate?',
            type: 1,
            answers: [{ value: 'Yes', keywords: ['reach-truck'] }, { value: 'No' }],
            reprompt: { after: '2026-12-01T00:00:00.000Z', answers: ['No'] },
          },
        ],
      }),
    ])
    await expect.poll(() => published().map(({ title }) => title)).toEqual(['whole'])
    const [state] = published()
    expect(state).toMatchObject({
      description: 'Pick and pack.',
      location_name: 'Newark, NJ',
      latitude: newark.latitude,
      longitude: newark.longitude,
      role: 'warehouse',
      schedule_start: '6:00AM or 2:00PM',
      schedule_duration: '8 hours',
      schedule_description: 'Four days on, three off',
      facility_id: expect.any(Number),
      disable_preferred_shift: true,
      weekend: true,
      overtime: true,
      entry: true,
      drug_screen: true,
      background_flexible: true,
      experience_months: 12,
      keywords: [
        { id: 'forklift', name: 'Driving a forklift' },
        { id: 'loading', name: 'Loading and unloading trailers' },
      ],
      posted_at: '2026-11-01T12:00:00.000Z',
    })
    expect(state!.questions[0]!.answers).toEqual([
      {
        id: 'a1',
        value: 'Yes',
        has_follow_up: false,
        keywords: [{ id: 'reach-truck', name: 'Driving a reach truck' }],
      },
      { id: 'a2', value: 'No', has_follow_up: false },
    ])
  })

  it('[WZ-20] publishes when a question is asked again, its hash, and whether it is about skills', () => {
    const [question] = published()[0]!.questions
    expect(question).toMatchObject({
      reprompt_threshold: '2026-12-01T00:00:00.000Z',
      reprompt_answers: ['a2'],
      hash: question!.id.slice(1),
      skill: true,
      keywords: [{ id: 'reach-truck', name: 'Driving a reach truck' }],
    })
  })

  it('publishes once more, with a new version, what a migration marked, however many start together', async () => {
    await jobs.save([posting({ title: 'new' })])
    await jobs.pool.query(`update position set unpublished = true where title = 'whole'`)
    const again = () => publishUnpublished(jobs.deps.transaction, jobs.clock)
    const counts = await Promise.all([again(), again()])
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await again()).toBe(0)
    await expect
      .poll(() => published().map(({ title, version }) => `${title}@${version}`))
      .toEqual(['whole@1', 'new@1', 'whole@2'])
  })
})
