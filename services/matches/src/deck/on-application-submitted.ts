import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { projection } from '@lunchpail/kit-events/subscription'
import { saveApplications } from './save-applications.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/** What was applied to is no match anymore, at once. */
export const onApplicationSubmitted = ({ updateTabs }: Pick<Deps, 'updateTabs'>) =>
  projection(applicationSubmitted, async (tx: Tx, { account_id, submitted_at, positions }, { epoch }) => {
    await saveApplications(
      tx,
      positions.map(({ position_id }) => ({ account_id, position_id, submitted_at })),
      epoch,
    )
    return () => updateTabs({ kind: 'changed', accountId: account_id, topic: 'matches' })
  })
