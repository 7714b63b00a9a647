import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { leavingReason } from '@lunchpail/contracts/wizard/enumerations'
import { sentences } from '../../sentences.ts'

type Reason = (typeof leavingReason)[keyof typeof leavingReason]
const known: readonly number[] = Object.values(leavingReason)

/** The reason for leaving with its explanation: "Other: the season was over". A current job has none. */
export function useFormatReason(job: JobEntry): string | undefined {
  const t = sentences.use()
  const { reason_for_leaving: reason = 0, reason_explain: explanation } = job
  if (job.current_job || !known.includes(reason)) return undefined
  const name = t(`reason.${reason as Reason}`)
  return explanation?.trim() ? `${name}: ${explanation}` : name
}
