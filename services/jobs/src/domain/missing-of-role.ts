import { portalState, type PositionStatus } from '@lunchpail/contracts/jobs/enumerations'

interface Offered {
  readonly wage_from: unknown
  readonly wage_to: unknown
  readonly shifts: readonly unknown[]
}

/** What a role lacks before candidates can find it, by field, with the sentence of each. */
export const missingOfRole = ({ wage_from: from, wage_to: to, shifts }: Offered): Record<string, string> => ({
  ...(from === null && to === null && { wage_from: 'field.required' }),
  ...(shifts.length === 0 && { shifts: 'field.choose' }),
})

export const isComplete = (offered: Offered): boolean => Object.keys(missingOfRole(offered)).length === 0

/** 2 §4: a role that lacks something, or was never opened, is incomplete. */
export const portalStateOf = (
  offered: Offered,
  state: PositionStatus,
  before: number | undefined,
): number => {
  if (!isComplete(offered)) return portalState.incomplete
  return state === 'open' ? portalState.approved : (before ?? portalState.incomplete)
}
