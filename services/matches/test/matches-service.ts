import { listSuggestions } from '@lunchpail/contracts/matches/api'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import { positionChanged, type PositionState } from '@lunchpail/contracts/jobs/events'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { startTestService } from '@lunchpail/kit-service/testing/test-service'
import { expect, vi } from 'vitest'
import { service } from '../src/service.ts'
import { submission } from './factories.ts'

/** The service, and other nouns that tell it things: each resolves when it has heard. */
export async function startMatches() {
  const running = await startTestService(service, {
    clock: new MovableClock(new Date('2026-11-21T12:00:00Z')),
  })
  const count = async (from: string, values: unknown[]) =>
    Number((await running.pool.query(`select count(*) from ${from}`, values)).rows[0].count)

  const heard = (from: string, values: unknown[], rows: number) =>
    vi.waitFor(async () => expect(await count(from, values)).toBe(rows), 10_000)

  return {
    running,
    async publishPositions(...things: PositionState[]) {
      for (let from = 0; from < things.length; from += 200)
        await running.publish(positionChanged, { things: things.slice(from, from + 200) })
      const known = `position join unnest($1::int[], $2::int[]) as told (id, version) using (id) where position.version >= told.version`
      const told = [things.map(({ id }) => id), things.map(({ version }) => version)]
      await heard(known, told, things.length)
    },
    async publishCandidate(thing: CandidateState) {
      await running.publish(candidateChanged, { things: [thing] })
      const known = 'candidate where account_id = $1 and version >= $2'
      await heard(known, [thing.id, thing.version], 1)
    },
    async apply(account: { id: string }, ...positions: number[]) {
      await running.publish(applicationSubmitted, submission(account.id, ...positions))
      const known = 'application where account_id = $1 and position_id = any($2)'
      await heard(known, [account.id, positions], positions.length)
    },
    async list(account: { id: string }, query: QueryInput<typeof listSuggestions> = { matches: '1' }) {
      const { status, body } = await running.as(account).call(listSuggestions, { query })
      expect(status).toBe(200)
      return body
    },
    stop: () => running.stop(),
  }
}
export type Matches = Awaited<ReturnType<typeof startMatches>>
