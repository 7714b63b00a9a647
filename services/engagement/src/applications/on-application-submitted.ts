import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { sqlReaction } from '@lunchpail/kit-events/subscription'
import { insertApplications } from './insert-applications.ts'
import { setEmployers } from './set-employers.ts'
import { markApplied } from '../referrals/mark-referred.ts'
import type { Deps } from '../deps.ts'
import { sourceOf } from './source-of.ts'

/** Each position of a submit becomes an application with the first step of its timeline. */
export const onApplicationSubmitted = ({ updateTabs }: Pick<Deps, 'updateTabs'>) =>
  sqlReaction(applicationSubmitted, { from: 'beginning' }, async (tx, data, { time }) => {
    const submittedAt = new Date(data.submitted_at)
    await insertApplications(tx, data.positions, {
      accountId: data.account_id,
      submissionId: data.submission_id,
      submittedAt,
      source: sourceOf(data.utm, data.clickcast_click_id),
      automatic: data.automatic ?? false,
    })
    await setEmployers(
      tx,
      data.positions.map(({ position_id }) => position_id),
      new Date(time),
    )
    await markApplied(tx, data.account_id, submittedAt)
    return () => updateTabs({ kind: 'changed', accountId: data.account_id, topic: 'applications' })
  })
