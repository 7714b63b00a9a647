import { applicationChanged } from '@lunchpail/contracts/wizard/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Platform } from '@lunchpail/kit-service/service'
import { saveApplications } from './save-applications.ts'
import type { Config } from '../config.ts'

/** A job that a candidate applied to says so to them. */
export const onApplicationChanged = ({ updateTabs }: Pick<Platform<Config>, 'updateTabs'>) =>
  projection(
    applicationChanged,
    async (tx: Transaction, { things: applications }, { epoch, republished }) => {
      await saveApplications(tx, applications, epoch)
      if (republished) return undefined
      const accounts = new Set(applications.map(({ account_id }) => account_id))
      return () => accounts.forEach((accountId) => updateTabs({ kind: 'changed', accountId, topic: 'jobs' }))
    },
    { readModel: ['application'] },
  )
