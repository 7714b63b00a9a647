import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { leavingReason } from '@lunchpail/contracts/wizard/enumerations'
import { sentences } from '../../sentences.ts'

type Reason = (typeof leavingReason)[keyof typeof leavingReason]
const known: readonly number[] = Object.values(leavingReason)

/** Why a job ended, with what the person said of it: "Other: the season was over". A current job has no reason. */
export function useReason(job: JobEntry): string | undefined {
  const t = sentences.use()
  const { reason_for_leaving: reason = 0, reason_explain: words } = job
  if (job.current_job || !known.includes(reason)) return undefined
  const name = t(`reason.${reason as Reason}`)
  return words?.trim() ? `${name}: ${words}` : name
}
