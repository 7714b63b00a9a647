import { expect, it } from 'vitest'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { natsPermissions } from './nats-permissions.ts'
import { permissionDifference, withNeeded } from './permitted-subjects.ts'

const permissions = (...consumes: Parameters<typeof natsPermissions>[0][number]['consumes'][number][]) =>
  natsPermissions([
    { noun: 'matches', consumes },
    { noun: 'auth', consumes: [] },
  ])
const [before, needed] = [permissions(applicationSubmitted), permissions(positionChanged)]

it('finds what a release needs and a server does not permit, and what it needs no longer', () => {
  const { missing, left } = permissionDifference(before, needed, 'matches')
  expect(missing.every(({ kind, subject }) => kind === 'publish' && subject.includes('jobs-position'))).toBe(
    true,
  )
  expect(left.every(({ subject }) => subject.includes('wizard-application'))).toBe(true)
  expect([missing.length > 0, missing.length]).toEqual([true, left.length])
  expect(permissionDifference(before, needed, 'auth')).toEqual({ missing: [], left: [] })
})

it('adds what is needed for its user alone, and takes nothing away from the release before', () => {
  const both = withNeeded(before, needed, 'matches')!
  expect(permissionDifference(both, needed, 'matches').missing).toEqual([])
  expect(permissionDifference(both, before, 'matches').missing).toEqual([])
  const after = (text: string) => text.slice(text.indexOf('{ user: auth'))
  expect(after(both)).toBe(after(before))
  expect(withNeeded(both, needed, 'matches')).toBe(both)
  expect(withNeeded(before, needed, 'jobs')).toBeUndefined()
})
