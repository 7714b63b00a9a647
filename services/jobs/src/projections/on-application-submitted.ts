import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Config } from '../config.ts'
import type { Tx } from '../database.ts'

/** A job that somebody applied to says so to them. */
export const onApplicationSubmitted = ({ notice }: Pick<Platform<Config>, 'notice'>) =>
  projection(applicationSubmitted, async (tx: Tx, { account_id: accountId, positions }) => {
    await tx.application.createMany({
      data: positions.map(({ position_id: positionId, application_id: applicationId }) => ({
        accountId,
        positionId,
        applicationId,
      })),
      skipDuplicates: true,
    })
    return () => notice({ kind: 'changed', accountId, topic: 'jobs' })
  })
