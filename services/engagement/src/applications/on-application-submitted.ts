import { applicationState } from '@lunchpail/contracts/engagement/enumerations'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { setEmployers } from './set-employers.ts'
import { markApplied } from '../referrals/mark-referred.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { sourceOf } from './source-of.ts'

/** Each position of a submit becomes an application with the first step of its timeline. */
export const onApplicationSubmitted = ({ updateTabs }: Pick<Deps, 'updateTabs'>) =>
  reaction(applicationSubmitted, { from: 'beginning' }, async (tx: Tx, data, { time }) => {
    const submittedAt = new Date(data.submitted_at)
    const source = sourceOf(data.utm, data.clickcast_click_id)
    await tx.application.createMany({
      data: data.positions.map((position) => ({
        id: position.application_id,
        accountId: data.account_id,
        submissionId: data.submission_id,
        positionId: position.position_id,
        title: position.title,
        companyName: position.company_name,
        city: position.city,
        region: position.region,
        submittedAt,
        source,
        automatic: data.automatic ?? false,
      })),
    })
    await setEmployers(
      tx,
      data.positions.map(({ position_id }) => position_id),
      new Date(time),
    )
    await tx.change.createMany({
      data: data.positions.map((position) => ({
        applicationId: position.application_id,
        state: applicationState.applied,
        at: submittedAt,
      })),
    })
    await markApplied(tx, data.account_id, submittedAt)
    return () => updateTabs({ kind: 'changed', accountId: data.account_id, topic: 'applications' })
  })
