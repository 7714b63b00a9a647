import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** What was applied to is no match any more. */
export const onApplicationSubmitted = ({ notice }: Pick<Deps, 'notice'>) =>
  projection(applicationSubmitted, async (tx: Tx, { account_id: accountId, positions }) => {
    await tx.application.createMany({
      data: positions.map(({ position_id: positionId }) => ({ accountId, positionId })),
      skipDuplicates: true,
    })
    return () => notice({ kind: 'changed', accountId, topic: 'matches' })
  })
