import { applicationMoved } from '@lunchpail/contracts/engagement/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Config } from '../config.ts'

/** Stores which applications were withdrawn: what is withdrawn stays so. The job says when one may apply again. */
export const onApplicationMoved = ({ updateTabs }: Pick<Platform<Config>, 'updateTabs'>) =>
  projection(
    applicationMoved,
    async (tx: Transaction, { things: applications }, { epoch, republished }) => {
      const rows = applications
        .filter(({ withdrawn_at }) => withdrawn_at !== null)
        .map(({ id, version, account_id, withdrawn_at }) => ({ id, version, account_id, withdrawn_at }))
      await storeNewest(tx, 'withdrawal', 'id', rows, epoch)
      if (republished) return undefined
      return () =>
        rows.forEach(({ account_id: accountId }) => updateTabs({ kind: 'changed', accountId, topic: 'jobs' }))
    },
    { readModel: ['withdrawal'] },
  )
