import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Platform } from '@lunchpail/kit-service/service'
import { saveApplications } from './save-applications.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../database.ts'

/** A job that somebody applied to says so to them. */
export const onApplicationSubmitted = ({ updateTabs }: Pick<Platform<Config>, 'updateTabs'>) =>
  projection(
    applicationSubmitted,
    async (tx: Tx, { account_id: accountId, submitted_at, positions }, { epoch }) => {
      const applications = positions.map(({ position_id, application_id: id }) => ({
        id,
        account_id: accountId,
        position_id,
        submitted_at,
      }))
      await saveApplications(tx, applications, epoch)
      return () => updateTabs({ kind: 'changed', accountId, topic: 'jobs' })
    },
  )
