import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { projection } from '@lunchpail/kit-events/subscription'
import { forgetCounts } from './kept-count.ts'
import { saveApplications } from './save-applications.ts'
import type { Deps } from '../deps.ts'

/** What was applied to is no match anymore, at once. */
export const onApplicationChanged = ({ updateTabs }: Pick<Deps, 'updateTabs'>) =>
  projection(
    applicationChanged,
    async (tx: Transaction, { things: applications }, { epoch, republished }) => {
      await saveApplications(tx, applications, epoch)
      const accounts = new Set(applications.map(({ account_id }) => account_id))
      await forgetCounts(tx, [...accounts])
      if (republished) return undefined
      return () =>
        accounts.forEach((accountId) => updateTabs({ kind: 'changed', accountId, topic: 'matches' }))
    },
    { readModel: ['application'] },
  )
