import { accountChanged } from '@lunchpail/contracts/auth/events'
import type { DataOf } from '@lunchpail/contracts/event'
import { listSuggestions } from '@lunchpail/contracts/matches/api'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import { positionChanged, type PositionState } from '@lunchpail/contracts/jobs/events'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import { shareService, type Shared } from '@lunchpail/kit-service/testing/shared-service'
import { startTestService, type TestService } from '@lunchpail/kit-service/testing/test-service'
import { expect, vi } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { sentApplications, submittedPosition } from '../../../contracts/test/submission.ts'
import { service } from '../src/service.ts'

export type OwnMatches = ReturnType<typeof onMatches>
export type Matches = Shared<OwnMatches>

/** The service on a database of its own. */
const startMatches = async () => onMatches(await startTestService(service))

/** Its publish functions resolve once the event is handled. */
export function onMatches(running: TestService) {
  const count = async (from: string, values: unknown[]) =>
    Number((await running.pool.query(`select count(*) from ${from}`, values)).rows[0].count)

  const stored = (from: string, values: unknown[], rows: number) =>
    vi.waitFor(async () => expect(await count(from, values)).toBe(rows), 10_000)

  return Object.assign(running, {
    async publishPositions(...items: PositionState[]) {
      for (let from = 0; from < items.length; from += 200)
        await running.publish(positionChanged, { things: items.slice(from, from + 200) })
      const published = `position join unnest($1::int[], $2::int[]) as published (id, version) using (id) where position.version >= published.version`
      await stored(published, [items.map(({ id }) => id), items.map(({ version }) => version)], items.length)
    },
    async publishAccount(item: DataOf<typeof accountChanged>['things'][number]) {
      await running.publish(accountChanged, { things: [item] })
      await stored('account_status where account_id = $1 and version >= $2', [item.id, item.version], 1)
    },
    async publishCandidate(item: CandidateState) {
      await running.publish(candidateChanged, { things: [item] })
      await stored('candidate where account_id = $1 and version >= $2', [item.id, item.version], 1)
    },
    async apply({ id: account_id }: { id: string }, ...ids: number[]) {
      const positions = ids.map((position_id) => submittedPosition({ position_id }))
      const submitted_at = new Date(running.clock.now().getTime() - hourMs).toISOString()
      await running.publish(applicationChanged, sentApplications({ account_id, positions, submitted_at }))
      const applied = 'application where account_id = $1 and position_id = any($2)'
      await stored(applied, [account_id, ids], ids.length)
    },
    /** Withdraws an application to a position so many milliseconds ago. */
    async withdraw({ id: account_id }: { id: string }, position_id: number, msAgo: number) {
      const id = crypto.randomUUID()
      const withdrawn_at = new Date(running.clock.now().getTime() - msAgo).toISOString()
      await running.publish(applicationMoved, {
        things: [{ id, version: 2, account_id, position_id, state: 2, withdrawn_at }],
      })
      await stored('withdrawal where id = $1', [id], 1)
    },
    async list(account: { id: string }, query: QueryInput<typeof listSuggestions> = { matches: '1' }) {
      const { status, body } = await running.as(account).call(listSuggestions, { query })
      expect(status).toBe(200)
      return body
    },
  })
}

export const shareMatches = (): Promise<Matches> =>
  shareService(service, startMatches, new Date('2026-11-21T12:00:00Z'))
