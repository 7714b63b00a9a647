import { noShowsRepeated } from '@lunchpail/contracts/engagement/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { refreshSessions } from './open-sessions.ts'
import { changeStanding } from './set-standing.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { suspendedBesides, suspendedFor, suspendedUntil } from '../../accounts/standing.ts'

/**
 * Bars whoever missed several interviews for 30 days from then on. It lifts by itself, and takes nothing from what an operator
 * decided.
 */
export const onNoShowsRepeated = (deps: Pick<Deps, 'clock' | 'seal' | 'contactSecret' | 'updateTabs'>) =>
  reaction(noShowsRepeated, { from: 'new' }, async (tx: Tx, { account_id: id, at }, { traceparent }) => {
    const until = suspendedUntil(new Date(at))
    const now = deps.clock.now()
    const account = await tx.account.findUnique({ where: { id } })
    if (!account || until <= now) return undefined
    // one that came late, or they are barred for longer
    const longest = suspendedFor(account)
    if (longest && longest >= until) return undefined
    const columns = suspendedBesides(account, { until, byHand: false }, now)
    const changed = await changeStanding(tx, deps, id, { kind: 'no-shows', columns }, traceparent)
    return () => refreshSessions(deps, changed?.sessionIds ?? [])
  })
