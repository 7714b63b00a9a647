import { leavingReason } from '../../enumerations.ts'

const explained: readonly number[] = [
  leavingReason.terminated,
  leavingReason.other,
  leavingReason['laid off'],
]

/** 1 §9: reasons 7, 8 and 9 need an explanation. */
export const isExplained = (reason: number | undefined): boolean =>
  reason !== undefined && explained.includes(reason)

/** 1 §9, 2 §4: the contract ended, or another reason whose explanation mentions a contract or a season. A current job has none. */
export const isContractJob = (job: {
  current_job?: boolean | undefined
  reason_for_leaving?: number | undefined
  reason_explain?: string | undefined
}): boolean =>
  !job.current_job &&
  (job.reason_for_leaving === leavingReason['contract ended'] ||
    (job.reason_for_leaving === leavingReason.other && /contract|seasonal/i.test(job.reason_explain ?? '')))
