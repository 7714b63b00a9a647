import { dayMs } from '@lunchpail/contracts/durations'
import type { getStats as contract } from '@lunchpail/contracts/engagement/portal-stats-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { readStats } from './read-stats.ts'

export const getStats =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const days = query.days ?? 30
    const since = new Date(clock.now().getTime() - days * dayMs)
    const counted = await readStats(database, companyIdOf(caller), since)
    const { total, invited, interviewed, forward, hired, answered, waiting, median_hours: median } = counted
    return {
      status: 200,
      body: {
        days,
        total,
        states: [...(counted.states ?? [])],
        funnel: { applied: total, invited, interviewed, forward, hired },
        roles: [...(counted.roles ?? [])],
        sources: [...(counted.sources ?? [])],
        feedback: [...(counted.feedback ?? [])],
        reply: {
          median_hours: median === null ? null : Math.round(median * 10) / 10,
          answered,
          waiting,
        },
      },
    }
  }
