import { noShowsWithdrawn } from '@lunchpail/contracts/engagement/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { refreshSessions } from './open-sessions.ts'
import { changeStanding } from './set-standing.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { suspendedUntil, withoutNoShows } from '../../accounts/standing.ts'

/** Ends the suspension that these no-shows led to, and none that an operator or others of them did. */
export const onNoShowsWithdrawn = (deps: Pick<Deps, 'clock' | 'seal' | 'contactSecret' | 'updateTabs'>) =>
  reaction(
    noShowsWithdrawn,
    { from: 'new' },
    async (tx: Tx, { account_id: id, suspended_at }, { traceparent }) => {
      const account = await tx.account.findUnique({ where: { id } })
      const until = suspendedUntil(new Date(suspended_at))
      const columns = account && withoutNoShows(account, until, deps.clock.now())
      if (!columns) return undefined
      const changed = await changeStanding(tx, deps, id, { kind: 'no-shows', columns }, traceparent)
      return () => refreshSessions(deps, changed?.sessionIds ?? [])
    },
  )
