import { noShowsRepeated } from '@lunchpail/contracts/engagement/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { noticeSessions } from './end-sessions.ts'
import { changeStanding } from './set-standing.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { suspendedUntil } from '../../accounts/standing.ts'

/** AU-25: bars whoever missed several interviews for 30 days from then on. It lifts by itself. */
export const onNoShowsRepeated = (deps: Pick<Deps, 'clock' | 'seal' | 'contactSecret' | 'notice'>) =>
  reaction(noShowsRepeated, { from: 'new' }, async (tx: Tx, { account_id: id, at }, { traceparent }) => {
    const until = suspendedUntil(new Date(at))
    const account = await tx.account.findUnique({ where: { id } })
    // one that came late, or an operator who barred them for longer
    if (until <= deps.clock.now() || (account?.suspendedUntil && account.suspendedUntil >= until))
      return undefined
    const changed = await changeStanding(tx, deps, id, { kind: 'suspend', until, byHand: false }, traceparent)
    return () => noticeSessions(deps, changed?.sessionIds ?? [])
  })
