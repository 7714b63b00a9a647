import { randomUUID } from 'node:crypto'
import { failNewerValues } from '@lunchpail/kit-service/testing/newer-values'
import { beforeAll, expect, it } from 'vitest'
import { applicant } from '../../../contracts/test/applicant.ts'
import { service } from '../src/service.ts'
import { candidate, position } from './factories.ts'
import { shareMatches, type Matches } from './matches-service.ts'

let matches: Matches
beforeAll(async () => {
  matches = await shareMatches()
})

it('a value that a newer release sends in an event is no dead letter', async () => {
  const { failures, tried } = await failNewerValues(service, matches)
  expect(failures).toEqual([])
  expect(tried).toBeGreaterThan(0)
})

it('a job is suggested by what this release knows of it, and not one whose state it does not know', async () => {
  const newer = 'of-next-month' as never
  await matches.publishPositions(
    position({ id: 12, schedule_type: newer, role: newer, shifts: ['day', newer] }),
    position({ id: 13, state: newer }),
  )
  const person = candidate()
  await matches.publishCandidate(person)
  const { positions } = await matches.list(person)
  expect(positions).toMatchObject([
    { id: 12, schedule_type: 'either', schedule_known: false, role: null, shifts: ['day'] },
  ])
})

it('[AU-24] an account of a status that only a newer release knows gets no match', async () => {
  const id = randomUUID()
  await matches.publishPositions(position({ id: 14 }))
  await matches.publishAccount(applicant({ id, status: 77 }))
  expect((await matches.list({ id })).positions).toEqual([])
})
