import { portalState, type PortalState, type PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import { isLive } from '@lunchpail/contracts/jobs/rules/live-state'

interface Offered {
  readonly wage_from: unknown
  readonly wage_to: unknown
  readonly shifts: readonly unknown[]
}

/** Nothing, and $0, is no pay. */
const isPay = (amount: unknown): boolean => Number(amount ?? 0) > 0

/** What a role lacks before candidates can find it, by field, with the sentence of each. */
export const missingOfRole = ({ wage_from: from, wage_to: to, shifts }: Offered): Record<string, string> => ({
  ...(!isPay(from) && !isPay(to) && { wage_from: 'field.required' }),
  ...(shifts.length === 0 && { shifts: 'field.choose' }),
})

export const isComplete = (offered: Offered): boolean => Object.keys(missingOfRole(offered)).length === 0

/** 2 §4: a role that lacks something, or was never opened, is incomplete. What others have yet to approve stays theirs to decide. */
export const portalStateOf = (
  offered: Offered,
  state: PositionStatus,
  before: PortalState = portalState.incomplete,
): PortalState => {
  const isOurs = before === portalState.incomplete || isLive(before)
  if (!isOurs) return before
  if (!isComplete(offered)) return portalState.incomplete
  if (isLive(before)) return before
  return state === 'open' ? portalState.approved : portalState.incomplete
}
